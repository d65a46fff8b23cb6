import { env } from "cloudflare:test";
import { beforeEach, describe, expect, test } from "vitest";
import {
  countRows,
  createTestCall,
  deleteAccountsForTest,
  insertAccount,
  insertCard,
  testNow,
  testOrigin,
  testPassword,
} from "./accounts-for-test.ts";
import { updateUserAttribute } from "./attributes.ts";
import { deleteAccount } from "./delete-account.ts";
import { endSession } from "./end-session.ts";
import { subscribe, unsubscribe } from "./newsletters.ts";
import { exportAccount, readAccount } from "./overview.ts";
import { countScrypts } from "./password/count-scrypts-for-test.ts";
import { createSession, findSession, type SessionMethod } from "./sessions.ts";

countScrypts();
beforeEach(deleteAccountsForTest);

type Keys = { h: string; t: string };
const sessionEnded = {
  kind: "refused",
  error: "203",
  message: "Deine Anmeldung ist abgelaufen. Bitte melde dich noch einmal an.",
};
const cardNotAllowed = {
  kind: "refused",
  error: "221",
  message: "Mit der Abokarte geht das nicht. Bitte melde dich mit deinem Passwort an.",
};
const wrongKeys: Keys[] = [
  { h: "", t: "" },
  { h: "falsch", t: "falsch" },
];

async function open(accountId: number, method: SessionMethod = "password", now = testNow): Promise<Keys> {
  const { hash: h, token: t } = await createSession(
    createTestCall({ now, caller: { device: `Gerät ${now - testNow}` } }),
    accountId,
    method,
  );
  return { h, t };
}
const isOpen = async ({ h, t }: Keys) => (await findSession(createTestCall(), { hash: h, token: t })) !== null;

/** An account with something in every table. */
async function insertFullAccount(): Promise<number> {
  const id = await insertAccount();
  await insertCard({ accountId: id });
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO subscriptions (account_id, product, starts_at, meta) VALUES (?1, 'plus', 1, '[{"key":"k","value":"Abo-Meta"}]')`,
    ).bind(id),
    env.DB.prepare("INSERT INTO account_attributes (account_id, name, value, updated_at) VALUES (?1, 'farbe', 'blau', 1)").bind(
      id,
    ),
    env.DB.prepare("INSERT INTO newsletter_subscriptions (account_id, newsletter, created_at) VALUES (?1, 'sport', 1)").bind(id),
    env.DB.prepare("UPDATE accounts SET marketing_accepted = 1, user_data = '{\"n\":1}' WHERE id = ?1").bind(id),
  ]);
  return id;
}

describe("attributes", () => {
  const set = ({ h, t }: Keys, attribute: string, value: string) =>
    updateUserAttribute(createTestCall(), { hash: h, token: t, attribute, value });
  const readAttributes = async (keys: Keys) => (await readAccount(createTestCall(), keys))?.attributes;

  test.each(["", "blau", "ä😀\n\u0000'\"", "x".repeat(10_000)])("keep what was set, %#", async (value) => {
    const keys = await open(await insertAccount());
    expect(await set(keys, "Farbe_1.a-b", value)).toEqual({ kind: "done", message: null });
    expect(await readAttributes(keys)).toEqual([{ name: "Farbe_1.a-b", value }]);
  });

  test("are set anew, at most fifty an account, also at the same moment", async () => {
    const keys = await open(await insertAccount());
    const other = await open(await insertAccount({ login: "josef", email: "josef@example.com" }));
    const results = await Promise.all(Array.from({ length: 53 }, (_, index) => set(keys, `a${index}`, "1")));
    expect(results.filter(({ kind }) => kind === "done")).toHaveLength(50);
    const [first] = (await readAttributes(keys)) ?? [];
    expect(await set(keys, first?.name ?? "", "2")).toEqual({ kind: "done", message: null });
    expect(await set(keys, "noch-eines", "1")).toEqual({ kind: "refused", error: "200", message: "Too many attributes" });
    expect(await readAttributes(keys)).toHaveLength(50);
    expect(await set(other, "a0", "1")).toEqual({ kind: "done", message: null });
  });

  test.each(["", " ", "ä", "a b", "a/b", "x".repeat(101)])("are not called %o", async (name) => {
    const keys = await open(await insertAccount());
    expect(await set(keys, name, "1")).toEqual({ kind: "refused", error: "200", message: "Invalid attribute name" });
  });

  test("are not longer than ten thousand characters", async () => {
    const keys = await open(await insertAccount());
    const tooLong = { kind: "refused", error: "200", message: "Attribute value is too long" };
    expect(await set(keys, "a", "x".repeat(10_001))).toEqual(tooLong);
  });

  test.each(wrongKeys)("need a session: $h is none", async (keys) => {
    expect(await set(keys, "a", "1")).toEqual({ kind: "refused", error: "203", message: "No existing session" });
  });
});

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

  test("that the system joins are shown to whoever has them", async () => {
    const keys = await open(await insertAccount());
    const all = async () => (await readAccount(createTestCall(), keys))?.newsletters.map(({ slug }) => slug);
    expect(await all()).toEqual(["morgen", "abend", "wochenende", "sport", "eilmeldungen"]);
    await subscribe(createTestCall(), { ...keys, newsletter: "VPLUS_Subscriber" });
    expect(await all()).toEqual(["morgen", "abend", "wochenende", "sport", "eilmeldungen", "VPLUS_Subscriber"]);
  });

  test("that do not exist, and readers without a session, are told apart", async () => {
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

describe("the overview", () => {
  test("shows what is known of the reader", async () => {
    const id = await insertFullAccount();
    const keys = await open(id, "password", testNow - 60);
    const elsewhere = await open(id, "password", testNow);
    await open(id, "password", testNow - 40 * 86_400);
    const account = await readAccount(createTestCall(), keys);
    expect(account).toEqual({
      user: {
        ...{ user_id: id, login: "maria", email: "maria@example.com", lastname: "Moosbrugger", fullname: "Maria Moosbrugger" },
        ...{ hash: keys.h, token: keys.t },
      },
      firstname: "Maria",
      created: "2027-01-15T07:43:20.000Z",
      marketingAccepted: true,
      cardNumber: "123456",
      isManageable: true,
      piano: { userRef: expect.any(String), abo: expect.objectContaining({ isPlusSubscriber: true }) },
      attributes: [{ name: "farbe", value: "blau" }],
      newsletters: expect.arrayContaining([
        { slug: "sport", title: "Sport aus dem Land", description: "Ergebnisse und Berichte, jeden Montag.", isSubscribed: true },
        expect.objectContaining({ slug: "morgen", isSubscribed: false }),
      ]),
      sessions: [
        expect.objectContaining({ device: "Gerät 0", isCurrent: false }),
        {
          id: expect.any(Number),
          device: "Gerät -60",
          created: "2027-01-15T07:59:00.000Z",
          lastSeen: "2027-01-15T07:59:00.000Z",
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
      marketingAccepted: false,
    });
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
    expect(await exportAccount(createTestCall(), card)).toBeNull();
  });

  test.each(wrongKeys)("needs a session: $h is none", async (keys) => {
    expect(await readAccount(createTestCall(), keys)).toBeNull();
    expect(await exportAccount(createTestCall(), keys)).toBeNull();
  });
});

test("the export holds everything that is kept, and no key to the account", async () => {
  const id = await insertFullAccount();
  const keys = await open(id);
  const josef = await insertAccount({ login: "josef", email: "josef@example.com" });
  await open(josef);
  const text = (await exportAccount(createTestCall(), keys)) ?? "";
  expect(text).toContain('\n  "account": [\n');
  expect(JSON.parse(text)).toMatchObject({
    exported_at: "2027-01-15T08:00:00.000Z",
    account: [{ id, login: "maria", email: "maria@example.com", marketing_accepted: 1, user_data: '{"n":1}' }],
    sessions: [{ method: "password", device: "Gerät 0" }],
    attributes: [{ name: "farbe", value: "blau" }],
    newsletters: [{ newsletter: "sport" }],
    subscriptions: [{ product: "plus", meta: '[{"key":"k","value":"Abo-Meta"}]' }],
    print_cards: [{ number: "123456", lastname: "Moosbrugger" }],
  });
  for (const secret of ["scrypt", "digest", keys.h, keys.t, "josef"]) expect(text).not.toContain(secret);
});

describe("ending sessions", () => {
  const findId = async (keys: Keys) => (await findSession(createTestCall(), { hash: keys.h, token: keys.t }))?.id ?? 0;
  const end = (keys: Keys, session: number | null) => endSession(createTestCall(), { ...keys, session });

  test("ends one, or all but the current one, of this reader", async () => {
    const id = await insertAccount();
    const [here, one, other] = [await open(id), await open(id), await open(id)];
    const josefs = await open(await insertAccount({ login: "josef", email: "josef@example.com" }));
    expect(await end(here, await findId(one))).toEqual({ kind: "done", message: "Die Anmeldung wurde beendet." });
    expect([await isOpen(here), await isOpen(one), await isOpen(other)]).toEqual([true, false, true]);
    expect(await end(here, null)).toEqual({ kind: "done", message: "Alle anderen Anmeldungen wurden beendet." });
    expect([await isOpen(here), await isOpen(other), await isOpen(josefs)]).toEqual([true, false, true]);
    expect(await end(here, await findId(here))).toMatchObject({ kind: "done" });
    expect(await isOpen(here)).toBe(false);
  });

  test("ends nobody else's", async () => {
    const keys = await open(await insertAccount());
    const josefs = await open(await insertAccount({ login: "josef", email: "josef@example.com" }));
    for (const id of [await findId(josefs), 0, -1, 999_999]) {
      expect(await end(keys, id)).toEqual({ kind: "refused", error: "200", message: "Diese Anmeldung gibt es nicht mehr." });
    }
    expect(await isOpen(josefs)).toBe(true);
  });

  test("with a print card ends the own one only", async () => {
    const id = await insertAccount();
    const [card, password] = [await open(id, "card"), await open(id)];
    expect(await end(card, await findId(password))).toEqual(cardNotAllowed);
    expect(await end(card, null)).toEqual(cardNotAllowed);
    expect(await isOpen(password)).toBe(true);
    expect(await end(card, await findId(card))).toMatchObject({ kind: "done" });
    expect(await isOpen(card)).toBe(false);
  });

  test.each(wrongKeys)("needs a session: $h is none", async (keys) => {
    expect(await end(keys, null)).toEqual(sessionEnded);
  });
});

describe("deleting the account", () => {
  const remove = (keys: Keys, password: string, call = createTestCall()) => deleteAccount(call, { ...keys, password });

  test("takes everything away but the print card, and tells the reader by mail", async () => {
    const keys = await open(await insertFullAccount());
    const josef = await insertAccount({ login: "josef", email: "josef@example.com" });
    const call = createTestCall();
    expect(await remove(keys, testPassword, call)).toEqual({ kind: "done", message: "Dein Konto wurde gelöscht." });
    expect(call.queued).toEqual([
      { kind: "account-deleted", email: "maria@example.com", name: "Maria Moosbrugger", origin: testOrigin },
    ]);
    for (const table of ["account_sessions", "account_attributes", "newsletter_subscriptions", "subscriptions"]) {
      expect([table, await countRows(table)]).toEqual([table, 0]);
    }
    expect(await env.DB.prepare("SELECT id FROM accounts").all()).toMatchObject({ results: [{ id: josef }] });
    expect(await env.DB.prepare("SELECT number, account_id FROM print_cards").first()).toEqual({
      number: "123456",
      account_id: null,
    });
    expect(await isOpen(keys)).toBe(false);
  });

  test("needs the right password, which may be tried ten times", async () => {
    const keys = await open(await insertAccount());
    expect(await remove(keys, "")).toEqual({ kind: "refused", error: "200", message: "Bitte gib dein aktuelles Passwort ein" });
    const guesses = await Promise.all(Array.from({ length: 12 }, () => remove(keys, "falsch-123")));
    expect(guesses.filter((result) => "error" in result && result.error === "202")).toHaveLength(10);
    expect(await remove(keys, testPassword)).toMatchObject({ kind: "refused", error: "219" });
    expect(await countRows("accounts")).toBe(1);
    expect(await remove(keys, testPassword, createTestCall({ now: testNow + 900 }))).toMatchObject({ kind: "done" });
  });

  test("is refused to whoever came with a print card, and without a session", async () => {
    const keys = await open(await insertAccount(), "card");
    expect(await remove(keys, testPassword)).toEqual(cardNotAllowed);
    for (const wrong of wrongKeys) expect(await remove(wrong, testPassword)).toEqual(sessionEnded);
    expect(await countRows("accounts")).toBe(1);
  });
});
