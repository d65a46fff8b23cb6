import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { forgetCountsForTest, sumCountsForTest } from "#workers/backend/counters-for-test.ts";
import { digestSecret } from "#workers/backend/ground/secrets/secret-text.ts";
import { countRows, createTestCall, insertAccount, testNow } from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { countScrypts, fullCost } from "#workers/backend/readers/accounts/password/scrypts-for-test.ts";
import { cookieMarkup, notActivatedText } from "#workers/backend/readers/accounts/replies/expected-replies-for-test.ts";
import {
  insertCampaign,
  insertJosef,
  insertNamedCard,
  openSession,
  prepareUpsell,
  subscribe,
  tryEntitle,
} from "./upsell-for-test.ts";

prepareUpsell();
const scrypts = countScrypts();
beforeEach(() => scrypts.reset());

const standing = {
  offerShort: "Talblick Plus zum Print-Abo, ohne Aufpreis",
  offerLong: expect.stringContaining("solange dein Print-Abo läuft"),
};
const granted = {
  grant: true,
  refusal: null,
  expirationTimestamp: testNow + 1800,
  token: expect.stringMatching(/^[\w-]{43}$/),
  ...standing,
};
const subscriber = { cardLastName: "Moosbrugger", firstName: "Maria", lastName: "Moosbrugger", subscriberNumber: "123456" };
const covered = { ...subscriber, email: "m•••@print.example" };
const notActivated = { kind: "refused", error: "218", message: notActivatedText };
const refusedFor = (code: string) => ({ grant: false, token: null, upsellType: null, offerLong: null, refusal: { code } });

describe("A card without an account", () => {
  beforeEach(() => insertNamedCard());

  test("is error 218, and its owner is offered digital access with a new account", async () => {
    const { entitlement, sso } = await tryEntitle();
    expect(sso).toEqual(notActivated);
    expect(entitlement).toEqual({ ...granted, upsellType: "print", subscriber: covered });
    expect(await countRows("account_sessions")).toBe(0);
  });

  test("is found whatever the name's letters, and with space around", async () => {
    expect((await tryEntitle({ username: " 123456 ", pw: " MOOSBRUGGER" })).entitlement?.grant).toBe(true);
  });

  test("of the offer's token only the digest is kept, with campaign and post", async () => {
    const { entitlement } = await tryEntitle({ campno: "PREMIUM26", postId: 653 });
    expect(await env.DB.prepare("SELECT * FROM upsell_entitlements").first()).toEqual({
      digest: await digestSecret(entitlement?.token ?? ""),
      card_number: "123456",
      account_id: null,
      campaign: "PREMIUM26",
      post_id: 653,
      created_at: testNow,
      expires_at: testNow + 1800,
      used_at: null,
    });
  });

  test("gets ten open offers at most", async () => {
    for (let count = 0; count < 12; count++) await tryEntitle();
    expect(await countRows("upsell_entitlements")).toBe(10);
  });

  test("without an address shows none", async () => {
    await env.DB.exec("UPDATE print_cards SET email = ''");
    expect((await tryEntitle()).entitlement?.subscriber?.email).toBe("");
  });
});

describe("A card with an account", () => {
  test("signs in as login does, and the account is offered digital access", async () => {
    const accountId = await insertAccount();
    await insertNamedCard({ accountId });
    const { entitlement, sso } = await tryEntitle();
    expect(sso).toMatchObject({
      kind: "signed-in",
      user: { user_id: accountId, login: "maria" },
      cookie: expect.stringMatching(cookieMarkup),
    });
    expect(entitlement).toEqual({ ...granted, upsellType: "digi", subscriber: { ...subscriber, email: "maria@print.example" } });
    expect(await env.DB.prepare("SELECT method FROM account_sessions").first("method")).toBe("card");
    expect(await env.DB.prepare("SELECT account_id FROM upsell_entitlements").first("account_id")).toBe(accountId);
  });

  test("is linked to no account that waits for its confirmation: error 218, and no offer", async () => {
    await insertNamedCard();
    const token = await openSession(await insertJosef({ state: "pending" }), "registration");
    expect(await tryEntitle({}, { token })).toEqual({ entitlement: null, sso: notActivated });
  });

  test("that waits for its activation is like one without", async () => {
    await insertNamedCard({ accountId: await insertAccount({ state: "pending" }) });
    const { entitlement, sso } = await tryEntitle();
    expect(sso).toEqual(notActivated);
    expect(entitlement).toEqual({ ...granted, upsellType: "print", subscriber: covered });
  });

  test("that is blocked is told so, and offered nothing", async () => {
    await insertNamedCard({ accountId: await insertAccount({ state: "blocked" }) });
    expect(await tryEntitle()).toMatchObject({ entitlement: null, sso: { kind: "refused", error: "220" } });
    expect(await countRows("upsell_entitlements")).toBe(0);
  });
});

describe("A reader who is signed in", () => {
  test.each(["password", "registration"] as const)(
    "by %s activates a card for that account, without a new sign-in",
    async (method) => {
      const accountId = await insertAccount();
      await insertNamedCard();
      const token = await openSession(accountId, method);
      const { entitlement, sso } = await tryEntitle({}, { token });
      expect(sso).toMatchObject({ kind: "known", user: { user_id: accountId, token } });
      expect(entitlement).toEqual({ ...granted, upsellType: "digi", subscriber: covered });
      expect(await countRows("account_sessions")).toBe(1);
      expect(await env.DB.prepare("SELECT account_id FROM upsell_entitlements").first("account_id")).toBe(accountId);
    },
  );

  test("still needs the right name", async () => {
    await insertNamedCard();
    const token = await openSession(await insertAccount());
    expect(await tryEntitle({ pw: "Fink" }, { token })).toMatchObject({ entitlement: null, sso: { error: "201" } });
  });

  test("is refused a card of somebody else, and stays signed in as before", async () => {
    await insertNamedCard({ accountId: await insertAccount() });
    const josef = await insertJosef();
    const { entitlement, sso } = await tryEntitle({}, { token: await openSession(josef) });
    expect(entitlement).toMatchObject({ ...refusedFor("card_of_other_account"), subscriber: covered });
    expect(sso).toMatchObject({ kind: "known", user: { user_id: josef } });
  });

  test("may have a card that an account which was never activated holds", async () => {
    await insertNamedCard({ accountId: await insertAccount({ state: "pending" }) });
    const { entitlement } = await tryEntitle({}, { token: await openSession(await insertJosef()) });
    expect(entitlement).toMatchObject({ grant: true, upsellType: "digi" });
  });

  test("by another card cannot give this one to that card's account", async () => {
    const maria = await insertAccount();
    await insertNamedCard({ accountId: maria });
    await insertNamedCard({ number: "777", lastname: "Fink" });
    const token = await openSession(maria, "card");
    const { entitlement, sso } = await tryEntitle({ username: "777", pw: "Fink" }, { token });
    expect(sso).toEqual(notActivated);
    expect(entitlement).toMatchObject({ grant: true, upsellType: "print" });
    // With the very card no second session is needed.
    expect((await tryEntitle({}, { token })).sso).toMatchObject({ kind: "known", user: { user_id: maria } });
  });

  test.each(["", "falsch", "x".repeat(300)])("with the token %o counts as signed out", async (token) => {
    await insertNamedCard();
    expect((await tryEntitle({}, { token })).sso).toEqual(notActivated);
  });
});

describe("Nothing is offered", () => {
  test.each([
    ["has ended", { endsAt: testNow }],
    ["has not begun", { startsAt: testNow + 1, endsAt: null }],
  ])("for a print subscription that %s, and nobody is signed in", async (_what, times) => {
    await insertNamedCard(times);
    await insertNamedCard({ number: "777", accountId: await insertAccount(), ...times });
    expect(await tryEntitle()).toMatchObject({ entitlement: refusedFor("no_active_print_subscription"), sso: notActivated });
    const withAccount = await tryEntitle({ username: "777" });
    expect(withAccount.entitlement).toMatchObject(refusedFor("no_active_print_subscription"));
    expect(withAccount.sso).toMatchObject({ kind: "refused", error: "221" });
    expect([await countRows("account_sessions"), await countRows("upsell_entitlements")]).toEqual([0, 0]);
  });

  test.each(["plus", "plus_premium", "vn", "google_iap_plus"])("to a reader who has %s", async (product) => {
    const accountId = await insertAccount();
    await insertNamedCard({ accountId });
    await subscribe(accountId, product);
    const signedIn = await tryEntitle();
    expect(signedIn.entitlement).toMatchObject(refusedFor("has_digital_access"));
    expect(signedIn.sso).toMatchObject({ kind: "signed-in" });
    const known = await tryEntitle({}, { token: await openSession(accountId) });
    expect(known.entitlement).toMatchObject(refusedFor("has_digital_access"));
  });

  test("to a signed-in reader with access, for a card without an account", async () => {
    await insertNamedCard();
    const accountId = await insertAccount();
    await subscribe(accountId, "plus");
    const { entitlement } = await tryEntitle({}, { token: await openSession(accountId) });
    expect(entitlement).toMatchObject(refusedFor("has_digital_access"));
  });

  test("but to a reader whose access is over, or who has Pur, there is", async () => {
    const accountId = await insertAccount();
    await insertNamedCard({ accountId });
    await subscribe(accountId, "plus", testNow);
    await subscribe(accountId, "pur");
    expect((await tryEntitle()).entitlement?.grant).toBe(true);
  });

  test.each([
    ["is unknown", "SOMMER", {}],
    ["has not begun", "HERBST", { starts_at: testNow + 1 }],
    ["is over", "HERBST", { ends_at: testNow }],
    ["is for readers with an account", "HERBST", { upsell_type: "digi" }],
  ])("by a campaign that %s", async (_what, campno, campaign) => {
    await insertNamedCard();
    await insertCampaign(campaign);
    const { entitlement, sso } = await tryEntitle({ campno });
    expect(entitlement).toMatchObject(refusedFor("campaign_not_available"));
    expect(sso).toEqual(notActivated);
  });

  test("by a campaign for cards alone to a reader with an account", async () => {
    await insertNamedCard({ accountId: await insertAccount() });
    await insertCampaign({ upsell_type: "print" });
    expect((await tryEntitle({ campno: "HERBST" })).entitlement).toMatchObject(refusedFor("campaign_not_available"));
  });
});

test.each([
  [null, standing.offerShort],
  ["", standing.offerShort],
  [" HERBST ", "Kurz"],
  ["PREMIUM26", "Talblick Plus Premium zum Print-Abo"],
])("the campaign %o offers %o", async (campno, offerShort) => {
  await insertNamedCard();
  await insertCampaign({ upsell_type: "print" });
  expect((await tryEntitle({ campno })).entitlement).toMatchObject({ grant: true, offerShort, upsellType: "print" });
});

describe("A caller who guesses", () => {
  const wrong = { entitlement: null, sso: { kind: "refused", error: "201", message: "Abonummer oder Nachname ist falsch." } };

  test("gets the same answer for an unknown number and for a wrong name, after the same work", async () => {
    await insertNamedCard();
    await insertNamedCard({ number: "777", endsAt: testNow });
    for (const attempt of [{ username: "999" }, { pw: "Fink" }, { username: "keine Zahl" }, { username: "777", pw: "Fink" }]) {
      scrypts.reset();
      expect(await tryEntitle(attempt)).toEqual(wrong);
      expect(scrypts.costs()).toEqual([fullCost]);
    }
  });

  test("is stopped after five attempts an hour, by the same count as at login", async () => {
    await insertNamedCard();
    const guesses = await Promise.all(Array.from({ length: 7 }, () => tryEntitle({ pw: "Fink" })));
    expect(guesses.filter(({ sso }) => sso.kind === "refused" && sso.error === "201")).toHaveLength(5);
    expect(await tryEntitle()).toMatchObject({ entitlement: null, sso: { error: "219" } });
    expect((await tryEntitle({}, { call: createTestCall({ now: testNow + 3600 }) })).entitlement?.grant).toBe(true);
  });

  test("is stopped after fifty attempts from one address, and right attempts are not counted", async () => {
    await insertNamedCard();
    for (let count = 0; count < 50; count++) await tryEntitle({ username: String(1000 + count) });
    expect(await tryEntitle({ username: "999" })).toMatchObject({ sso: { error: "219" } });
    await forgetCountsForTest();
    for (let count = 0; count < 8; count++) expect((await tryEntitle()).entitlement?.grant).toBe(true);
    expect(await sumCountsForTest()).toBe(0);
  });

  test.each([
    [{ username: "  " }, "Bitte gib deine Abonummer ein"],
    [{ pw: " " }, "Bitte gib deinen Nachnamen ein"],
  ])("without all fields (%o) is told which is missing", async (input, message) => {
    expect(await tryEntitle(input)).toEqual({ entitlement: null, sso: { kind: "refused", error: "200", message } });
  });
});
