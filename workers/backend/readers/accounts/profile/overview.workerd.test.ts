import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { readerRows } from "#workers/backend/doors/registry/tables.ts";
import {
  createTestCall,
  deleteAccountsForTest,
  insertAccount,
  testNow,
} from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { countScrypts } from "#workers/backend/readers/accounts/password/scrypts-for-test.ts";
import { insertSubscription } from "#workers/backend/readers/subscriptions/subscriptions-for-test.ts";
import { exportAccount, readAccount } from "./overview.ts";
import { insertFullAccount, open, wrongKeys } from "./profile-for-test.ts";

countScrypts();
beforeEach(deleteAccountsForTest);

describe("the overview", () => {
  test("shows what is known of the reader", async () => {
    const id = await insertFullAccount();
    const keys = await open(id, "password", testNow - 60);
    const elsewhere = await open(id, "password", testNow);
    await open(id, "password", testNow - 40 * 86_400);
    const account = await readAccount(createTestCall(), keys);
    expect(account).toEqual({
      user: {
        user_id: id,
        login: "maria",
        email: "maria@example.com",
        lastname: "Moosbrugger",
        fullname: "Maria Moosbrugger",
        hash: keys.h,
        token: keys.t,
      },
      firstname: "Maria",
      created: "2097-01-15T07:43:20.000Z",
      marketingAccepted: true,
      cardNumber: "123456",
      isManageable: true,
      isConfirmed: true,
      deletion: null,
      pendingEmail: null,
      piano: { userRef: expect.any(String), abo: expect.objectContaining({ isPlusSubscriber: true }) },
      attributes: [{ name: "farbe", value: "blau" }],
      newsletters: expect.arrayContaining([
        {
          slug: "sport",
          title: "Sport aus dem Land",
          description: "Ergebnisse und Berichte vom Wochenende. Kommt jeden Montag um 7 Uhr.",
          isSubscribed: true,
        },
        expect.objectContaining({ slug: "morgen", isSubscribed: false }),
      ]),
      subscriptions: [
        {
          id: expect.any(String),
          product: "plus",
          resourceName: "Talblick Plus",
          startDate: "1970-01-01T00:00:01Z",
          expirationDate: null,
          autoRenew: false,
          isCancelled: false,
          manager: "NEWSROOM",
          isKayakSubs: false,
        },
      ],
      sessions: [
        expect.objectContaining({ device: "Gerät 0", isCurrent: false }),
        {
          id: expect.any(Number),
          device: "Gerät -60",
          created: "2097-01-15T07:59:00.000Z",
          lastSeen: "2097-01-15T07:59:00.000Z",
          isCurrent: true,
        },
      ],
    });
    expect((await readAccount(createTestCall(), elsewhere))?.sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  });

  test("of a reader without anything is empty, not missing", async () => {
    const keys = await open(await insertAccount());
    expect(await readAccount(createTestCall(), keys)).toMatchObject({
      cardNumber: null,
      attributes: [],
      subscriptions: [],
      marketingAccepted: false,
    });
  });

  test("lists valid subscriptions, soonest to end first, and who manages them", async () => {
    const id = await insertAccount({ passwordHash: "" });
    const keys = await open(id);
    const meta = '[{"key":"resourceName","value":"Plus im Jahr"}]';
    await insertSubscription(id, { product: "neue", ends_at: null });
    await insertSubscription(id, { product: "kayak_plus", ends_at: testNow + 20 });
    await insertSubscription(id, { product: "plus", ends_at: testNow + 10, origin: "provider", meta });
    await insertSubscription(id, {
      product: "plus_premium",
      ends_at: testNow + 30,
      origin: "upsell",
      auto_renew: 0,
      cancelled_at: 1,
    });
    await insertSubscription(id, { product: "google_iap_plus", ends_at: testNow });
    await insertSubscription(id, { product: "pur", starts_at: testNow + 1 });
    const account = await readAccount(createTestCall(), keys);
    expect(account?.subscriptions.map((one) => [one.resourceName, one.manager, one.autoRenew, one.isKayakSubs])).toEqual([
      ["Plus im Jahr", "PROVIDER", true, false],
      ["Talblick Plus", "KAYAK", true, true],
      ["Talblick Plus Premium", "PRINT", false, false],
      ["Neue", "PARTNER", true, false],
    ]);
    expect(account?.subscriptions.map(({ isCancelled }) => isCancelled)).toEqual([false, false, true, false]);
    expect(account?.subscriptions[0]?.expirationDate).toBe("2097-01-15T08:00:10Z");
  });

  test.each([
    ["expired", "ends_at = ?1"],
    ["not valid yet", "starts_at = ?1 + 1"],
  ])("does not speak of a print card that is %s", async (_, change) => {
    const keys = await open(await insertFullAccount());
    await env.DB.prepare(`UPDATE print_cards SET ${change}`).bind(testNow).run();
    expect(await readAccount(createTestCall(), keys)).toMatchObject({ cardNumber: null });
  });

  test("of a reader who came with a print card shows no other device, and nothing can be managed", async () => {
    const id = await insertFullAccount();
    await open(id);
    const card = await open(id, "card");
    const account = await readAccount(createTestCall(), card);
    expect(account).toMatchObject({ isManageable: false, sessions: [{ isCurrent: true }] });
    expect(account?.sessions).toHaveLength(1);
    expect(await exportAccount(createTestCall(), card, readerRows)).toBeNull();
  });

  test.each(wrongKeys)("needs a session: with $h it is null", async (keys) => {
    expect(await readAccount(createTestCall(), keys)).toBeNull();
    expect(await exportAccount(createTestCall(), keys, readerRows)).toBeNull();
  });
});

test("the export holds everything that is kept, and no key to the account", async () => {
  const id = await insertFullAccount();
  const keys = await open(id);
  const josef = await insertAccount({ login: "josef", email: "josef@example.com" });
  await open(josef);
  const text = (await exportAccount(createTestCall(), keys, readerRows)) ?? "";
  expect(text).toContain('\n  "account": [\n');
  expect(JSON.parse(text)).toMatchObject({
    exported_at: "2097-01-15T08:00:00.000Z",
    account: [{ id, login: "maria", email: "maria@example.com", marketing_accepted: 1, user_data: '{"n":1}' }],
    sessions: [{ method: "password", device: "Gerät 0" }],
    attributes: [{ name: "farbe", value: "blau" }],
    newsletters: [{ newsletter: "sport" }],
    subscriptions: [
      {
        product: "plus",
        meta: '[{"key":"k","value":"Abo-Meta"}]',
        origin: "admin",
        external_id: null,
        period_months: null,
        cancelled_at: null,
      },
    ],
    cancel_reasons: [{ did_cancel: 1, reason: "Zu teuer", created_at: 2 }],
    print_cards: [{ number: "123456", lastname: "Moosbrugger" }],
  });
  for (const secret of ["scrypt", "digest", keys.h, keys.t, "josef"]) expect(text).not.toContain(secret);
});
