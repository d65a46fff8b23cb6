/** What the operator reads of a request, and what the service for errors hears (decisions 95). */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { prepareEdge } from "#tests/support/edge/prepare-edge.ts";
import type { Portal } from "#tests/support/edge/start-edge.ts";
import { type ErrorReceiver, startErrorReceiver } from "#workers/stand-ins/errors/server.ts";

const { edge, portal } = prepareEdge();
let receiver: ErrorReceiver;
let reporting: Portal & { origin: string };
beforeAll(async () => {
  receiver = await startErrorReceiver();
  reporting = await edge.startPortal({ APP_ENV: "prod", ERROR_DSN: receiver.dsn, LOG_SAMPLE: "1", ERROR_EVENTS: "3" });
});
afterAll(() => receiver.stop());

const nasty = "/?email=anna@example.at&token=geheim4711";
const readLines = () => edge.log.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));

test("the reader's request, the back end's and every line in between have one number", async () => {
  const { status, headers } = await reporting(nasty);
  const id = headers["x-request-id"];
  expect([status, id]).toEqual([200, expect.stringMatching(/^[\da-f]{16}$/)]);
  expect(edge.backend.requests.map(({ headers: { "x-request-id": passed } }) => passed)).toEqual([id]);
  await expect.poll(readLines).toMatchObject([{ level: "info", worker: "portal", requestId: id, route: "home", status: 200 }]);
  expect(edge.log.join("\n")).not.toMatch(/anna|geheim/);
});

test("of what went well an operator who wants no lines reads none", async () => {
  expect((await portal("/")).status).toBe(200);
  expect((await portal("/gibt/es/nicht")).status).toBe(404);
  edge.backend.behave({ kind: "fixed", status: 500, type: "text/plain", body: "no" });
  const { headers } = await portal("/");
  await expect
    .poll(readLines)
    .toContainEqual(expect.objectContaining({ message: "request", requestId: headers["x-request-id"] }));
  expect(readLines().every(({ requestId }) => requestId === headers["x-request-id"])).toBe(true);
});

test("an error of the Worker arrives with its release and its request's number, and without its reader", async () => {
  edge.backend.behave({ kind: "fixed", status: 500, type: "text/plain", body: "no" });
  const { headers } = await reporting(nasty, {
    headers: { "user-agent": "Mozilla/5.0 (X11) Firefox/140", cookie: "a=geheim4711" },
  });
  const build = JSON.parse((await reporting("/builds/latest.json")).text).id;
  await expect
    .poll(() => receiver.items)
    .toContainEqual({
      type: "event",
      payload: expect.objectContaining({
        release: build,
        environment: "prod",
        tags: expect.objectContaining({ worker: "portal", request_id: headers["x-request-id"] }),
      }),
    });
  expect(receiver.texts.join("\n")).not.toMatch(/anna|geheim|Firefox|127\.0\.0\.1(?!:\d+\/1")/);
});

describe("reports of browsers", () => {
  const event = (length = 10) => {
    const text = [{ dsn: receiver.dsn }, { type: "event" }, { message: "x ".repeat(length / 2), user: { id: "anna" } }];
    return text.map((line) => JSON.stringify(line)).join("\n");
  };
  const post = (body: string, headers: Record<string, string> = {}) =>
    reporting("/api/fehler", { method: "POST", body, headers: { origin: reporting.origin, ...headers } });

  test("a page learns how much it may report", async () => {
    expect(JSON.parse((await reporting("/api/fehler")).text)).toMatchObject({ dsn: receiver.dsn, events: 3, breadcrumbs: 25 });
  });

  test("go on to the operator's project without what names the reader", async () => {
    receiver.items.length = 0;
    expect((await post(event())).status).toBe(200);
    expect(receiver.items).toEqual([{ type: "event", payload: { message: expect.stringMatching(/^x x/) } }]);
  });

  test.each([
    ["of another site", 403, () => post(event(), { origin: "https://evil.example" })],
    ["of more than 1 MB", 413, () => post(event(1_100_000))],
    ["for another project", 400, () => post(event().replace(receiver.dsn, "https://abc@errors.example/1"))],
    ["that make no sense", 400, () => post("hello")],
    ["by another method", 405, () => reporting("/api/fehler", { method: "PUT" })],
    ["where reports are off", 404, () => portal("/api/fehler", { method: "POST", body: event() })],
    ["asked for where reports are off", 204, () => portal("/api/fehler")],
  ])("%s get %i, and go nowhere", async (_, status, send) => {
    receiver.items.length = 0;
    expect((await send()).status).toBe(status);
    expect(receiver.items).toEqual([]);
  });
});
