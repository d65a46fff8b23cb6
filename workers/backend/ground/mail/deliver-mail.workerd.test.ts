import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import worker from "#workers/backend/backend.ts";
import { testOrigin } from "#workers/backend/ground/caller/mint-caller-for-test.ts";
import { deleteAccountsForTest, insertAccount } from "#workers/backend/readers/accounts/accounts-for-test.ts";
import type { Mail } from "./compose-mail.ts";

const origin = testOrigin;
let logged: string[];
let sent: Mail[];

beforeEach(async () => {
  await deleteAccountsForTest();
  sent = [];
  logged = [];
  vi.spyOn(console, "error").mockImplementation((...parts) => void logged.push(parts.map(String).join(" ")));
});
afterEach(() => vi.restoreAllMocks());

const recordingMail = {
  async send(mail: Mail) {
    if (mail.to.startsWith("kaputt"))
      throw new Error(`550 5.1.1 User unknown <${mail.to}> ${mail.to.replace("@", " at ")} Maria Fink ${mail.text}`);
    sent.push(mail);
    return { messageId: "<1@talblick.example>" };
  },
} as unknown as SendEmail;

/** Message n of a batch has the id `n`. */
async function deliver(bodies: unknown[], attempts = 1) {
  const messages = bodies.map((body, index) => ({ id: `${index}`, timestamp: new Date(), attempts, body }));
  const batch = createMessageBatch<unknown>("talblick-mail", messages);
  const retries = batch.messages.map((message) => vi.spyOn(message, "retry"));
  const context = createExecutionContext();
  await worker.queue(batch, { ...env, MAIL: recordingMail });
  const { explicitAcks, retryMessages } = await getQueueResult(batch, context);
  const delays = retries.flatMap(({ mock }) => mock.calls.map(([options]) => options?.delaySeconds));
  return { explicitAcks, retried: retryMessages.map(({ msgId }) => msgId), delays };
}

test("each message becomes one mail and is settled", async () => {
  const accountId = await insertAccount({ state: "pending" });
  const result = await deliver([
    { kind: "activation", accountId, origin },
    { kind: "account-deleted", email: "weg@example.com", name: "", origin },
  ]);
  expect(sent.map(({ to }) => to)).toEqual(["maria@example.com", "weg@example.com"]);
  expect(result).toEqual({ explicitAcks: ["0", "1"], retried: [], delays: [] });
  expect(logged).toEqual([]);
});

test("strangers get nothing, and the message is settled all the same", async () => {
  const result = await deliver([{ kind: "reset", login: "niemand@example.com", origin }]);
  expect([sent, result.explicitAcks, logged]).toEqual([[], ["0"], []]);
});

describe("a mail that cannot be sent", () => {
  const failing = { kind: "reset", login: "kaputt@example.com", origin };
  beforeEach(() => insertAccount({ login: "kaputt", email: "kaputt@example.com" }));

  test("is tried again later, and the others of its batch are not", async () => {
    const other = { kind: "username-taken", email: "neu@example.com", origin };
    const result = await deliver([other, failing, other]);
    expect(sent).toHaveLength(2);
    expect(result).toEqual({ explicitAcks: ["0", "2"], retried: ["1"], delays: [30] });
  });

  test("waits longer after each attempt", async () => {
    const delays: unknown[] = [];
    for (const attempts of [1, 2, 3, 4, 5, 6]) delays.push(...(await deliver([failing], attempts)).delays);
    expect(delays).toEqual([30, 120, 600, 3600, 14400, 14400]);
  });

  test("leaves neither its key nor its address in the log", async () => {
    await deliver([failing]);
    expect(logged).toHaveLength(1);
    expect(JSON.parse(logged[0] ?? "")).toMatchObject({
      message: "A mail was not sent",
      messageId: "0",
      kind: "reset",
      attempt: 1,
      reason: "unknown recipient",
      status: "550",
      enhanced: "5.1.1",
    });
    expect(logged[0]).not.toMatch(/kaputt|fink|profil|key=/i);
  });

  test("is tried again as well when the operator's MAIL_FROM is wrong", async () => {
    const batch = createMessageBatch<unknown>("talblick-mail", [{ id: "0", timestamp: new Date(), attempts: 1, body: failing }]);
    // The platform brings the batch again.
    const delivery = worker.queue(batch, { ...env, MAIL: recordingMail, MAIL_FROM: "post" });
    await expect(delivery).rejects.toThrow("Configuration: MAIL_FROM must be a name and an address: Name <address>");
  });
});

describe("what is no message of ours", () => {
  const reset = { kind: "reset", login: "maria", origin };

  test.each([
    ["nothing", null],
    ["a text", "reset"],
    ["another kind", { ...reset, kind: "advertising" }],
    ["a missing field", { kind: "reset", origin }],
    ["a number for a text", { ...reset, login: 1 }],
    ["a text for a number", { kind: "activation", accountId: "1", origin }],
    ["an origin with a path", { ...reset, origin: `${origin}/boese` }],
    ["an origin with a user", { ...reset, origin: "https://a:b@talblick.example" }],
    ["an origin that runs script", { ...reset, origin: "javascript:alert(1)" }],
    ["an origin with a line break", { ...reset, origin: `${origin}\nx` }],
    ["no origin", { ...reset, origin: "" }],
  ])("is dropped and noted: %s", async (_what, body) => {
    await insertAccount();
    const result = await deliver([body, reset]);
    expect(result.explicitAcks).toEqual(["0", "1"]);
    expect(sent).toHaveLength(1);
    expect(logged).toEqual([expect.stringContaining('"A message for a mail is not understood and dropped","messageId":"0"')]);
  });
});

test.each([
  "a@b.example\r\nBcc: alle@b.example",
  "a@b.example\nSubject: Gewonnen",
  "Chef <a@b.example>, alle@b.example",
  '"a@b.example" <alle@b.example>',
])("an address that is more than one is never sent to: %j", async (email) => {
  const accountId = await insertAccount({ login: "c", email });
  const result = await deliver([
    { kind: "account-deleted", email, name: "", origin },
    { kind: "username-taken", email: `x${email}`, origin },
    { kind: "password-changed", accountId, origin },
  ]);
  expect(sent).toEqual([]);
  expect(result.explicitAcks).toEqual(["0", "1", "2"]);
  expect(logged).toHaveLength(3);
  expect(logged.join()).not.toContain("b.example");
});
