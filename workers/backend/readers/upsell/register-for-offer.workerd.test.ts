import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { cleanUpAccountsForTest } from "#workers/backend/doors/clock/clean-ups/clean-ups-for-test.ts";
import { testOrigin } from "#workers/backend/ground/caller/mint-caller-for-test.ts";
import { countRows, createTestCall, insertAccount, testNow } from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { countScrypts } from "#workers/backend/readers/accounts/password/scrypts-for-test.ts";
import { activateAccount } from "#workers/backend/readers/accounts/registration/activate.ts";
import { createKey } from "#workers/backend/readers/accounts/registration/one-time-keys.ts";
import { notActivatedText, technicalError } from "#workers/backend/readers/accounts/replies/expected-replies-for-test.ts";
import { login } from "#workers/backend/readers/accounts/session/login.ts";
import {
  chosen,
  insertNamedCard,
  prepareUpsell,
  readCardOwner,
  readSubscriptions,
  requireOffer,
  tryEntitle,
  tryRegister,
  YEAR_S,
} from "./upsell-for-test.ts";

prepareUpsell();
const scrypts = countScrypts();
beforeEach(() => insertNamedCard());

const mailSent = {
  kind: "mail-sent",
  message: "Wir haben dir eine E-Mail geschickt. Öffne den Link darin, um dein Konto zu aktivieren.",
  sso: { kind: "refused", error: "218", message: notActivatedText },
  offer: expect.objectContaining({ grant: true, upsellType: "print", token: null }),
};
const access = (accountId: number) => [
  {
    account_id: accountId,
    product: "plus",
    origin: "upsell",
    starts_at: testNow,
    ends_at: testNow + YEAR_S,
    auto_renew: 0,
    external_id: "card:123456:",
  },
];
const findId = (email: string) => env.DB.prepare("SELECT id FROM accounts WHERE email_key = ?1").bind(email).first<number>("id");
const activate = async (accountId: number) =>
  activateAccount(createTestCall(), await createKey(env.DB, { purpose: "activate", accountId, lifetimeS: 100, now: testNow }));

describe("Accepting an offer without an account", () => {
  test("registers one that a mail activates; card and access are its own", async () => {
    const call = createTestCall();
    expect(await tryRegister(await requireOffer(), { marketingAccepted: true }, call)).toEqual(mailSent);
    const id = (await findId("neu@example.com")) ?? 0;
    expect(call.queued).toEqual([{ kind: "activation", accountId: id, origin: testOrigin }]);
    expect(
      await env.DB.prepare(
        "SELECT login, email, firstname, lastname, state, agb_accepted_at, marketing_accepted FROM accounts",
      ).first(),
    ).toEqual({
      login: "neu@example.com",
      email: "neu@example.com",
      firstname: "Maria",
      lastname: "Moosbrugger",
      state: "pending",
      agb_accepted_at: testNow,
      marketing_accepted: 1,
    });
    expect([await readCardOwner(), await readSubscriptions()]).toEqual([id, access(id)]);

    const credentials = { username: "neu@example.com", password: chosen.password };
    expect(await login(createTestCall(), credentials)).toMatchObject({ kind: "refused", error: "218" });
    await activate(id);
    expect(await login(createTestCall(), credentials)).toMatchObject({
      kind: "signed-in",
      piano: { abo: { hasPlusAccess: true } },
    });
    expect((await tryEntitle()).entitlement?.refusal?.code).toBe("has_digital_access");
  });

  test("again, because the first address was wrong, moves card and access to the new account", async () => {
    await tryRegister(await requireOffer(), { email: "falsch@example.com" });
    await tryRegister(await requireOffer(), { email: "richtig@example.com" });
    const id = (await findId("richtig@example.com")) ?? 0;
    expect([await readCardOwner(), await readSubscriptions()]).toEqual([id, access(id)]);
    // Once it belongs to an account, it stays.
    await activate(id);
    await activate((await findId("falsch@example.com")) ?? 0);
    expect(await readCardOwner()).toBe(id);
  });

  test("is undone when the account is not activated", async () => {
    await tryRegister(await requireOffer());
    await cleanUpAccountsForTest(env.DB, new Date((testNow + 8 * 24 * 3600) * 1000));
    expect([await readCardOwner(), await countRows("accounts"), await countRows("subscriptions")]).toEqual([null, 0, 0]);
  });
});

describe("An address that has an account", () => {
  test.each(["active", "pending", "blocked"] as const)(
    "(%s) is told by mail, and gets neither card nor access",
    async (state) => {
      const id = await insertAccount({ email: chosen.email, state });
      const call = createTestCall();
      expect(await tryRegister(await requireOffer(), {}, call)).toEqual(mailSent);
      expect(call.queued).toEqual([{ kind: "upsell-already-registered", accountId: id, origin: testOrigin }]);
      expect([await readCardOwner(), await countRows("subscriptions"), await countRows("accounts")]).toEqual([null, 0, 1]);
    },
  );

  test("cannot be told from a free one: by answer, work, or what the token is good for afterwards", async () => {
    await insertAccount({ email: "vergeben@example.com" });
    const replies = [];
    for (const email of ["frei@example.com", "vergeben@example.com"]) {
      const offer = await requireOffer();
      scrypts.reset();
      const first = await tryRegister(offer, { email });
      const work = scrypts.costs().length;
      replies.push([JSON.stringify(first), work, await tryRegister(offer, { email: "andere@example.com" })]);
    }
    expect(replies[0]).toEqual(replies[1]);
    expect(replies[0]?.[2]).toMatchObject({ kind: "failed", failure: { code: "offer_expired" } });
  });

  test("gets three such mails an hour", async () => {
    await insertAccount({ email: chosen.email });
    const queued = [];
    for (let count = 0; count < 5; count++) {
      const call = createTestCall({ caller: { address: `198.51.100.${count}` } });
      expect(await tryRegister(await requireOffer(), {}, call)).toEqual(mailSent);
      queued.push(...call.queued);
    }
    expect(queued).toHaveLength(3);
  });
});

describe("What is not in order leaves the offer open", () => {
  test.each([
    ["no address", { email: null }, "Bitte gib eine Email-Adresse ein"],
    ["a wrong address", { email: "neu@" }, "Bitte gib eine gültige E-Mail Adresse ein"],
    ["no password", { password: null }, "Bitte gib ein Passwort ein"],
    ["a short password", { password: "kurz" }, "Bitte wähle ein Passwort mit mind. 6 Zeichen"],
    ["a password with space", { password: "zwei Wörter" }, "Das Passwort darf keine Leerzeichen enthalten"],
    ["no word on marketing", { marketingAccepted: null }, "Die Angaben sind nicht vollständig."],
    ["no consent", { agbAccepted: false }, "Bitte stimme den Allgemeinen Geschäftsbedingungen zu"],
    ["another kind of offer", { upsellType: "digi" }, "Die Angaben sind nicht vollständig."],
  ])("%s", async (_what, changes, message) => {
    const offer = await requireOffer();
    expect(await tryRegister(offer, changes)).toEqual({ kind: "failed", failure: { code: "invalid_input", message } });
    expect(await countRows("accounts")).toBe(0);
    expect(await tryRegister(offer)).toEqual(mailSent);
  });

  test("too many registrations from one address", async () => {
    for (let count = 0; count < 10; count++) await tryRegister(await requireOffer(), { email: `n${count}@example.com` });
    const offer = await requireOffer();
    expect(await tryRegister(offer)).toMatchObject({ kind: "failed", failure: { code: "too_many_attempts" } });
    expect(await tryRegister(offer, {}, createTestCall({ caller: { address: "198.51.100.9" } }))).toEqual(mailSent);
  });

  test("a caller without a trusted origin", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const offer = await requireOffer();
    expect(await tryRegister(offer, {}, createTestCall({ caller: { origin: null } }))).toEqual({
      kind: "failed",
      failure: { code: "technical_error", message: technicalError },
    });
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
    expect(await tryRegister(offer)).toEqual(mailSent);
  });
});

describe("At the same moment", () => {
  test("an offer makes one account, whatever addresses come with it", async () => {
    const offer = await requireOffer();
    const emails = ["a@example.com", "b@example.com", "c@example.com"];
    const results = await Promise.all(emails.map((email) => tryRegister(offer, { email })));
    expect(results.filter(({ kind }) => kind === "mail-sent")).toHaveLength(1);
    expect([await countRows("accounts"), await countRows("subscriptions")]).toEqual([1, 1]);
  });

  test("two offers for one card leave one subscription, with whom the card is", async () => {
    const offers = [await requireOffer(), await requireOffer()];
    await Promise.all(offers.map((offer, index) => tryRegister(offer, { email: `n${index}@example.com` })));
    const owner = (await readCardOwner()) ?? 0;
    expect(await readSubscriptions()).toEqual(access(owner));
  });
});

test("a card that an active account has got meanwhile is out of reach", async () => {
  const offer = await requireOffer();
  const owner = await insertAccount();
  await env.DB.prepare("UPDATE print_cards SET account_id = ?1").bind(owner).run();
  expect(await tryRegister(offer)).toMatchObject({ kind: "failed", failure: { code: "card_of_other_account" } });
  expect([await readCardOwner(), await countRows("accounts")]).toEqual([owner, 1]);
});
