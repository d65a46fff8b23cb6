import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { handleScheduled } from "#workers/backend/doors/clock/scheduled.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { createKey } from "#workers/backend/readers/accounts/registration/one-time-keys.ts";
import { countRows, createTestCall, deleteAccountsForTest, insertAccount, testNow } from "./accounts-for-test.ts";
import { createSession } from "./session/sessions.ts";

const DAY = 86_400;
beforeEach(deleteAccountsForTest);

test("the cron run takes away what is over: sessions, keys, accounts that were never activated", async () => {
  const insert = (name: string, changes: Parameters<typeof insertAccount>[0]) =>
    insertAccount({ login: name, email: `${name}@example.com`, ...changes });
  const id = await insert("maria", {});
  await insert("alt", { createdAt: testNow - 100 * DAY });
  await insert("wartend", { state: "pending", createdAt: testNow - 7 * DAY + 1 });
  await insert("vergessen", { state: "pending", createdAt: testNow - 7 * DAY });
  await insert("demo", { state: "pending", createdAt: testNow - 100 * DAY, source: "demo" });
  await insert("gesperrt", { state: "blocked", createdAt: testNow - 100 * DAY });
  for (const now of [testNow - 30 * DAY, testNow - 30 * DAY + 1]) await createSession(createTestCall({ now }), id, "password");
  for (const [purpose, lifetimeS] of [
    ["activate", 100],
    ["reset", 101],
  ] as const) {
    await createKey(env.DB, { purpose, accountId: id, lifetimeS, now: testNow - 100 });
  }
  await handleScheduled(new Date(testNow * 1000), env as Env);

  const { results } = await env.DB.prepare("SELECT login FROM accounts ORDER BY id").all();
  expect(results.map(({ login: name }) => name)).toEqual(["maria", "alt", "wartend", "demo", "gesperrt"]);
  const counts = [await countRows("account_sessions"), await countRows("one_time_keys")];
  expect(counts).toEqual([1, 1]);
});
