/** Contracts that are ended without signing in and without script (decision 107), through the portal. */
import { beforeEach, expect, test } from "vitest";
import { prepareEdge } from "#tests/support/edge/prepare-edge.ts";

const { edge, portal } = prepareEdge();
const host = "www.talblick.example";
const written = {
  kind: "extraordinary",
  name: "Maria <b>Fink",
  email: "maria@example.com",
  contract: "Plus",
  reason: "Umzug",
  endsOn: "",
};
const send = (fields: Record<string, string>) =>
  portal("/kuendigen", {
    method: "POST",
    headers: { host, origin: `http://${host}`, "content-type": "application/x-www-form-urlencoded" },
    body: String(new URLSearchParams(fields)),
  });
const asked = () => edge.backend.operations().filter(({ operationName }) => operationName === "sendCancellation");

beforeEach(() => {
  edge.backend.answer("GetCancellationRules", () => ({ data: { cancellation_rules: { keep_days: 9 } } }));
  edge.backend.answer("sendCancellation", () => ({
    data: { sendCancellation: { number: 77, received: "2026-11-23T11:00:05Z" } },
  }));
});

test("a reader ends a contract, and the page is the receipt: all that was declared, and when", async () => {
  const { status, headers, text } = await send(written);
  expect([status, headers["cache-control"]]).toEqual([200, expect.stringContaining("no-store")]);
  for (const words of [
    "ist eingelangt",
    "23. November 2026 um 12:00:05 Uhr",
    "77",
    "Umzug",
    "Maria &lt;b&gt;Fink",
    "so früh wie möglich",
  ])
    expect(text).toContain(words);
  await send(written);
  const keys = asked().map(({ variables }) => variables.key);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test("what is missing is said at its field, and what was typed stays", async () => {
  const { status, text } = await send({ ...written, reason: "" });
  expect([status, asked().length]).toEqual([422, 0]);
  expect(text).toContain("Nenne den Grund.");
  expect(text).toContain('value="Plus"');
});

test.each([
  ["TOO_MANY_REQUESTS", 429, "in einer Stunde noch einmal"],
  ["INTERNAL_SERVER_ERROR", 503, "es liegt an unserer Technik"],
])("a back end that answers %s loses nothing that was typed", async (code, expected, words) => {
  edge.backend.answer("sendCancellation", () => ({ errors: [{ message: "No", extensions: { code } }] }));
  const { status, text } = await send(written);
  expect(status).toBe(expected);
  expect(text).toContain(words);
  expect(text).toContain("Umzug");
});

test("where the back end takes none, the page is the publisher's own, or none", async () => {
  edge.backend.answer("GetCancellationRules", () => ({ data: { cancellation_rules: null } }));
  edge.backend.answer("GetPageBySlug", () => ({ data: { page: null, redirect: null } }));
  expect((await portal("/kuendigen", { headers: { host } })).status).toBe(404);
  expect((await send(written)).status).toBe(404);
});
