import { beforeEach, describe, expect, test } from "vitest";
import {
  countRows,
  createTestCall,
  deleteAccountsForTest,
  insertAccount,
} from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { countScrypts } from "#workers/backend/readers/accounts/password/scrypts-for-test.ts";
import { subscribe, unsubscribe } from "#workers/backend/readers/newsletters/readers/own-newsletters.ts";
import { readAccount } from "./overview.ts";
import { type Keys, open, wrongKeys } from "./profile-for-test.ts";

countScrypts();
beforeEach(deleteAccountsForTest);

describe("newsletters", () => {
  const choose = async (keys: Keys) => {
    const account = await readAccount(createTestCall(), keys);
    return account?.newsletters.filter(({ isSubscribed }) => isSubscribed).map(({ slug }) => slug);
  };

  test("are subscribed and left, each as often as one likes", async () => {
    const keys = await open(await insertAccount());
    for (let round = 0; round < 2; round++) {
      expect(await subscribe(createTestCall(), { ...keys, newsletter: "sport" })).toEqual({ kind: "done" });
    }
    await subscribe(createTestCall(), { ...keys, newsletter: "morgen" });
    expect(await choose(keys)).toEqual(["morgen", "sport"]);
    for (let round = 0; round < 2; round++) {
      expect(await unsubscribe(createTestCall(), { ...keys, newsletter: "sport" })).toEqual({ kind: "done" });
    }
    expect(await choose(keys)).toEqual(["morgen"]);
  });

  test("are changed two hundred times in a quarter of an hour, and the choice stays", async () => {
    const keys = await open(await insertAccount());
    const results = await Promise.all(
      Array.from({ length: 205 }, () => subscribe(createTestCall(), { ...keys, newsletter: "sport" })),
    );
    expect(results.filter(({ kind }) => kind === "done")).toHaveLength(200);
    expect(await unsubscribe(createTestCall(), { ...keys, newsletter: "sport" })).toMatchObject({ kind: "too-many" });
    expect(await choose(keys)).toEqual(["sport"]);
  });

  test("that readers cannot choose are shown to their subscribers", async () => {
    const keys = await open(await insertAccount());
    const all = async () => (await readAccount(createTestCall(), keys))?.newsletters.map(({ slug }) => slug);
    expect(await all()).toEqual(["morgen", "abend", "wochenende", "sport", "eilmeldungen"]);
    await subscribe(createTestCall(), { ...keys, newsletter: "VPLUS_Subscriber" });
    expect(await all()).toEqual(["morgen", "abend", "wochenende", "sport", "eilmeldungen", "VPLUS_Subscriber"]);
  });

  test("that do not exist, and readers without a session, get different errors", async () => {
    const keys = await open(await insertAccount());
    for (const change of [subscribe, unsubscribe]) {
      expect(await change(createTestCall(), { ...keys, newsletter: "SPORT" })).toEqual({ kind: "unknown" });
      for (const wrong of wrongKeys) {
        expect(await change(createTestCall(), { ...wrong, newsletter: "sport" })).toEqual({ kind: "no-session" });
      }
    }
    expect(await countRows("newsletter_subscriptions")).toBe(0);
  });
});
