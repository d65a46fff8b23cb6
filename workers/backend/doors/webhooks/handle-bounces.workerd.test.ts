import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { cleanUpForTest } from "#workers/backend/doors/clock/clean-ups/clean-ups-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { recordBounceStatement } from "#workers/backend/readers/newsletters/bounces/record-bounce.ts";
import { handleBounces } from "./handle-bounces.ts";

const DAY = 86_400;
const start = 4_000_000_000;
const token = "test-mail-token";
const on = { ...(env as Env), MAIL_WEBHOOK_TOKEN: token };

beforeEach(() => env.DB.prepare("DELETE FROM mail_bounces").run());

const readAll = async () =>
  (await env.DB.prepare("SELECT email_key, bounces, paused_at, reason FROM mail_bounces ORDER BY 1").all()).results;
const readOne = async () => (await readAll())[0];
const record = (reason: "permanent" | "temporary" | "complaint", now: number) =>
  recordBounceStatement(env.DB, "maria@example.com", reason, now).run();

function tell(body: unknown, headers: Record<string, string> = { authorization: `Bearer ${token}` }, method = "POST") {
  const request = new Request("http://backend/webhooks/mail", {
    method,
    headers,
    ...(method === "GET" ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  return handleBounces(request, on, start);
}

describe("an address", () => {
  test.each(["permanent", "complaint"] as const)("is paused at once after a failure of the kind %s", async (reason) => {
    await record(reason, start);
    await record("temporary", start + DAY + 1);
    expect(await readOne()).toMatchObject({ paused_at: start, reason });
  });

  test("is paused after five temporary failures on five days, however often each is reported", async () => {
    for (let day = 0; day < 4; day += 1)
      for (let again = 0; again < 3; again += 1) await record("temporary", start + day * (DAY + 60) + again);
    expect(await readOne()).toMatchObject({ bounces: 4, paused_at: null });
    await record("temporary", start + 4 * (DAY + 60));
    expect(await readOne()).toMatchObject({ bounces: 5, paused_at: start + 4 * (DAY + 60) });
  });

  test("starts again at zero after a month without failures", async () => {
    for (let day = 0; day < 4; day += 1) await record("temporary", start + day * (DAY + 60));
    await record("temporary", start + 60 * DAY);
    expect(await readOne()).toMatchObject({ bounces: 1, paused_at: null });
  });

  test("is forgotten: temporary failures after a month, pauses after a year", async () => {
    await record("temporary", start);
    await recordBounceStatement(env.DB, "tot@example.com", "permanent", start).run();
    await cleanUpForTest(env.DB, new Date((start + 31 * DAY) * 1000), ["bounces", "temporary-bounces"]);
    expect((await readAll()).map(({ email_key }) => email_key)).toEqual(["tot@example.com"]);
    await cleanUpForTest(env.DB, new Date((start + 366 * DAY) * 1000), ["bounces", "temporary-bounces"]);
    expect(await readAll()).toEqual([]);
  });
});

describe("POST /webhooks/mail", () => {
  test("keeps the events, and a repeated request does not count twice", async () => {
    const events = [
      { type: "bounce", email: "Maria@Example.com ", permanent: true },
      { type: "bounce", email: "josef@example.com" },
      { type: "complaint", email: "anna@example.com" },
    ];
    for (let round = 0; round < 2; round += 1) expect((await tell({ events })).status).toBe(204);
    expect(await readAll()).toEqual([
      { email_key: "anna@example.com", bounces: 1, paused_at: start, reason: "complaint" },
      { email_key: "josef@example.com", bounces: 1, paused_at: null, reason: "temporary" },
      { email_key: "maria@example.com", bounces: 1, paused_at: start, reason: "permanent" },
    ]);
  });

  test.each<[string, unknown, Record<string, string> | undefined, string, number]>([
    ["no secret", { events: [] }, {}, "POST", 401],
    ["another's secret", { events: [] }, { authorization: "Bearer test-admin-token" }, "POST", 401],
    ["another method", null, undefined, "GET", 405],
    ["no JSON", "x", undefined, "POST", 400],
    ["another form", { events: [{ type: "open", email: "a@b.example" }] }, undefined, "POST", 400],
    [
      "too many events",
      { events: Array.from({ length: 101 }, () => ({ type: "bounce", email: "a@b.example" })) },
      undefined,
      "POST",
      400,
    ],
    ["too large a body", { events: [{ type: "bounce", email: "a".repeat(60_000) }] }, undefined, "POST", 413],
  ])("refuses %s", async (_, body, headers, method, status) => {
    expect((await tell(body, headers, method)).status).toBe(status);
    expect(await readAll()).toEqual([]);
  });

  test("answers 404 without a secret", async () => {
    const request = new Request("http://backend/webhooks/mail", { method: "POST", headers: { authorization: "Bearer " } });
    expect((await handleBounces(request, { ...on, MAIL_WEBHOOK_TOKEN: "" }, start)).status).toBe(404);
  });
});
