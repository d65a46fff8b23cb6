import { describe, expect, test, vi } from "vitest";
import { mintCaller, testOrigin } from "#workers/backend/ground/caller/mint-caller-for-test.ts";
import { operations } from "#workers/backend/readers/accounts/account-operations-for-test.ts";
import { askAccount, prepareAnna, send, testPassword } from "#workers/backend/readers/accounts/accounts-for-test.ts";
import {
  cookieMarkup,
  expectLogout,
  expectUser,
  noPiano,
  notActivatedText,
  technicalError,
} from "#workers/backend/readers/accounts/replies/expected-replies-for-test.ts";

const { env, mails, anna } = prepareAnna();

const nobody = { user: null, cookie: null, piano: null, attributes: null };

describe("login", () => {
  test("answers with the reader, the cookies' image, the subscriptions and the attributes", async () => {
    const reply = await askAccount(env, "login", { username: "anna", password: testPassword });
    expect(reply).toStrictEqual({
      user: expectUser("anna"),
      success: "1",
      error: "0",
      message: null,
      cookie: expect.stringMatching(cookieMarkup),
      piano: noPiano,
      attributes: [],
    });
  });

  test("a wrong password is an answer, not an error", async () => {
    expect(await askAccount(env, "login", { username: "anna", password: "falsch-falsch" })).toStrictEqual({
      ...nobody,
      success: "0",
      error: "201",
      message: "Benutzername oder Passwort ist falsch.",
    });
  });

  test.each([
    ["", ""],
    [" ", testPassword],
    ["anna", ""],
  ])("user name %j and password %j are not enough", async (username, password) => {
    expect(await askAccount(env, "login", { username, password })).toStrictEqual({
      ...nobody,
      success: "0",
      error: "200",
      message: "Username and password are required",
    });
  });

  test("a print card without an account is error 218 with the link to activate", async () => {
    await env.DB.exec("INSERT INTO print_cards (number, lastname, lastname_key, starts_at) VALUES ('700100', 'Fink', 'fink', 0)");
    expect(await askAccount(env, "login", { username: "700100", password: "Fink" })).toStrictEqual({
      ...nobody,
      success: "0",
      error: "218",
      message: notActivatedText,
    });
  });
});

describe("autologin", () => {
  test("a valid session is autologin_successfull", async () => {
    expect(await askAccount(env, "autologin", { hash: anna.hash, token: anna.token })).toStrictEqual({
      code: "autologin_successfull",
      user: { ...expectUser("anna"), hash: anna.hash, token: anna.token },
      message: null,
      piano: noPiano,
      attributes: [],
    });
  });

  test("a session that it makes last longer takes the reader's cookies along", async () => {
    const ask = async (token: string) =>
      (await send(env, [{ query: operations.autologin, variables: { hash: anna.hash, token } }])).response.headers.getSetCookie();
    expect(await ask(anna.token)).toEqual([]);
    await env.DB.prepare("UPDATE account_sessions SET last_seen_at = last_seen_at - 3600").run();
    expect(await ask("falsch")).toEqual([]);
    expect(await ask(anna.token)).toEqual([
      expect.stringMatching(/^EvoSSO=[^;]+; Max-Age=2592000; Domain=talblick.example; Path=\//),
      expect.stringMatching(`^SsoSessionCookie=${anna.hash}; Max-Age=2592000; `),
    ]);
  });

  test("any other pair is answered with the reason", async () => {
    const none = { user: null, piano: null, attributes: null };
    expect(await askAccount(env, "autologin", { hash: anna.hash, token: "x" })).toStrictEqual({
      ...none,
      code: "no_session",
      message: "No existing session",
    });
    for (const pair of [{}, { hash: anna.hash }, { token: anna.token }]) {
      expect(await askAccount(env, "autologin", { hash: "", token: "", ...pair })).toStrictEqual({
        ...none,
        code: "hash_and_token_required",
        message: "Hash and token are required",
      });
    }
  });
});

describe("logout", () => {
  const reply = (login: string | null) => ({ logout_result: expectLogout(login), logout: true });

  test("ends the session of the Authorization header", async () => {
    const { user } = await askAccount(env, "login", { username: "anna", password: testPassword });
    expect(await askAccount(env, "logout", {}, { authorization: `Bearer ${user.token}` })).toStrictEqual(reply("anna"));
    expect((await askAccount(env, "autologin", { hash: user.hash, token: user.token })).code).toBe("no_session");
    expect((await askAccount(env, "autologin", { hash: anna.hash, token: anna.token })).code).toBe("autologin_successfull");
  });

  test("without a session there is nothing to end, which succeeds", async () => {
    expect(await askAccount(env, "logout")).toStrictEqual(reply(null));
    expect(await askAccount(env, "logout", {}, { authorization: "Bearer abc" })).toStrictEqual(reply(null));
    expect(await askAccount(env, "logout", {}, { authorization: "nonsense" })).toStrictEqual(reply(null));
  });
});

describe("register", () => {
  const input = { username: "bert", email: "bert@example.org", password: testPassword, agbAccepted: true };

  test("ends with a mail to the address, whether or not it is taken", async () => {
    const fresh = await askAccount(env, "register", input);
    expect(fresh).toStrictEqual({
      ...nobody,
      success: "1",
      error: "0",
      message: "Wir haben dir eine E-Mail geschickt. Öffne den Link darin, um dein Konto zu aktivieren.",
    });
    const taken = await askAccount(env, "register", { ...input, username: "neu", email: "anna@example.org" });
    expect(taken).toStrictEqual(fresh);
    expect(mails).toMatchObject([
      { kind: "activation", origin: testOrigin },
      { kind: "already-registered", accountId: anna.user_id, origin: testOrigin },
    ]);
  });

  test("skips the mail only for a service of the publisher, and signs in at once", async () => {
    const carla = { ...input, username: "carla", email: "carla@example.org", nodoi: true };
    expect((await askAccount(env, "register", { ...carla, username: "dora", email: "dora@example.org" })).user).toBeNull();
    const reply = await askAccount(env, "register", carla, { authorization: "Bearer test-service-token" });
    expect(reply).toStrictEqual({
      user: expectUser("carla"),
      success: "1",
      error: "0",
      message: null,
      cookie: expect.stringMatching(cookieMarkup),
      piano: noPiano,
      attributes: [],
    });
  });

  test("a service may register without the portal, since no mail needs its origin", async () => {
    const variables = { ...input, username: "emil", email: "emil@example.org", nodoi: true };
    const headers = { "x-mutation": "true", authorization: "Bearer test-service-token" };
    const { answer } = await send(env, { query: operations.register, variables }, headers);
    expect(answer.data.register).toMatchObject({ success: "1", user: { login: "emil" } });
  });

  test("keeps the other fields that were sent", async () => {
    const more = { marketingAccepted: true, migrate: true, userData: '{"origin":"app"}' };
    await askAccount(env, "register", { ...input, username: "fritz", email: "fritz@example.org", ...more });
    const row = await env.DB.prepare(
      "SELECT marketing_accepted, migrate, user_data, state FROM accounts WHERE login = 'fritz'",
    ).first();
    expect(row).toEqual({ marketing_accepted: 1, migrate: 1, user_data: '{"origin":"app"}', state: "pending" });
  });

  test("a broken rule is an answer with its text", async () => {
    expect(await askAccount(env, "register", { ...input, password: "kurz" })).toStrictEqual({
      ...nobody,
      success: "0",
      error: "200",
      message: "Bitte wähle ein Passwort mit mind. 6 Zeichen",
    });
  });
});

describe("without the portal's token with its origin", () => {
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
    expect(logged.mock.calls.map(String)).toEqual(
      Array(3).fill(expect.stringContaining("x-caller is missing: mails need to know the portal's origin")),
    );
    expect(mails).toEqual([]);
    logged.mockRestore();
  });

  test("signing in works", async () => {
    const variables = { username: "anna", password: testPassword };
    const { answer } = await send(env, { query: operations.login, variables }, { "x-mutation": "true" });
    expect(answer.data.login).toMatchObject({ success: "1", error: "0" });
  });
});
