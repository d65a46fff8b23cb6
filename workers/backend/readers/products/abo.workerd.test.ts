import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { aboFlags } from "#graphql/generated/contract.ts";
import type { Product } from "#shared/rules/product-flags.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { readAccountRow } from "#workers/backend/readers/accounts/account-row.ts";
import {
  createTestCall,
  deleteAccountsForTest,
  insertAccount,
  listFlags,
  testNow,
} from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { readReader } from "#workers/backend/readers/accounts/profile/read-reader.ts";
import { createUserRef } from "#workers/backend/readers/accounts/user-ref.ts";
import { toAbo } from "./abo.ts";
import { products } from "./products.ts";
import { openFromProvider } from "./provider-crypto.ts";

const subscribe = (product: Product, changes: { starts_at?: number; ends_at?: number | null; meta?: string } = {}) => ({
  product,
  starts_at: testNow - 100,
  ends_at: null,
  meta: "[]",
  ...changes,
});
const at = { now: testNow, userRef: "ref" };

/** The flag that bears the product's name. */
const toOwnFlag = (product: Product) =>
  aboFlags.find((flag) => flag.toLowerCase() === `is${product.replaceAll("_", "")}subscriber`);
/** Plus Premium is all that there is to read and less advertising; Pur is less advertising alone. */
function toAccess(product: Product): string[] {
  if (product.includes("premium")) return ["hasPlusAccess", "hasPlusPremiumAccess", "hasPurAccess"];
  return [product.includes("pur") ? "hasPurAccess" : "hasPlusAccess"];
}

describe("the flags of a reader", () => {
  test.each(products)("with %s are the one of its name and those of the access that it gives, and no others", (product) => {
    expect(listFlags(toAbo([subscribe(product)], at)).toSorted()).toEqual([toOwnFlag(product), ...toAccess(product)].toSorted());
  });

  test("can each come from a product", () => {
    expect(
      listFlags(
        toAbo(
          products.map((product) => subscribe(product)),
          at,
        ),
      ).toSorted(),
    ).toEqual([...aboFlags].toSorted());
  });

  test("come from the products that the database takes, and it takes no other", async () => {
    const accountId = await insertAccount();
    const insert = "INSERT INTO subscriptions (account_id, product, starts_at) VALUES (?1, ?2, 1)";
    await env.DB.batch(products.map((product) => env.DB.prepare(insert).bind(accountId, product)));
    await expect(env.DB.prepare(insert).bind(accountId, "other").run()).rejects.toThrow(/CHECK/);
  });

  test("are all seventeen, and none is set without a subscription", () => {
    const abo = toAbo([], at);
    expect(Object.keys(abo)).toEqual([...aboFlags, "plusSubscriptionMeta", "plusPremiumSubscriptionMeta", "userRef"]);
    expect(aboFlags).toHaveLength(17);
    expect(listFlags(abo)).toEqual([]);
  });

  test.each(products)("of %s hold from its first second and end with its last", (product) => {
    const rows = [subscribe(product, { starts_at: testNow, ends_at: testNow + 10 })];
    const isSetAt = (now: number) => listFlags(toAbo(rows, { ...at, now })).length > 0;
    expect([testNow - 1, testNow, testNow + 9, testNow + 10].map(isSetAt)).toEqual([false, true, true, false]);
  });

  test("of several subscriptions add up; one that is over takes nothing away", () => {
    const rows = [subscribe("plus", { ends_at: testNow }), subscribe("vn"), subscribe("pur")];
    expect(listFlags(toAbo(rows, at))).toEqual(["hasPlusAccess", "hasPurAccess", "isPurSubscriber", "isVNSubscriber"]);
  });
});

test("metas come from valid subscriptions of their tier; a meta that is not a list of pairs is left out", () => {
  const meta = (value: string) => JSON.stringify([{ key: "term", value }]);
  const abo = toAbo(
    [
      subscribe("plus", { meta: meta("a") }),
      subscribe("google_iap_plus", { meta: meta("b") }),
      subscribe("kayak_plus", { meta: "{" }),
      subscribe("revenuecat_plus", { meta: '[{"key": 1}]' }),
      subscribe("plus", { meta: meta("over"), ends_at: testNow }),
      subscribe("guest_plus_premium", { meta: meta("c") }),
      subscribe("pur", { meta: meta("pur") }),
    ],
    at,
  );
  expect(abo.plusSubscriptionMeta.map(({ value }) => value)).toEqual(["a", "b"]);
  expect(abo.plusPremiumSubscriptionMeta).toEqual([{ key: "term", value: "c" }]);
  expect(abo.isKayakPlusSubscriber).toBe(true);
});

test("the meta of a former Plus reader says when the last Plus subscription ended; Pur does not count", () => {
  const iso = (seconds: number) => new Date(seconds * 1000).toISOString().replace(".000Z", "Z");
  const over = [subscribe("vn", { ends_at: testNow - 60 }), subscribe("guest_plus_premium", { ends_at: testNow - 10 })];
  const metaOf = (...rows: ReturnType<typeof subscribe>[]) => toAbo(rows, at).plusSubscriptionMeta;
  expect(metaOf(...over, subscribe("pur", { ends_at: testNow - 1 }))).toEqual([{ key: "endedAt", value: iso(testNow - 10) }]);
  expect(metaOf(subscribe("pur", { ends_at: testNow - 1 }))).toEqual([]);
  expect(metaOf(...over, subscribe("kayak_plus"))).toEqual([]);
});

describe("the reference for the paywall provider", () => {
  beforeEach(deleteAccountsForTest);
  const key = "a-private-key";
  const midnight = Math.floor(testNow / 86_400) * 86_400;
  const reader = { id: 7, email: "maria@example.com", firstname: "Maria", lastname: "Moosbrügger", created_at: testNow - 1000 };

  test("tells it in its own form who the reader is", async () => {
    const text = await openFromProvider(key, createUserRef(key, reader, testNow));
    expect(JSON.parse(text ?? "")).toStrictEqual({
      uid: "7",
      email: "maria@example.com",
      first_name: "Maria",
      last_name: "Moosbrügger",
      create_date: testNow - 1000,
      timestamp: midnight,
    });
  });

  test("is the same for a day, and another the next, for another reader or with another key", () => {
    const ref = createUserRef(key, reader, midnight);
    expect(createUserRef(key, reader, midnight + 86_399)).toBe(ref);
    const others = [
      createUserRef(key, reader, midnight + 86_400),
      createUserRef(key, { ...reader, id: 8 }, midnight),
      createUserRef("another-key", reader, midnight),
    ];
    expect(new Set([ref, ...others]).size).toBe(4);
  });

  test.each([undefined, ""])("is empty without a key, since it cannot be signed (%j)", (none) => {
    expect(createUserRef(none, reader, testNow)).toBe("");
  });

  test("stands in both places of the answer", async () => {
    const id = await insertAccount({ passwordHash: "" });
    const account = await readAccountRow(env.DB, id);
    if (account === null) throw new Error("no account");
    const call = createTestCall({ env: { ...(env as Env), PAYWALL_PRIVATE_KEY: key } });
    const { piano } = await readReader(call, account, { hash: "h", token: "t" });
    expect(await openFromProvider(key, piano.userRef)).toContain(`"uid":"${id}","email":"maria@example.com"`);
    expect(piano.abo.userRef).toBe(piano.userRef);
  });
});
