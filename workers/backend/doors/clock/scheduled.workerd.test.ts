import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rebuildSearch } from "#workers/backend/content/write/search/rebuild-search.ts";
import { createFailingOnce } from "#workers/backend/ground/database/failing-once-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import type { QueuedMail } from "#workers/backend/ground/mail/compose-for-test.ts";
import { putMail } from "#workers/backend/ground/mail/outbox.ts";
import { deleteAccountsForTest, insertAccount, testNow } from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { DAY, insertSubscription, readSubscription } from "#workers/backend/readers/subscriptions/subscriptions-for-test.ts";
import { handleScheduled } from "./scheduled.ts";

beforeEach(async () => {
  await deleteAccountsForTest();
  // Once it is done it is not due again.
  await rebuildSearch(env);
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

/** One mail, one renewal and one old count are due. What was done by a run whose call number `step` failed. */
async function run(step: number) {
  await deleteAccountsForTest();
  const queued: QueuedMail[] = [];
  const queue = (isDown: boolean) => ({
    send: async (mail: QueuedMail) => (isDown ? Promise.reject(new Error("down")) : void queued.push(mail)),
  });
  const on = (isDown: boolean) => ({ ...env, MAIL_QUEUE: queue(isDown) }) as unknown as Env;
  await putMail(on(true), { kind: "reset", login: "maria", origin: "https://talblick.example" }, testNow - 3600);
  const id = await insertSubscription(await insertAccount({ passwordHash: "" }), { ends_at: testNow + 60 });
  await env.DB.prepare("INSERT OR REPLACE INTO grant_counts (day, reason, host, count) VALUES (1, 'BOT', '', 1)").run();
  const failing = createFailingOnce(env.DB, step, "before");
  const outcome = await handleScheduled(new Date(testNow * 1000), { ...on(false), DB: failing.DB }).then(
    () => "done",
    (error: unknown) => (error instanceof AggregateError ? error.errors.length : "broken off"),
  );
  const isRenewed = ((await readSubscription(id))?.ends_at ?? 0) > testNow + DAY;
  const old = await env.DB.prepare("SELECT count(*) AS n FROM grant_counts WHERE day = 1").first<number>("n");
  return { outcome, done: [queued.length === 1, isRenewed, old === 0], calls: failing.calls() };
}

test("a task of the clock that fails keeps no other from being done, and the run counts as failed", async () => {
  const undisturbed = await run(-1);
  expect([undisturbed.outcome, undisturbed.done]).toEqual(["done", [true, true, true]]);
  for (let step = 0; step < undisturbed.calls; step += 1) {
    const { outcome, done } = await run(step);
    expect([step, outcome]).toEqual([step, 1]);
    // At most the one whose call it was.
    expect([step, done.filter((isDone) => !isDone).length <= 1]).toEqual([step, true]);
  }
}, 60_000);
