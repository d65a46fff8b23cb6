import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import worker from "#workers/backend/backend.ts";
import { createFailingOnce, type Mishap } from "#workers/backend/ground/database/failing-once-for-test.ts";
import { findGrowingSteps, recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import {
  countRows,
  createTestCall,
  deleteAccountsForTest,
  insertAccount,
  testNow,
  testPassword,
} from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { forgetPassword } from "#workers/backend/readers/accounts/registration/forget-password.ts";
import { register } from "#workers/backend/readers/accounts/registration/register.ts";
import type { QueuedMail } from "./compose-for-test.ts";
import { isWaiting, putMail, removeMail, sendWaitingMail } from "./outbox.ts";

let log: string[];
beforeEach(async () => {
  await deleteAccountsForTest();
  log = [];
  vi.spyOn(console, "error").mockImplementation((...parts) => void log.push(parts.map(String).join(" ")));
});
afterEach(() => vi.restoreAllMocks());

/** A queue that is lost when its process is killed, and the mail that its consumer has sent. */
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
  email: "neu@example.com",
  username: "",
  password: testPassword,
  agbAccepted: true,
  marketingAccepted: false,
  nodoi: false,
  migrate: false,
  userData: null,
};
const at = (on: Env, seconds = 0) => ({ ...createTestCall({ now: testNow + seconds }), env: on });
const scheduled = (on: Env, seconds: number, cron = "*/10 * * * *") =>
  worker.scheduled({ scheduledTime: (testNow + seconds) * 1000, cron, noRetry: () => undefined } as ScheduledController, on);

test("a mail is stored before the call is answered, and deleted when it is delivered", async () => {
  const { on, queued, sent, consume } = createMachine();
  expect((await register(at(on), registration)).kind).toBe("mail-sent");
  expect([queued.length, await countRows("mail_outbox")]).toEqual([1, 1]);
  await consume();
  expect([sent.map(({ to }) => to), await countRows("mail_outbox")]).toEqual([["neu@example.com"], 0]);
});

test("a queue that is lost with its process loses no mail: the next start sends it", async () => {
  await register(at(createMachine().on), registration);
  const restarted = createMachine();
  await scheduled(restarted.on, 5, "@start");
  await restarted.consume();
  expect([restarted.sent.map(({ to }) => to), await countRows("mail_outbox")]).toEqual([["neu@example.com"], 0]);
});

test("a queue that is down makes no call fail: the clock sends the mail", async () => {
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

test("a mail in the queue is not queued again; a duplicate is delivered once", async () => {
  const { on, queued, sent, consume } = createMachine();
  await register(at(on), registration);
  for (const seconds of [600, 6 * 3600]) await scheduled(on, seconds);
  expect(queued).toHaveLength(1);
  await scheduled(on, 12 * 3600);
  expect(queued).toHaveLength(2);
  await consume();
  expect([sent.length, await countRows("mail_outbox")]).toEqual([1, 0]);
});

test("a duplicate that comes when the delivery is long over is not sent", async () => {
  const { on, sent, consume } = createMachine();
  await register(at(on), registration);
  await consume();
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 10 * 60 * 1000);
  await consume();
  expect(sent.map(({ to }) => to)).toEqual(["neu@example.com"]);
});

test("a mail that comes eight times at once, to as many consumers, is delivered once, and not lost", async () => {
  const { on, queued, sent } = createMachine();
  await register(at(on), registration);
  const batches = Array.from({ length: 8 }, (_, index) =>
    createMessageBatch<unknown>("talblick-mail", [{ id: `${index}`, timestamp: new Date(), attempts: 1, body: queued[0] }]),
  );
  await Promise.all(batches.map((batch) => worker.queue(batch, on)));
  const results = await Promise.all(batches.map((batch) => getQueueResult(batch, createExecutionContext())));
  expect([sent.length, await countRows("mail_outbox")]).toEqual([1, 0]);
  // A duplicate that came during the delivery is retried, and then finds the mail delivered.
  for (const { explicitAcks, retryMessages } of results) expect(explicitAcks.length + retryMessages.length).toBe(1);
});

test("a failed delivery is tried again at once, not only when its claim is over", async () => {
  const { on, queued, sent, consume } = createMachine();
  await register(at(on), registration);
  const failing = { ...on, MAIL: { send: () => Promise.reject(new Error("450 later")) } } as unknown as Env;
  const batch = createMessageBatch<unknown>("talblick-mail", [{ id: "0", timestamp: new Date(), attempts: 1, body: queued[0] }]);
  await worker.queue(batch, failing);
  await consume();
  expect([sent.length, await countRows("mail_outbox")]).toEqual([1, 0]);
});

test("no mail is lost by a fault of the database at any step; one is sent twice only where it could not be deleted", async () => {
  const countSent = async (mishap: Mishap, total: number) => {
    const sentAt: number[] = [];
    for (let step = 0; step < total; step += 1) {
      await deleteAccountsForTest();
      const { on, queued, sent, consume } = createMachine();
      await register(at(on), registration);
      const failing = { ...on, DB: createFailingOnce(env.DB, step, mishap).DB } as Env;
      const batch = createMessageBatch<unknown>("talblick-mail", [
        { id: "0", timestamp: new Date(), attempts: 1, body: queued[0] },
      ]);
      await worker.queue(batch, failing);
      await consume();
      sentAt.push(sent.length);
      expect(await countRows("mail_outbox")).toBe(0);
    }
    return sentAt;
  };
  const counting = createFailingOnce(env.DB, -1, "before");
  const again = createMachine();
  await register(at(again.on), registration);
  const batch = createMessageBatch<unknown>("talblick-mail", [
    { id: "0", timestamp: new Date(), attempts: 1, body: again.queued[0] },
  ]);
  await worker.queue(batch, { ...again.on, DB: counting.DB });
  const total = counting.calls();
  expect(total).toBeGreaterThan(3);
  // Only the last step deletes it: before that the mail was not sent, after it there is nothing to send.
  const once = Array.from({ length: total - 1 }, () => 1);
  expect(await countSent("before", total)).toEqual([...once, 2]);
  expect(await countSent("after", total)).toEqual([...once, 1]);
});

test("an undeliverable mail is given up after three times, and that is logged", async () => {
  const { on, queued } = createMachine();
  await register(at(on), registration);
  for (const hours of [12, 24, 36, 48]) await scheduled(on, hours * 3600);
  expect([queued.length, await countRows("mail_outbox")]).toEqual([3, 0]);
  expect(log.join()).toMatch(/"A mail is given up","outboxId":\d+,"kind":"activation"/);
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

test("a start sends all waiting mails, however many there are", async () => {
  const { on } = createMachine({ isQueueDown: true });
  for (let count = 0; count < 120; count += 1)
    await putMail(on, { kind: "reset", login: `leser-${count}`, origin: "https://talblick.example" }, testNow);
  const { on: machine, queued } = createMachine();
  await sendWaitingMail(machine, testNow, { isStart: true });
  expect(new Set(queued.map(({ outbox }) => outbox)).size).toBe(120);
  expect(queued).toHaveLength(120);
});
