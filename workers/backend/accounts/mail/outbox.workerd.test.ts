import { createMessageBatch, env } from "cloudflare:test";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  countRows,
  createTestCall,
  deleteAccountsForTest,
  insertAccount,
  testNow,
  testPassword,
} from "#workers/backend/accounts/accounts-for-test.ts";
import { forgetPassword } from "#workers/backend/accounts/registration/forget-password.ts";
import { register } from "#workers/backend/accounts/registration/register.ts";
import worker from "#workers/backend/backend.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/database/record-plans-for-test.ts";
import type { Env } from "#workers/backend/env.ts";
import { isWaiting, putMail, type QueuedMail, removeMail, sendWaitingMail } from "./outbox.ts";

let log: string[];
beforeEach(async () => {
  await deleteAccountsForTest();
  log = [];
  vi.spyOn(console, "error").mockImplementation((...parts) => void log.push(parts.map(String).join(" ")));
});
afterEach(() => vi.restoreAllMocks());

/** A queue that a process takes with it when it is killed, and the mail that its consumer has sent. */
function createMachine({ isQueueDown = false } = {}) {
  const queued: QueuedMail[] = [];
  const sent: { to: string }[] = [];
  const send = async (message: QueuedMail) => {
    if (isQueueDown) throw new Error("the queue is down");
    queued.push(message);
  };
  const mail = { send: async (letter: { to: string }) => void sent.push(letter) };
  const on = { ...env, MAIL_QUEUE: { send }, MAIL: mail } as unknown as Env;
  const consume = async (messages: readonly unknown[] = queued) => {
    const bodies = messages.map((body, index) => ({ id: `${index}`, timestamp: new Date(), attempts: 1, body }));
    await worker.queue(createMessageBatch<unknown>("talblick-mail", bodies), on);
  };
  return { on, queued, sent, consume };
}

const registration = {
  ...{ email: "neu@example.com", username: "", password: testPassword, agbAccepted: true, marketingAccepted: false },
  ...{ nodoi: false, migrate: false, userData: null },
};
const at = (on: Env, seconds = 0) => ({ ...createTestCall({ now: testNow + seconds }), env: on });
const scheduled = (on: Env, seconds: number, cron = "*/10 * * * *") =>
  worker.scheduled({ scheduledTime: (testNow + seconds) * 1000, cron, noRetry: () => undefined } as ScheduledController, on);

test("a mail is kept before the call is answered, and gone when it is delivered", async () => {
  const { on, queued, sent, consume } = createMachine();
  expect((await register(at(on), registration)).kind).toBe("mail-sent");
  expect([queued.length, await countRows("mail_outbox")]).toEqual([1, 1]);
  await consume();
  expect([sent.map(({ to }) => to), await countRows("mail_outbox")]).toEqual([["neu@example.com"], 0]);
});

test("a queue that is lost with its process loses nothing: the next start sends it", async () => {
  await register(at(createMachine().on), registration);
  const restarted = createMachine();
  await scheduled(restarted.on, 5, "@start");
  await restarted.consume();
  expect([restarted.sent.map(({ to }) => to), await countRows("mail_outbox")]).toEqual([["neu@example.com"], 0]);
});

test("a queue that is down harms no call: the clock sends the mail", async () => {
  await insertAccount();
  const down = createMachine({ isQueueDown: true });
  expect((await forgetPassword(at(down.on), "maria")).sent).toBe(true);
  expect(log.join()).toContain("waits in the outbox");
  const up = createMachine();
  await scheduled(up.on, 599);
  expect(up.queued).toEqual([]);
  await scheduled(up.on, 600);
  await up.consume();
  expect([up.sent.length, await countRows("mail_outbox")]).toEqual([1, 0]);
});

test("while the queue has it, it is not sent again; one that comes twice is delivered once", async () => {
  const { on, queued, sent, consume } = createMachine();
  await register(at(on), registration);
  for (const seconds of [600, 6 * 3600]) await scheduled(on, seconds);
  expect(queued).toHaveLength(1);
  await scheduled(on, 12 * 3600);
  expect(queued).toHaveLength(2);
  await consume();
  expect([sent.length, await countRows("mail_outbox")]).toEqual([1, 0]);
});

test("what was never delivered is given up after three times, and operators are told", async () => {
  const { on, queued } = createMachine();
  await register(at(on), registration);
  for (const hours of [12, 24, 36, 48]) await scheduled(on, hours * 3600);
  expect([queued.length, await countRows("mail_outbox")]).toEqual([3, 0]);
  expect(log.join()).toMatch(/mail given up \d+ activation/);
  expect(log.join()).not.toContain("neu@");
});

test("no statement reads a whole table", async () => {
  const plans = await recordPlans(env as Env, async (recording) => {
    const { on } = createMachine();
    const machine = { ...on, DB: recording.DB };
    await putMail(machine, { kind: "reset", login: "maria", origin: "https://www.talblick.example" }, testNow);
    await sendWaitingMail(machine, testNow + 600, { isStart: false });
    await isWaiting(machine.DB, 1);
    await removeMail(machine.DB, 1);
  });
  expect(plans.length).toBe(5);
  expect(plans.flatMap(findGrowingSteps)).toEqual([]);
});

test("a start sends all that waits, however much it is", async () => {
  const { on } = createMachine({ isQueueDown: true });
  for (let count = 0; count < 120; count += 1)
    await putMail(on, { kind: "reset", login: `leser-${count}`, origin: "https://talblick.example" }, testNow);
  const { on: machine, queued } = createMachine();
  await sendWaitingMail(machine, testNow, { isStart: true });
  expect(new Set(queued.map(({ outbox }) => outbox)).size).toBe(120);
  expect(queued).toHaveLength(120);
});
