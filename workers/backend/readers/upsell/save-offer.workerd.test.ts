import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { cleanUpAccountsForTest } from "#workers/backend/doors/clock/clean-ups/clean-ups-for-test.ts";
import { accountEndings } from "#workers/backend/doors/registry/account-endings.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import {
  countRows,
  createTestCall,
  insertAccount,
  testNow,
  testPassword,
} from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { countScrypts } from "#workers/backend/readers/accounts/password/scrypts-for-test.ts";
import { deleteAccount } from "#workers/backend/readers/accounts/registration/delete-account.ts";
import { login } from "#workers/backend/readers/accounts/session/login.ts";
import { findSessionByToken } from "#workers/backend/readers/accounts/session/sessions.ts";
import {
  chosen,
  insertCampaign,
  insertJosef,
  insertNamedCard,
  openSession,
  prepareUpsell,
  readCardOwner,
  readSubscriptions,
  requireOffer,
  tryEntitle,
  trySave,
  YEAR_S,
} from "./upsell-for-test.ts";

prepareUpsell();
countScrypts();

const failed = (code: string) => ({ kind: "failed", failure: { code, message: expect.stringMatching(/\S/) } });
const endOfCard = testNow + YEAR_S;
const accessOf = (accountId: number) => ({
  account_id: accountId,
  product: "plus",
  origin: "upsell",
  starts_at: testNow,
  ends_at: endOfCard,
  auto_renew: 0,
  external_id: "card:123456:",
});
const isUsed = async () => (await env.DB.prepare("SELECT used_at FROM upsell_entitlements").first("used_at")) !== null;

describe("An accepted offer", () => {
  test("gives the signed-in reader access until the print subscription ends, and links the card", async () => {
    const accountId = await insertAccount();
    await insertNamedCard();
    const token = await openSession(accountId);
    const result = await trySave(await requireOffer(token), token);
    expect(result).toMatchObject({
      kind: "saved",
      accountId,
      message: "Dein digitaler Zugang ist freigeschaltet.",
      offer: { grant: true, token: null, upsellType: "digi", offerShort: "Talblick Plus zum Print-Abo, ohne Aufpreis" },
      reader: { user: { user_id: accountId, token }, piano: { abo: { hasPlusAccess: true, isPlusSubscriber: true } } },
    });
    expect(await readSubscriptions()).toEqual([accessOf(accountId)]);
    expect([await readCardOwner(), await isUsed()]).toEqual([accountId, true]);
  });

  test("works after a sign-in with the card, and without a session as well", async () => {
    const accountId = await insertAccount();
    await insertNamedCard({ accountId });
    const { entitlement, sso } = await tryEntitle();
    const token = sso.kind === "signed-in" ? sso.user.token : "";
    expect(await trySave(entitlement?.token ?? "", token)).toMatchObject({ kind: "saved", reader: { user: { token } } });
    await env.DB.exec("DELETE FROM subscriptions");
    expect(await trySave(await requireOffer())).toMatchObject({ kind: "saved", accountId, reader: null });
    expect(await readSubscriptions()).toEqual([accessOf(accountId)]);
  });

  test("gives what the campaign is for", async () => {
    const accountId = await insertAccount();
    await insertNamedCard({ accountId, endsAt: null });
    expect(await trySave(await requireOffer(null, { campno: "PREMIUM26" }))).toMatchObject({ kind: "saved" });
    expect(await readSubscriptions()).toEqual([
      { ...accessOf(accountId), product: "plus_premium", ends_at: null, external_id: "card:123456:PREMIUM26" },
    ]);
  });

  test("ignores what is meant for a new account", async () => {
    await insertNamedCard({ accountId: await insertAccount() });
    const call = createTestCall();
    expect(await trySave(await requireOffer(), null, chosen, call)).toMatchObject({ kind: "saved" });
    expect([call.queued, await countRows("accounts")]).toEqual([[], 1]);
  });

  test("ends by clock with the print subscription", async () => {
    const accountId = await insertAccount();
    await insertNamedCard({ accountId });
    await trySave(await requireOffer());
    const accessAt = async (now: number) => {
      const result = await login(createTestCall({ now }), { username: "maria", password: testPassword });
      return result.kind === "signed-in" && result.piano.abo.hasPlusAccess;
    };
    expect([await accessAt(endOfCard - 1), await accessAt(endOfCard)]).toEqual([true, false]);
  });

  test("for a card that goes on after its access ended makes no second subscription", async () => {
    const accountId = await insertAccount();
    await insertNamedCard({ accountId });
    await trySave(await requireOffer());
    const now = endOfCard + 10;
    await env.DB.prepare("UPDATE print_cards SET ends_at = ?1")
      .bind(now + YEAR_S)
      .run();
    const call = createTestCall({ now });
    const { entitlement } = await tryEntitle({}, { call });
    expect(await trySave(entitlement?.token ?? "", null, {}, call)).toMatchObject({ kind: "saved" });
    expect(await readSubscriptions()).toEqual([{ ...accessOf(accountId), starts_at: now, ends_at: now + YEAR_S }]);
  });

  test("still counts when its campaign has ended meanwhile", async () => {
    await insertNamedCard({ accountId: await insertAccount() });
    await insertCampaign();
    const offer = await requireOffer(null, { campno: "HERBST" });
    await env.DB.exec(`UPDATE upsell_campaigns SET ends_at = ${testNow} WHERE number = 'HERBST'`);
    expect(await trySave(offer)).toMatchObject({ kind: "saved" });
  });

  test("frees the card when the account is deleted", async () => {
    const accountId = await insertAccount();
    await insertNamedCard();
    const token = await openSession(accountId);
    await trySave(await requireOffer(token), token);
    const session = await findSessionByToken(createTestCall(), token);
    await deleteAccount(createTestCall(), { h: session?.hash ?? "", t: token, password: testPassword }, accountEndings);
    expect([await readCardOwner(), await countRows("subscriptions"), await countRows("print_cards")]).toEqual([null, 0, 1]);
    expect((await tryEntitle()).entitlement).toMatchObject({ grant: true, upsellType: "print" });
  });
});

describe("An offer counts once", () => {
  test("also when two accept it at the same moment", async () => {
    const accountId = await insertAccount();
    await insertNamedCard({ accountId });
    const offer = await requireOffer();
    const results = await Promise.all([trySave(offer), trySave(offer), trySave(offer)]);
    expect(results.filter(({ kind }) => kind === "saved")).toHaveLength(1);
    expect(results.filter(({ kind }) => kind === "failed")).toEqual([failed("offer_expired"), failed("offer_expired")]);
    expect(await readSubscriptions()).toEqual([accessOf(accountId)]);
    expect(await trySave(offer)).toEqual(failed("offer_expired"));
  });

  test("and two offers for one card make one subscription", async () => {
    const accountId = await insertAccount();
    await insertNamedCard({ accountId });
    const offers = [await requireOffer(), await requireOffer()];
    const results = await Promise.all(offers.map((offer) => trySave(offer)));
    expect(results.map(({ kind }) => kind)).toEqual(["saved", "saved"]);
    expect(await readSubscriptions()).toEqual([accessOf(accountId)]);
  });

  test("and of two readers who activate one card at the same moment one gets it", async () => {
    await insertNamedCard();
    const tokens = [await openSession(await insertAccount()), await openSession(await insertJosef())];
    const offers = [await requireOffer(tokens[0]), await requireOffer(tokens[1])];
    const results = await Promise.all(offers.map((offer, index) => trySave(offer, tokens[index])));
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(["failed", "saved"]);
    const saved = results.find((result) => result.kind === "saved");
    expect(await readSubscriptions()).toEqual([accessOf(saved?.accountId ?? 0)]);
    expect(await readCardOwner()).toBe(saved?.accountId);
  });
});

describe("An offer cannot be accepted", () => {
  test.each(["", "falsch", "x".repeat(5000)])("with an invalid token, %#", async (offer) => {
    expect(await trySave(offer)).toEqual(failed("offer_expired"));
  });

  test("after half an hour, and is forgotten then", async () => {
    await insertNamedCard({ accountId: await insertAccount() });
    const offer = await requireOffer();
    const tooLate = testNow + 1800;
    expect(await trySave(offer, null, {}, createTestCall({ now: tooLate }))).toEqual(failed("offer_expired"));
    await cleanUpAccountsForTest(env.DB, new Date((tooLate - 1) * 1000));
    expect(await countRows("upsell_entitlements")).toBe(1);
    await cleanUpAccountsForTest(env.DB, new Date(tooLate * 1000));
    expect(await countRows("upsell_entitlements")).toBe(0);
  });

  test("without the consent to the terms, or as another kind of offer; it stays open", async () => {
    await insertNamedCard({ accountId: await insertAccount() });
    const offer = await requireOffer();
    expect(await trySave(offer, null, { agbAccepted: false })).toEqual({
      kind: "failed",
      failure: { code: "invalid_input", message: "Bitte stimme den Allgemeinen Geschäftsbedingungen zu" },
    });
    expect(await trySave(offer, null, { upsellType: "print", ...chosen })).toEqual(failed("invalid_input"));
    expect([await isUsed(), await countRows("subscriptions")]).toEqual([false, 0]);
    expect(await trySave(offer)).toMatchObject({ kind: "saved" });
  });

  test("by somebody who is signed in as another reader", async () => {
    await insertNamedCard({ accountId: await insertAccount() });
    const offer = await requireOffer();
    expect(await trySave(offer, await openSession(await insertJosef()))).toEqual(failed("offer_expired"));
    expect([await isUsed(), await countRows("subscriptions")]).toEqual([false, 0]);
  });

  test("when the card was activated for another account meanwhile", async () => {
    await insertNamedCard();
    const token = await openSession(await insertAccount());
    const offer = await requireOffer(token);
    const josef = await insertJosef();
    await env.DB.prepare("UPDATE print_cards SET account_id = ?1").bind(josef).run();
    expect(await trySave(offer, token)).toEqual(failed("card_of_other_account"));
    expect([await readCardOwner(), await countRows("subscriptions")]).toEqual([josef, 0]);
  });

  test("when the print subscription has ended meanwhile", async () => {
    await insertNamedCard({ accountId: await insertAccount() });
    const offer = await requireOffer();
    await env.DB.prepare("UPDATE print_cards SET ends_at = ?1").bind(testNow).run();
    expect(await trySave(offer)).toEqual(failed("no_active_print_subscription"));
  });

  test("when the print subscription ends while it is accepted: nothing is given", async () => {
    await insertNamedCard({ accountId: await insertAccount() });
    const offer = await requireOffer();
    const DB = {
      prepare: (sql: string) => env.DB.prepare(sql),
      // The offer was read, and found to be in order.
      batch: async (statements: D1PreparedStatement[]) => {
        await env.DB.prepare("UPDATE print_cards SET ends_at = ?1").bind(testNow).run();
        return env.DB.batch(statements);
      },
    } as unknown as D1Database;
    expect(await trySave(offer, null, {}, createTestCall({ env: { ...(env as Env), DB } }))).toEqual(failed("offer_expired"));
    expect([await isUsed(), await countRows("subscriptions")]).toEqual([false, 0]);
  });

  test("when the account was blocked meanwhile, not even with its card", async () => {
    await insertNamedCard({ accountId: await insertAccount() });
    const offer = await requireOffer();
    await env.DB.exec("UPDATE accounts SET state = 'blocked'");
    expect(await trySave(offer)).toEqual(failed("offer_expired"));
    expect(await countRows("subscriptions")).toBe(0);
  });
});

test("a card of an account that was never activated goes to the signed-in reader, with its access", async () => {
  const pending = await insertAccount({ state: "pending" });
  await insertNamedCard({ accountId: pending });
  await env.DB.prepare(
    "INSERT INTO subscriptions (account_id, product, starts_at, origin, external_id) VALUES (?1, 'plus', 0, 'upsell', 'card:123456:')",
  )
    .bind(pending)
    .run();
  const josef = await insertJosef();
  const token = await openSession(josef);
  expect(await trySave(await requireOffer(token), token)).toMatchObject({ kind: "saved", accountId: josef });
  expect(await readSubscriptions()).toEqual([accessOf(josef)]);
  expect(await readCardOwner()).toBe(josef);
});
