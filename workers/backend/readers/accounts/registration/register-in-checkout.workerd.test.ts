import { env } from "cloudflare:workers";
import { parseSetCookie } from "cookie";
import { beforeEach, describe, expect, test } from "vitest";
import { handleScheduled } from "#workers/backend/doors/clock/scheduled.ts";
import { accountEndings } from "#workers/backend/doors/registry/account-endings.ts";
import { testOrigin } from "#workers/backend/ground/caller/mint-caller-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { composeForTest } from "#workers/backend/ground/mail/compose-for-test.ts";
import {
  countRows,
  createTestCall,
  deleteAccountsForTest,
  insertAccount,
  testNow,
} from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { countScrypts } from "#workers/backend/readers/accounts/password/scrypts-for-test.ts";
import { updateUserAttribute } from "#workers/backend/readers/accounts/profile/attributes.ts";
import { readAccount } from "#workers/backend/readers/accounts/profile/overview.ts";
import type { SsoUser } from "#workers/backend/readers/accounts/replies/account-results.ts";
import { autologin } from "#workers/backend/readers/accounts/session/autologin.ts";
import { answerCookieImage } from "#workers/backend/readers/accounts/session/cookie-image.ts";
import { login } from "#workers/backend/readers/accounts/session/login.ts";
import { subscribe } from "#workers/backend/readers/newsletters/readers/own-newsletters.ts";
import { readSubscriptionStatus } from "#workers/backend/readers/subscriptions/subscription-status.ts";
import { activateAccount } from "./activate.ts";
import { changePassword, resetPassword } from "./change-password.ts";
import { deleteAccount } from "./delete-account.ts";
import { createKey } from "./one-time-keys.ts";
import { type RegistrationInput, register } from "./register.ts";

const DAY = 86_400;
countScrypts();
beforeEach(deleteAccountsForTest);

const input: RegistrationInput = {
  email: "josef@example.com",
  username: "josef@example.com",
  password: "sehr-geheim",
  agbAccepted: true,
  marketingAccepted: true,
  nodoi: true,
  migrate: false,
  userData: null,
};
const mailSent = {
  kind: "mail-sent",
  message: "Wir haben dir eine E-Mail geschickt. Öffne den Link darin, um dein Konto zu aktivieren.",
};
const inCheckout = (changes: { address?: string; now?: number } = {}) => {
  const { now = testNow, ...caller } = changes;
  return createTestCall({ now, caller: { isInCheckout: true, ...caller } });
};

/** Josef, signed in within a checkout, who has not confirmed his address. */
async function enterCheckout(call = inCheckout()): Promise<SsoUser> {
  const result = await register(call, input);
  if (result.kind !== "signed-in") throw new Error(`not signed in: ${JSON.stringify(result)}`);
  return result.user;
}

const isSignedIn = async ({ hash, token }: SsoUser) => (await autologin(createTestCall(), { hash, token })).kind === "valid";
const readState = (id: number) => env.DB.prepare("SELECT state FROM accounts WHERE id = ?1").bind(id).first("state");
const createKeyFor = (accountId: number, purpose: "activate" | "reset") =>
  createKey(env.DB, { purpose, accountId, lifetimeS: 3600, now: testNow });
const readNewsletters = async () =>
  (await env.DB.prepare("SELECT newsletter, confirmed_at FROM newsletter_subscriptions").all()).results;
const buy = (accountId: number, endsAt: number) =>
  env.DB.prepare(
    `INSERT INTO subscriptions (account_id, product, starts_at, ends_at, auto_renew, origin, external_id)
     VALUES (?1, 'plus', ?2, ?3, 1, 'provider', 'SUB1')`,
  )
    .bind(accountId, testNow - DAY, endsAt)
    .run();

describe("A new reader who registers within a checkout", () => {
  test("is signed in at once; the account still waits for the mail", async () => {
    const call = inCheckout();
    const result = await register(call, input);
    expect(result).toMatchObject({
      kind: "signed-in",
      user: { login: "josef@example.com", email: "josef@example.com" },
      cookie: expect.stringContaining("<img"),
    });
    const [account] = (await env.DB.prepare("SELECT id, state, activated_at FROM accounts").all()).results;
    expect(account).toMatchObject({ state: "pending", activated_at: null });
    expect(call.queued).toEqual([{ kind: "activation", accountId: account?.id, origin: testOrigin }]);
    expect(await login(createTestCall(), { username: input.email, password: input.password })).toMatchObject({ error: "218" });
  });

  test("buys, and reads what was bought, before the address is confirmed", async () => {
    const user = await enterCheckout();
    await buy(user.user_id, testNow + DAY);
    expect(await autologin(createTestCall(), user)).toMatchObject({ kind: "valid", piano: { abo: { hasPlusAccess: true } } });
    expect(await readSubscriptionStatus(createTestCall(), user.token, user.user_id)).toMatchObject({ hasPlusAccess: true });
  });

  test("stays signed in when the link of the mail is opened, and can sign in from then on", async () => {
    const user = await enterCheckout();
    await activateAccount(createTestCall(), await createKeyFor(user.user_id, "activate"));
    expect([await readState(user.user_id), await isSignedIn(user)]).toEqual(["active", true]);
    expect(await login(createTestCall(), { username: input.email, password: input.password })).toMatchObject({
      kind: "signed-in",
    });
  });

  test("gets newsletters from the confirmation on, and not before", async () => {
    const { user_id, hash: h, token: t } = await enterCheckout();
    expect(await subscribe(createTestCall(), { h, t, newsletter: "VPLUS_Subscriber" })).toEqual({ kind: "done" });
    expect(await readNewsletters()).toEqual([{ newsletter: "VPLUS_Subscriber", confirmed_at: null }]);
    const account = await readAccount(createTestCall(), { h, t });
    expect(account?.newsletters.filter(({ isSubscribed }) => isSubscribed).map(({ slug }) => slug)).toEqual(["VPLUS_Subscriber"]);
    const later = createTestCall({ now: testNow + 60 });
    await activateAccount(later, await createKeyFor(user_id, "activate"));
    expect(await readNewsletters()).toEqual([{ newsletter: "VPLUS_Subscriber", confirmed_at: testNow + 60 }]);
    await subscribe(createTestCall({ now: testNow + 90 }), { h, t, newsletter: "sport" });
    expect(await readNewsletters()).toContainEqual({ newsletter: "sport", confirmed_at: testNow + 90 });
  });

  test("loses the account after a week without a confirmation, unless it is paid for", async () => {
    const user = await enterCheckout();
    const cleanUpAt = async (now: number) => {
      await handleScheduled(new Date(now * 1000), env as Env);
      return (await countRows("accounts")) === 1;
    };
    await env.DB.prepare("UPDATE accounts SET created_at = ?1")
      .bind(testNow - 30 * DAY)
      .run();
    await buy(user.user_id, testNow + DAY);
    expect(await cleanUpAt(testNow)).toBe(true);
    // A renewal that is announced late is waited for.
    expect(await cleanUpAt(testNow + 7 * DAY)).toBe(true);
    expect(await cleanUpAt(testNow + 8 * DAY)).toBe(false);
  });

  test("can delete the account without causing a mail to the unconfirmed address", async () => {
    const { hash: h, token: t } = await enterCheckout();
    const call = createTestCall();
    expect(await deleteAccount(call, { h, t, password: input.password }, accountEndings)).toMatchObject({ kind: "done" });
    expect([await countRows("accounts"), call.queued]).toEqual([0, []]);
  });
});

describe("Nobody is signed in", () => {
  test.each(["active", "pending", "blocked"] as const)(
    "with an address that has an account (%s): the answer is the mail's",
    async (state) => {
      const accountId = await insertAccount({ state, email: input.email });
      const call = inCheckout();
      expect(await register(call, input)).toEqual(mailSent);
      expect(call.queued).toEqual([{ kind: "already-registered", accountId, origin: testOrigin }]);
      expect(await countRows("account_sessions")).toBe(0);
    },
  );

  test("with a user name that somebody else has", async () => {
    await insertAccount({ login: "josef" });
    const call = inCheckout();
    expect(await register(call, { ...input, username: "josef" })).toEqual(mailSent);
    expect([call.queued, await countRows("account_sessions")]).toMatchObject([[{ kind: "username-taken" }], 0]);
  });

  test("without the portal's token, and without asking for it", async () => {
    expect(await register(createTestCall(), input)).toEqual(mailSent);
    expect(await register(inCheckout(), { ...input, nodoi: false, email: "b@example.com", username: "" })).toEqual(mailSent);
    expect(await countRows("account_sessions")).toBe(0);
  });

  test("beyond three in an hour at one address: the others get the mail alone", async () => {
    const attempt = (index: number, changes: Parameters<typeof inCheckout>[0] = {}) =>
      register(inCheckout(changes), { ...input, email: `josef-${index}@example.com`, username: "" });
    const kinds = [];
    for (let index = 0; index < 5; index++) kinds.push((await attempt(index)).kind);
    expect(kinds).toEqual(["signed-in", "signed-in", "signed-in", "mail-sent", "mail-sent"]);
    expect((await attempt(10, { address: "198.51.100.1" })).kind).toBe("signed-in");
    expect((await attempt(11, { now: testNow + 3600 })).kind).toBe("signed-in");
  });

  test("by any other session of an account that waits for its confirmation", async () => {
    const user = await enterCheckout();
    await env.DB.exec("UPDATE account_sessions SET method = 'password'");
    expect(await isSignedIn(user)).toBe(false);
    expect(await readSubscriptionStatus(createTestCall(), user.token, user.user_id)).toBeNull();
  });

  test("once the account is blocked", async () => {
    const user = await enterCheckout();
    await env.DB.exec("UPDATE accounts SET state = 'blocked'");
    expect(await isSignedIn(user)).toBe(false);
  });
});

describe("The owner of an address that somebody else registered within a checkout", () => {
  const newPassword = "mein-eigenes";
  const takeOver = async (accountId: number) =>
    resetPassword(createTestCall(), { newPassword, newPasswordAgain: newPassword, key: await createKeyFor(accountId, "reset") });

  test("registers as usual, and is sent a link to a password of their own", async () => {
    const stranger = await enterCheckout();
    const call = inCheckout({ address: "198.51.100.1" });
    expect(await register(call, { ...input, password: newPassword })).toEqual(mailSent);
    expect(call.queued).toEqual([{ kind: "already-registered", accountId: stranger.user_id, origin: testOrigin }]);
    const [message] = call.queued;
    const times = { now: testNow, queuedAt: new Date(testNow * 1000) };
    const mail = message === undefined ? null : await composeForTest(message, env as Env, times);
    expect(mail?.subject).toBe("Schließe deine Registrierung ab");
    expect(mail?.text).toContain("dialog=reset-password");
  });

  test("is safe from fast guesses: the stranger's browser does not count as a device of theirs", async () => {
    const result = await register(inCheckout(), input);
    const path = result.kind === "signed-in" ? /src="([^"]+)"/.exec(result.cookie)?.[1] : null;
    const image = await answerCookieImage(new Request(`http://backend${path}`), env as Env, testNow);
    const names = image.headers.getSetCookie().map((header) => parseSetCookie(header).name);
    expect(names).toEqual(["EvoSSO", "SsoSessionCookie"]);
  });

  test("takes possession: the stranger's session, password and choices are gone, what was paid for stays", async () => {
    const stranger = await enterCheckout();
    const { user_id, hash, token } = stranger;
    await subscribe(createTestCall(), { h: hash, t: token, newsletter: "sport" });
    await updateUserAttribute(createTestCall(), { hash, token, attribute: "consents", value: "all" });
    await buy(user_id, testNow + DAY);
    expect(await takeOver(user_id)).toMatchObject({ kind: "done" });

    expect([await readState(user_id), await isSignedIn(stranger)]).toEqual(["active", false]);
    expect(await login(createTestCall(), { username: input.email, password: input.password })).toMatchObject({ error: "201" });
    expect(await login(createTestCall(), { username: input.email, password: newPassword })).toMatchObject({
      kind: "signed-in",
      attributes: [],
      piano: { abo: { hasPlusAccess: true } },
    });
    expect(await readNewsletters()).toEqual([]);
    expect(await env.DB.prepare("SELECT marketing_accepted FROM accounts").first("marketing_accepted")).toBe(0);
  });

  test("keeps what they chose themselves when they only forget the password later", async () => {
    const { user_id, hash, token } = await enterCheckout();
    await activateAccount(createTestCall(), await createKeyFor(user_id, "activate"));
    await subscribe(createTestCall(), { h: hash, t: token, newsletter: "sport" });
    await updateUserAttribute(createTestCall(), { hash, token, attribute: "consents", value: "all" });
    await takeOver(user_id);
    expect([await countRows("newsletter_subscriptions"), await countRows("account_attributes")]).toEqual([1, 1]);
    expect(await env.DB.prepare("SELECT marketing_accepted FROM accounts").first("marketing_accepted")).toBe(1);
  });

  test("is not warned of a password that the stranger changes: to them the account does not exist yet", async () => {
    const { hash, token } = await enterCheckout();
    const call = createTestCall();
    const passwords = { oldPassword: input.password, newPassword, newPasswordAgain: newPassword };
    expect(await changePassword(call, { ...passwords, hash, token })).toMatchObject({ kind: "done" });
    const mails = await Promise.all(
      call.queued.map((message) => composeForTest(message, env as Env, { now: testNow, queuedAt: new Date() })),
    );
    expect(mails).toEqual([null]);
  });
});
