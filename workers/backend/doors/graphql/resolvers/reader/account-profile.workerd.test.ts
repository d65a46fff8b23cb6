import { describe, expect, test, vi } from "vitest";
import type { Answer } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import { operations } from "#workers/backend/readers/accounts/account-operations-for-test.ts";
import {
  askAccount,
  prepareAnna,
  registerReader,
  send,
  testPassword,
} from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { createKey } from "#workers/backend/readers/accounts/registration/one-time-keys.ts";
import { expectUser, noPiano } from "#workers/backend/readers/accounts/replies/expected-replies-for-test.ts";

const { env, mails, anna } = prepareAnna();

async function askForErrors(name: keyof typeof operations, variables: Record<string, unknown>): Promise<Answer> {
  return (await send(env, { query: operations[name], variables })).answer;
}

describe("updateUserAttribute", () => {
  const variables = { attribute: "talblick-pure-subscription-consents", value: '{"youtube":true}' };

  test("keeps the value, which the next login returns", async () => {
    const greta = await registerReader(env, "greta");
    const keys = { hash: greta.hash, token: greta.token };
    expect(await askAccount(env, "updateUserAttribute", { ...keys, ...variables })).toStrictEqual({
      action: "update_attribute",
      error: "0",
      errorText: null,
      success: "1",
    });
    expect((await askAccount(env, "autologin", keys)).attributes).toEqual([
      { name: variables.attribute, value: variables.value },
    ]);
  });

  test("needs a session", async () => {
    expect(await askAccount(env, "updateUserAttribute", { hash: anna.hash, token: "x", ...variables })).toStrictEqual({
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
      (await askAccount(env, "account", keys())).newsletters
        .filter(({ isSubscribed }: { isSubscribed: boolean }) => isSubscribed)
        .map(({ slug }: { slug: string }) => slug);
    expect(await askAccount(env, "registerUserForNewsletter", variables)).toStrictEqual(variables);
    expect(await read()).toEqual(["VPLUS_Subscriber"]);
    expect(await askAccount(env, "unregisterUserFromNewsletter", variables)).toStrictEqual(variables);
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
    await askAccount(env, "register", input);
    expect((await askAccount(env, "login", { username: "heidi", password: testPassword })).error).toBe("218");
    const { id } = (await env.DB.prepare("SELECT id FROM accounts WHERE login = 'heidi'").first<{ id: number }>()) ?? { id: 0 };
    const key = await createKey(env.DB, {
      purpose: "activate",
      accountId: id,
      lifetimeS: 60,
      now: Math.floor(Date.now() / 1000),
    });
    expect(await askAccount(env, "activateAccount", { key })).toStrictEqual({
      success: "1",
      error: "0",
      message: "Dein Benutzerkonto ist aktiviert. Du kannst dich jetzt anmelden.",
    });
    expect((await askAccount(env, "login", { username: "heidi", password: testPassword })).error).toBe("0");
    expect(await askAccount(env, "activateAccount", { key })).toStrictEqual({
      success: "0",
      error: "205",
      message: "Dieser Link wurde schon verwendet. Dein Konto ist aktiviert, du kannst dich anmelden.",
    });
  });

  test("asking for the mail again does not reveal who has an account", async () => {
    const known = await askAccount(env, "resendActivation", { login: "anna" });
    expect(known).toStrictEqual({ success: "1", error: "0", message: expect.stringContaining("Wenn es ein Konto") });
    expect(await askAccount(env, "resendActivation", { login: "niemand" })).toStrictEqual(known);
    expect(mails.map(({ kind }) => kind)).toEqual(["activation-again", "activation-again"]);
  });
});

describe("the profile", () => {
  test("shows the stored data of the reader", async () => {
    expect(await askAccount(env, "account", { h: anna.hash, t: anna.token })).toStrictEqual({
      user: { ...expectUser("anna"), user_id: anna.user_id, hash: anna.hash, token: anna.token },
      subscriptions: [],
      firstname: "",
      created: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      marketingAccepted: false,
      cardNumber: null,
      deletion: null,
      pendingEmail: null,
      isConfirmed: true,
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
    expect(await askAccount(env, "account", { h: anna.hash, t: "x" })).toBeNull();
    expect(await askAccount(env, "account", { h: "", t: "" })).toBeNull();
  });

  test("is null for a forged pair of any length that a cookie can have", async () => {
    const long = "x".repeat(4000);
    expect(await askAccount(env, "account", { h: long, t: long })).toBeNull();
    expect(await askAccount(env, "accountExport", { h: anna.hash, t: long })).toBeNull();
    expect(await askAccount(env, "autologin", { hash: long, token: long })).toMatchObject({ code: "no_session", user: null });
  });

  test("exports the reader's data only when it is requested", async () => {
    const exported = JSON.parse((await askAccount(env, "accountExport", { h: anna.hash, t: anna.token })).export);
    expect(JSON.stringify(exported)).toContain("anna@example.org");
    expect(await listTables("account")).not.toContain("user_data");
    expect(await listTables("accountExport")).toContain("user_data");
  });

  /** The statements of one operation. */
  async function listTables(name: "account" | "accountExport"): Promise<string> {
    const prepare = vi.fn(env.DB.prepare.bind(env.DB));
    const DB = { prepare, batch: env.DB.batch.bind(env.DB) } as unknown as D1Database;
    await askAccount({ ...env, DB }, name, { h: anna.hash, t: anna.token });
    return prepare.mock.calls.join();
  }

  test("ends other sessions", async () => {
    const ida = await registerReader(env, "ida");
    const keys = { h: ida.hash, t: ida.token };
    await askAccount(env, "login", { username: "ida", password: testPassword });
    const { sessions } = await askAccount(env, "account", keys);
    expect(sessions).toHaveLength(2);
    const other = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    expect(await askAccount(env, "endSession", { ...keys, session: other.id })).toStrictEqual({
      success: "1",
      error: "0",
      message: "Die Anmeldung wurde beendet.",
    });
    expect(await askAccount(env, "endSession", { ...keys, session: other.id })).toMatchObject({ success: "0", error: "200" });
    expect(await askAccount(env, "endSession", keys)).toMatchObject({
      success: "1",
      message: "Alle anderen Anmeldungen wurden beendet.",
    });
    expect(await askAccount(env, "endSession", { ...keys, t: "x" })).toMatchObject({ success: "0", error: "203" });
  });

  test("deletes the account when the password is right", async () => {
    const jan = await registerReader(env, "jan");
    const keys = { h: jan.hash, t: jan.token };
    expect(await askAccount(env, "deleteAccount", { ...keys, password: "falsch-falsch" })).toStrictEqual({
      success: "0",
      error: "202",
      message: "Das aktuelle Passwort ist falsch.",
    });
    expect(await askAccount(env, "deleteAccount", { ...keys, password: testPassword })).toStrictEqual({
      success: "1",
      error: "0",
      message: "Dein Konto wurde gelöscht.",
    });
    expect(await askAccount(env, "account", keys)).toBeNull();
  });
});
