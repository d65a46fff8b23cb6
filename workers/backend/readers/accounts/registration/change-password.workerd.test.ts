import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { testOrigin } from "#workers/backend/ground/caller/mint-caller-for-test.ts";
import {
  createTestCall,
  deleteAccountsForTest,
  insertAccount,
  testNow,
  testPassword,
} from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { countScrypts } from "#workers/backend/readers/accounts/password/scrypts-for-test.ts";
import { login } from "#workers/backend/readers/accounts/session/login.ts";
import { createSession, findSession, type SessionKeys } from "#workers/backend/readers/accounts/session/sessions.ts";
import { changePassword, resetPassword } from "./change-password.ts";
import { createKey } from "./one-time-keys.ts";

countScrypts();
beforeEach(deleteAccountsForTest);

const newPassword = "ganz-neu-123";
const refused = (error: string, message: string) => ({ kind: "refused", error, message });
const ruleBreaks: [newPassword: string, newPasswordAgain: string, message: string][] = [
  ["", "", "Bitte gib ein neues Passwort ein"],
  ["kurz1", "kurz1", "Bitte wähle ein Passwort mit mind. 6 Zeichen"],
  ["😀😀😀", "😀😀😀", "Bitte wähle ein Passwort mit mind. 6 Zeichen"],
  ["mit leer", "mit leer", "Das Passwort darf keine Leerzeichen enthalten"],
  ["x".repeat(201), "x".repeat(201), "Bitte wähle ein Passwort mit höchstens 200 Zeichen"],
  [newPassword, "", "Bitte gib das neue Passwort noch einmal ein"],
  [newPassword, `${newPassword}4`, "Die Passwörter stimmen nicht überein"],
];
const trySignIn = async (password: string) => (await login(createTestCall(), { username: "maria", password })).kind;
const openSession = (id: number, method: "password" | "card" = "password") => createSession(createTestCall(), id, method);
const isValid = async (keys: SessionKeys) => (await findSession(createTestCall(), keys)) !== null;
const createResetKey = (accountId: number) => createKey(env.DB, { purpose: "reset", accountId, lifetimeS: 7200, now: testNow });

describe("within a session", () => {
  const change = (keys: SessionKeys, changes: Partial<Parameters<typeof changePassword>[1]> = {}, call = createTestCall()) =>
    changePassword(call, { oldPassword: testPassword, newPassword, newPasswordAgain: newPassword, ...keys, ...changes });

  test("a reader changes the password, stays signed in here and nowhere else, and is told by mail", async () => {
    const id = await insertAccount();
    const [here, elsewhere, card] = [await openSession(id), await openSession(id), await openSession(id, "card")];
    const call = createTestCall();
    expect(await change(here, {}, call)).toEqual({ kind: "done", message: "Dein Passwort wurde geändert." });
    expect(call.queued).toEqual([{ kind: "password-changed", accountId: id, origin: testOrigin }]);
    expect([await isValid(here), await isValid(elsewhere), await isValid(card)]).toEqual([true, false, false]);
    expect([await trySignIn(testPassword), await trySignIn(newPassword)]).toEqual(["refused", "signed-in"]);
  });

  test("a link that was asked for before no longer sets another password", async () => {
    const id = await insertAccount();
    const key = await createResetKey(id);
    await change(await openSession(id));
    expect(await resetPassword(createTestCall(), { newPassword, newPasswordAgain: newPassword, key })).toMatchObject({
      error: "204",
    });
  });

  test("a wrong current password is refused", async () => {
    const keys = await openSession(await insertAccount());
    expect(await change(keys, { oldPassword: "falsch-123" })).toEqual(refused("202", "Das aktuelle Passwort ist falsch."));
    expect(await change(keys, { oldPassword: "" })).toEqual(refused("200", "Bitte gib dein aktuelles Passwort ein"));
    expect(await trySignIn(testPassword)).toBe("signed-in");
  });

  test.each(ruleBreaks)("%o repeated as %o breaks a rule", async (password, again, message) => {
    const keys = await openSession(await insertAccount());
    expect(await change(keys, { newPassword: password, newPasswordAgain: again })).toEqual(refused("200", message));
    expect(await trySignIn(testPassword)).toBe("signed-in");
  });

  test("without a session nothing is changed, even with the right password", async () => {
    const keys = await openSession(await insertAccount());
    const message = "Deine Anmeldung ist abgelaufen. Bitte melde dich noch einmal an.";
    expect(await change({ ...keys, token: "falsch" })).toEqual(refused("203", message));
    expect(await change({ hash: "", token: "" })).toEqual(refused("203", message));
  });

  test("a reader who signed in with a print card may not", async () => {
    const keys = await openSession(await insertAccount(), "card");
    const message = "Mit der Abokarte geht das nicht. Bitte melde dich mit deinem Passwort an.";
    expect(await change(keys)).toEqual(refused("221", message));
    expect(await trySignIn(testPassword)).toBe("signed-in");
  });

  test("after ten wrong ones, also at the same moment, even the right one is refused for a quarter of an hour", async () => {
    const keys = await openSession(await insertAccount());
    const guesses = await Promise.all(Array.from({ length: 14 }, (_, index) => change(keys, { oldPassword: `falsch-${index}` })));
    expect(guesses.filter((result) => "error" in result && result.error === "202")).toHaveLength(10);
    const locked = refused(
      "219",
      "Zu viele Versuche. Bitte versuche es in 15 Minuten noch einmal oder setze dein Passwort zurück.",
    );
    expect(await change(keys)).toEqual(locked);
    expect(await change(keys, {}, createTestCall({ now: testNow + 900 }))).toMatchObject({ kind: "done" });
  });

  test("the password is changed even when the mail about it cannot be sent", async () => {
    const keys = await openSession(await insertAccount());
    const log = vi.spyOn(console, "error").mockReturnValue();
    expect(await change(keys, {}, createTestCall({ caller: { origin: null } }))).toMatchObject({ kind: "done" });
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});

describe("with the link of a mail", () => {
  const reset = (key: string, changes: { newPassword?: string; newPasswordAgain?: string } = {}, call = createTestCall()) =>
    resetPassword(call, { newPassword, newPasswordAgain: newPassword, key, ...changes });
  const used = refused("204", "Der Link ist abgelaufen oder wurde schon verwendet. Bitte fordere einen neuen an.");

  test("a reader sets a new password, which ends all sessions and is told by mail", async () => {
    const id = await insertAccount();
    const keys = await openSession(id);
    const call = createTestCall();
    expect(await reset(await createResetKey(id), {}, call)).toEqual({
      kind: "done",
      message: "Dein Passwort wurde geändert. Du kannst dich jetzt anmelden.",
    });
    expect(call.queued).toEqual([{ kind: "password-changed", accountId: id, origin: testOrigin }]);
    expect(await isValid(keys)).toBe(false);
    expect([await trySignIn(testPassword), await trySignIn(newPassword)]).toEqual(["refused", "signed-in"]);
  });

  test("the link works once", async () => {
    const key = await createResetKey(await insertAccount());
    const results = await Promise.all([reset(key), reset(key), reset(key)]);
    expect(results.filter(({ kind }) => kind === "done")).toHaveLength(1);
    expect(results.filter(({ kind }) => kind === "refused")).toEqual([used, used]);
  });

  test("the link ends after its time, and opens nothing but this", async () => {
    const id = await insertAccount();
    expect(await reset(await createResetKey(id), {}, createTestCall({ now: testNow + 7200 }))).toEqual(used);
    const activation = await createKey(env.DB, { purpose: "activate", accountId: id, lifetimeS: 7200, now: testNow });
    for (const key of [activation, "", "falsch"]) expect(await reset(key)).toEqual(used);
    expect(await trySignIn(testPassword)).toBe("signed-in");
  });

  test.each(ruleBreaks)("%o repeated as %o breaks a rule and does not use the link up", async (password, again, message) => {
    const key = await createResetKey(await insertAccount());
    expect(await reset(key, { newPassword: password, newPasswordAgain: again })).toEqual(refused("200", message));
    expect(await reset(key)).toMatchObject({ kind: "done" });
  });

  test("an account that was never activated is active then: its address is proved", async () => {
    const id = await insertAccount({ state: "pending" });
    await reset(await createResetKey(id));
    expect(await trySignIn(newPassword)).toBe("signed-in");
  });

  test("a blocked account stays blocked", async () => {
    const id = await insertAccount({ state: "blocked" });
    await reset(await createResetKey(id));
    expect(await login(createTestCall(), { username: "maria", password: newPassword })).toMatchObject({ error: "220" });
  });

  test("a reader who was locked out can sign in again", async () => {
    const id = await insertAccount();
    for (const username of ["maria", "maria@example.com"]) {
      for (let index = 0; index < 11; index++) await login(createTestCall(), { username, password: "falsch-123" });
    }
    expect(await trySignIn(testPassword)).toBe("refused");
    await reset(await createResetKey(id));
    expect(await trySignIn(newPassword)).toBe("signed-in");
    expect(await login(createTestCall(), { username: "maria@example.com", password: newPassword })).toMatchObject({
      kind: "signed-in",
    });
  });
});
