import { env as plainEnv } from "cloudflare:test";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { aboFlags, type SsoUser } from "../accounts/account-call.ts";
import { createPortalHeaders, keepMail, operations, registerReader, send, testPassword } from "../accounts/account-for-test.ts";
import { mintCaller, testOrigin } from "../accounts/mint-caller-for-test.ts";
import { createKey } from "../accounts/one-time-keys.ts";
import type { Answer } from "./ask-for-test.ts";

const { env, mails } = keepMail(plainEnv);
const technicalError = "Es ist ein technischer Fehler aufgetreten. Bitte versuche es in wenigen Minuten noch einmal.";
const notActivated =
  'Dein Benutzerkonto wurde noch nicht aktiviert. Bitte aktiviere dein Benutzerkonto <a href="/zugang-aktivieren">hier</a>.';
const cookieMarkup = /^<img src="\/wp-json\/sso\/v1\/cookie\?key=[\w-]+" alt="" width="1" height="1">$/;
const now = () => Math.floor(Date.now() / 1000);

let anna: SsoUser;
beforeAll(async () => {
  anna = await registerReader(env, "anna");
});
beforeEach(async () => {
  mails.length = 0;
  await env.DB.exec("DELETE FROM attempts");
});

type Name = keyof typeof operations;

/** The reply to one operation, which must have no errors. */
async function ask(name: Name, variables: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const { answer } = await send(env, { query: operations[name], variables }, await createPortalHeaders(headers));
  expect(answer.errors).toBeUndefined();
  const [reply] = Object.values(answer.data);
  // biome-ignore lint/suspicious/noExplicitAny: the reply is what the tests look at
  return reply as any;
}

async function askForErrors(name: Name, variables: Record<string, unknown>): Promise<Answer> {
  return (await send(env, { query: operations[name], variables })).answer;
}

const noAbo = {
  ...Object.fromEntries(aboFlags.map((flag) => [flag, false])),
  plusSubscriptionMeta: [],
  plusPremiumSubscriptionMeta: [],
  userRef: expect.any(String),
};
const noPiano = { userRef: expect.any(String), abo: noAbo };
const annaSignedIn = {
  user_id: expect.any(Number),
  login: "anna",
  email: "anna@example.org",
  hash: expect.stringMatching(/^[\w-]{22}$/),
  token: expect.stringMatching(/^[\w-]{43}$/),
  lastname: "",
  fullname: "anna",
};
const nobody = { user: null, cookie: null, piano: null, attributes: null };

describe("login", () => {
  test("answers with the reader, the cookies' image, the subscriptions and the attributes", async () => {
    const reply = await ask("login", { username: "anna", password: testPassword });
    expect(reply).toStrictEqual({
      user: annaSignedIn,
      success: "1",
      error: "0",
      message: null,
      cookie: expect.stringMatching(cookieMarkup),
      piano: noPiano,
      attributes: [],
    });
  });

  test("a wrong password is an answer, not an error", async () => {
    expect(await ask("login", { username: "anna", password: "falsch-falsch" })).toStrictEqual({
      ...nobody,
      success: "0",
      error: "201",
      message: "Benutzername oder Passwort ist falsch.",
    });
  });

  test("a print card without an account is error 218 with the link to activate", async () => {
    await env.DB.exec("INSERT INTO print_cards (number, lastname, lastname_key, starts_at) VALUES ('700100', 'Fink', 'fink', 0)");
    expect(await ask("login", { username: "700100", password: "Fink" })).toStrictEqual({
      ...nobody,
      success: "0",
      error: "218",
      message: notActivated,
    });
  });
});

describe("autologin", () => {
  test("a valid session is autologin_successfull", async () => {
    expect(await ask("autologin", { hash: anna.hash, token: anna.token })).toStrictEqual({
      code: "autologin_successfull",
      user: { ...annaSignedIn, hash: anna.hash, token: anna.token },
      message: null,
      piano: noPiano,
      attributes: [],
    });
  });

  test("any other pair is its reason", async () => {
    const none = { user: null, piano: null, attributes: null };
    expect(await ask("autologin", { hash: anna.hash, token: "x" })).toStrictEqual({
      ...none,
      code: "no_session",
      message: "No existing session",
    });
    expect(await ask("autologin", { hash: "", token: "" })).toStrictEqual({
      ...none,
      code: "hash_and_token_required",
      message: "Hash and token are required",
    });
  });
});

describe("logout", () => {
  const reply = (login: string | null) => ({
    logout_result: {
      action: "logout",
      cookie: expect.stringMatching(cookieMarkup),
      error: "0",
      error_text: null,
      success: "1",
      login,
    },
    logout: true,
  });

  test("ends the session of the Authorization header", async () => {
    const { user } = await ask("login", { username: "anna", password: testPassword });
    expect(await ask("logout", {}, { authorization: `Bearer ${user.token}` })).toStrictEqual(reply("anna"));
    expect((await ask("autologin", { hash: user.hash, token: user.token })).code).toBe("no_session");
    expect((await ask("autologin", { hash: anna.hash, token: anna.token })).code).toBe("autologin_successfull");
  });

  test("without a session there is nothing to end, which succeeds", async () => {
    expect(await ask("logout")).toStrictEqual(reply(null));
    expect(await ask("logout", {}, { authorization: "Bearer abc" })).toStrictEqual(reply(null));
    expect(await ask("logout", {}, { authorization: "nonsense" })).toStrictEqual(reply(null));
  });
});

describe("register", () => {
  const input = { username: "bert", email: "bert@example.org", password: testPassword, agbAccepted: true };

  test("ends with a mail to whom it may concern, whether or not the address is taken", async () => {
    const fresh = await ask("register", input);
    expect(fresh).toStrictEqual({
      ...nobody,
      success: "1",
      error: "0",
      message: "Wir haben dir eine E-Mail geschickt. Öffne den Link darin, um dein Konto zu aktivieren.",
    });
    const taken = await ask("register", { ...input, username: "neu", email: "anna@example.org" });
    expect(taken).toStrictEqual(fresh);
    expect(mails).toMatchObject([
      { kind: "activation", origin: testOrigin },
      { kind: "already-registered", accountId: anna.user_id, origin: testOrigin },
    ]);
  });

  test("skips the mail for a service of the publisher only, and signs in at once", async () => {
    const carla = { ...input, username: "carla", email: "carla@example.org", nodoi: true };
    expect((await ask("register", { ...carla, username: "dora", email: "dora@example.org" })).user).toBeNull();
    const reply = await ask("register", carla, { authorization: "Bearer test-service-token" });
    expect(reply).toStrictEqual({
      user: { ...annaSignedIn, login: "carla", email: "carla@example.org", fullname: "carla" },
      success: "1",
      error: "0",
      message: null,
      cookie: expect.stringMatching(cookieMarkup),
      piano: noPiano,
      attributes: [],
    });
  });

  test("a service may do without the portal, since no mail needs its origin", async () => {
    const variables = { ...input, username: "emil", email: "emil@example.org", nodoi: true };
    const headers = { "x-mutation": "true", authorization: "Bearer test-service-token" };
    const { answer } = await send(env, { query: operations.register, variables }, headers);
    expect(answer.data.register).toMatchObject({ success: "1", user: { login: "emil" } });
  });

  test("keeps what else was sent", async () => {
    const more = { marketingAccepted: true, migrate: true, userData: '{"origin":"app"}' };
    await ask("register", { ...input, username: "fritz", email: "fritz@example.org", ...more });
    const row = await env.DB.prepare(
      "SELECT marketing_accepted, migrate, user_data, state FROM accounts WHERE login = 'fritz'",
    ).first();
    expect(row).toEqual({ marketing_accepted: 1, migrate: 1, user_data: '{"origin":"app"}', state: "pending" });
  });

  test("a rule that is broken is an answer with its text", async () => {
    expect(await ask("register", { ...input, password: "kurz" })).toStrictEqual({
      ...nobody,
      success: "0",
      error: "200",
      message: "Bitte wähle ein Passwort mit mind. 6 Zeichen",
    });
  });
});

describe("updateUserAttribute", () => {
  const variables = { attribute: "talblick-pure-subscription-consents", value: '{"youtube":true}' };

  test("keeps the value, which the next login tells", async () => {
    const greta = await registerReader(env, "greta");
    const keys = { hash: greta.hash, token: greta.token };
    expect(await ask("updateUserAttribute", { ...keys, ...variables })).toStrictEqual({
      action: "update_attribute",
      error: "0",
      errorText: null,
      success: "1",
    });
    expect((await ask("autologin", keys)).attributes).toEqual([{ name: variables.attribute, value: variables.value }]);
  });

  test("needs a session", async () => {
    expect(await ask("updateUserAttribute", { hash: anna.hash, token: "x", ...variables })).toStrictEqual({
      action: "update_attribute",
      error: "203",
      errorText: "No existing session",
      success: "0",
    });
  });
});

describe("newsletters", () => {
  const keys = () => ({ h: anna.hash, t: anna.token });

  test("joining and leaving echo their arguments", async () => {
    const variables = { ...keys(), newsletter: "VPLUS_Subscriber" };
    const read = async () =>
      (await ask("account", keys())).newsletters
        .filter(({ isSubscribed }: { isSubscribed: boolean }) => isSubscribed)
        .map(({ slug }: { slug: string }) => slug);
    expect(await ask("registerUserForNewsletter", variables)).toStrictEqual(variables);
    expect(await read()).toEqual(["VPLUS_Subscriber"]);
    expect(await ask("unregisterUserFromNewsletter", variables)).toStrictEqual(variables);
    expect(await read()).toEqual([]);
  });

  test.each(["registerUserForNewsletter", "unregisterUserFromNewsletter"] as const)(
    "%s needs a session and a newsletter that exists",
    async (name) => {
      const stranger = await askForErrors(name, { h: anna.hash, t: "x", newsletter: "morgen" });
      expect(stranger.errors?.map(({ message, extensions }) => [message, extensions?.code])).toEqual([
        ["No existing session", "UNAUTHENTICATED"],
      ]);
      const unknown = await askForErrors(name, { ...keys(), newsletter: "gibt-es-nicht" });
      expect(unknown.errors?.map(({ extensions }) => extensions?.code)).toEqual(["NOT_FOUND"]);
      expect([stranger.data, unknown.data]).toEqual([null, null]);
    },
  );
});

describe("activating an account", () => {
  test("uses the mail's key once", async () => {
    const input = { username: "heidi", email: "heidi@example.org", password: testPassword, agbAccepted: true };
    await ask("register", input);
    expect((await ask("login", { username: "heidi", password: testPassword })).error).toBe("218");
    const { id } = (await env.DB.prepare("SELECT id FROM accounts WHERE login = 'heidi'").first<{ id: number }>()) ?? { id: 0 };
    const key = await createKey(env.DB, { purpose: "activate", accountId: id, lifetimeS: 60, now: now() });
    expect(await ask("activateAccount", { key })).toStrictEqual({
      success: "1",
      error: "0",
      message: "Dein Benutzerkonto ist aktiviert. Du kannst dich jetzt anmelden.",
    });
    expect((await ask("login", { username: "heidi", password: testPassword })).error).toBe("0");
    expect(await ask("activateAccount", { key })).toStrictEqual({
      success: "0",
      error: "204",
      message: "Der Link ist abgelaufen oder wurde schon verwendet.",
    });
  });

  test("asking for the mail again does not say who has an account", async () => {
    const known = await ask("resendActivation", { login: "anna" });
    expect(known).toStrictEqual({ success: "1", error: "0", message: expect.stringContaining("Wenn es ein Konto") });
    expect(await ask("resendActivation", { login: "niemand" })).toStrictEqual(known);
    expect(mails.map(({ kind }) => kind)).toEqual(["activation-again", "activation-again"]);
  });
});

describe("the profile", () => {
  test("shows what is kept of the reader", async () => {
    expect(await ask("account", { h: anna.hash, t: anna.token })).toStrictEqual({
      user: { ...annaSignedIn, user_id: anna.user_id, hash: anna.hash, token: anna.token },
      firstname: "",
      created: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      marketingAccepted: false,
      cardNumber: null,
      isManageable: true,
      piano: noPiano,
      attributes: [],
      newsletters: expect.arrayContaining([
        { slug: "morgen", title: expect.any(String), description: expect.any(String), isSubscribed: false },
      ]),
      sessions: expect.arrayContaining([
        { id: expect.any(Number), device: "Firefox", created: expect.any(String), lastSeen: expect.any(String), isCurrent: true },
      ]),
    });
  });

  test("is null without a session", async () => {
    expect(await ask("account", { h: anna.hash, t: "x" })).toBeNull();
    expect(await ask("account", { h: "", t: "" })).toBeNull();
  });

  test("hands out the reader's data when asked, which is when it is read", async () => {
    const exported = JSON.parse((await ask("accountExport", { h: anna.hash, t: anna.token })).export);
    expect(JSON.stringify(exported)).toContain("anna@example.org");
    const prepare = vi.fn(env.DB.prepare.bind(env.DB));
    const DB = { prepare, batch: env.DB.batch.bind(env.DB) } as unknown as D1Database;
    const ask = (query: string) => send({ ...env, DB }, { query, variables: { h: anna.hash, t: anna.token } });
    await ask(operations.account);
    const countShown = prepare.mock.calls.length;
    await ask(operations.accountExport);
    expect(prepare.mock.calls.length).toBeGreaterThan(2 * countShown - 2);
    expect(prepare.mock.calls.slice(0, countShown).join()).not.toContain("user_data");
    expect(prepare.mock.calls.slice(countShown).join()).toContain("user_data");
  });

  test("ends other sessions and deletes the account, each with its answer", async () => {
    const ida = await registerReader(env, "ida");
    const keys = { h: ida.hash, t: ida.token };
    await ask("login", { username: "ida", password: testPassword });
    const { sessions } = await ask("account", keys);
    expect(sessions).toHaveLength(2);
    const other = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    expect(await ask("endSession", { ...keys, session: other.id })).toStrictEqual({
      success: "1",
      error: "0",
      message: "Die Anmeldung wurde beendet.",
    });
    expect(await ask("endSession", { ...keys, session: other.id })).toMatchObject({ success: "0", error: "200" });
    expect(await ask("endSession", keys)).toMatchObject({ success: "1", message: "Alle anderen Anmeldungen wurden beendet." });
    expect(await ask("endSession", { ...keys, t: "x" })).toMatchObject({ success: "0", error: "203" });
    expect(await ask("deleteAccount", { ...keys, password: "falsch-falsch" })).toStrictEqual({
      success: "0",
      error: "202",
      message: "Das aktuelle Passwort ist falsch.",
    });
    expect(await ask("deleteAccount", { ...keys, password: testPassword })).toStrictEqual({
      success: "1",
      error: "0",
      message: "Dein Konto wurde gelöscht.",
    });
    expect(await ask("account", keys)).toBeNull();
  });
});

describe("without the portal's word on its origin", () => {
  const input = { username: "otto", email: "otto@example.org", password: testPassword, agbAccepted: true };

  test.each([
    ["register", input],
    ["resendActivation", { login: "anna" }],
  ] as const)("%s is a technical error, and operators read why", async (name, variables) => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    for (const caller of [null, await mintCaller({ origin: null }), await mintCaller({}, "another secret")]) {
      const headers: Record<string, string> = { "x-mutation": "true", ...(caller === null ? {} : { "x-caller": caller }) };
      const { answer } = await send(env, { query: operations[name], variables }, headers);
      expect(answer.data[name]).toMatchObject({ success: "0", error: "100", message: technicalError });
    }
    expect(logged.mock.calls.map(String)).toEqual(Array(3).fill("x-caller is missing: mails need to know the portal's origin"));
    expect(mails).toEqual([]);
    logged.mockRestore();
  });

  test("signing in works", async () => {
    const variables = { username: "anna", password: testPassword };
    const { answer } = await send(env, { query: operations.login, variables }, { "x-mutation": "true" });
    expect(answer.data.login).toMatchObject({ success: "1", error: "0" });
  });
});
