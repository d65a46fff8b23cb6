import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { deleteAccountsForTest, insertAccount, testNow } from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { countScrypts } from "#workers/backend/readers/accounts/password/scrypts-for-test.ts";
import { createKey, redeemKey } from "./one-time-keys.ts";

countScrypts();
beforeEach(deleteAccountsForTest);

const HOUR = 3600;
const create = (accountId: number, purpose: "activate" | "reset" = "activate") =>
  createKey(env.DB, { purpose, accountId, lifetimeS: 2 * HOUR, now: testNow });
const redeem = (key: string, purpose: "activate" | "reset" = "activate", now = testNow) =>
  redeemKey(env.DB, { purpose, key, now });

describe("a key", () => {
  test("opens once, for the account it was made for", async () => {
    const id = await insertAccount();
    const key = await create(id);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(await redeem(key)).toBe(id);
    expect(await redeem(key)).toBeNull();
  });

  test("opens once when it comes several times at the same moment", async () => {
    const id = await insertAccount();
    const key = await create(id);
    const results = await Promise.all(Array.from({ length: 5 }, () => redeem(key)));
    expect(results.filter((result) => result !== null)).toEqual([id]);
  });

  test("opens nothing else, and nothing when it is over", async () => {
    const key = await create(await insertAccount());
    expect(await redeem(key, "reset")).toBeNull();
    expect(await redeem(key, "activate", testNow + 2 * HOUR)).toBeNull();
    expect(await redeem(key, "activate", testNow + 2 * HOUR - 1)).not.toBeNull();
  });

  test("is kept as a digest only", async () => {
    const key = await create(await insertAccount());
    const kept = await env.DB.prepare("SELECT digest FROM one_time_keys").first<string>("digest");
    expect(kept).toMatch(/^[\w-]{43}$/);
    expect(kept).not.toBe(key);
    expect(await redeem(kept ?? "")).toBeNull();
  });

  test("is replaced by the next one of its account and purpose, not by others", async () => {
    const [maria, josef] = [await insertAccount(), await insertAccount({ login: "josef", email: "josef@example.com" })];
    const [first, reset, josefs] = [await create(maria), await create(maria, "reset"), await create(josef)];
    const second = await create(maria);
    expect(await redeem(first)).toBeNull();
    expect(await redeem(second)).toBe(maria);
    expect(await redeem(reset, "reset")).toBe(maria);
    expect(await redeem(josefs)).toBe(josef);
  });

  test.each(["", "falsch", "x".repeat(100_000), "' OR 1=1 --"])("that is invalid (%#) opens nothing", async (key) => {
    await create(await insertAccount());
    expect(await redeem(key)).toBeNull();
  });
});
