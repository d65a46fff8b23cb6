import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { sumCountsForTest } from "#workers/backend/counters-for-test.ts";
import { testOrigin } from "#workers/backend/ground/caller/mint-caller-for-test.ts";
import {
  countRows,
  createTestCall,
  deleteAccountsForTest,
  insertAccount,
  testNow,
  testPassword,
} from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { countScrypts, fullCost } from "#workers/backend/readers/accounts/password/scrypts-for-test.ts";
import { autologin } from "#workers/backend/readers/accounts/session/autologin.ts";
import { login } from "#workers/backend/readers/accounts/session/login.ts";
import { type RegistrationInput, register } from "./register.ts";

const scrypts = countScrypts();
beforeEach(async () => {
  await deleteAccountsForTest();
  scrypts.reset();
});

const valid: RegistrationInput = {
  email: "Josef@Example.com",
  username: "Josef",
  password: "sehr-geheim",
  agbAccepted: true,
  marketingAccepted: false,
  nodoi: false,
  migrate: false,
  userData: null,
};
const mailSent = {
  kind: "mail-sent",
  message: "Wir haben dir eine E-Mail geschickt. Öffne den Link darin, um dein Konto zu aktivieren.",
};
const trusted = { isTrusted: true, address: null };
const readAccounts = async () => (await env.DB.prepare("SELECT * FROM accounts ORDER BY id").all()).results;

describe("a new reader", () => {
  test("gets an account that waits for the mail", async () => {
    const call = createTestCall();
    const userData = '{"source": "gewinnspiel", "n": 1}';
    expect(await register(call, { ...valid, marketingAccepted: true, migrate: true, userData })).toEqual(mailSent);
    const [account, ...others] = await readAccounts();
    expect(others).toEqual([]);
    expect(account).toMatchObject({
      login: "Josef",
      login_key: "josef",
      email: "Josef@Example.com",
      email_key: "josef@example.com",
      state: "pending",
      agb_accepted_at: testNow,
      marketing_accepted: 1,
      migrate: 1,
      user_data: userData,
      source: null,
      created_at: testNow,
      activated_at: null,
      password_hash: expect.stringMatching(/^\$scrypt\$ln=14,r=8,p=5\$/),
    });
    expect(call.queued).toEqual([{ kind: "activation", accountId: account?.id, origin: testOrigin }]);
    expect(await countRows("account_sessions")).toBe(0);
    expect(await login(createTestCall(), { username: "josef", password: valid.password })).toMatchObject({ error: "218" });
  });

  test("without a user name is called by the address", async () => {
    await register(createTestCall(), { ...valid, username: " ", email: " Josef@Example.com " });
    expect(await readAccounts()).toMatchObject([{ login: "Josef@Example.com", login_key: "josef@example.com" }]);
  });

  test.each([["josef@example.com"], ["JOSEF@example.com"], ["Sepp vom Berg"], ["jo"], ["2sepp"]])(
    "may be called %s",
    async (username) => {
      expect(await register(createTestCall(), { ...valid, username })).toEqual(mailSent);
    },
  );

  test("cannot skip the mail without being a trusted caller or in a checkout", async () => {
    expect(await register(createTestCall(), { ...valid, nodoi: true })).toEqual(mailSent);
    expect(await readAccounts()).toMatchObject([{ state: "pending" }]);
  });
});

describe("what breaks a rule is refused before any work", () => {
  test.each<[Partial<RegistrationInput>, string]>([
    [{ email: "" }, "Bitte gib eine Email-Adresse ein"],
    [{ email: "josef" }, "Bitte gib eine gültige E-Mail Adresse ein"],
    [{ email: "josef@example.com, maria@example.com" }, "Bitte gib eine gültige E-Mail Adresse ein"],
    [{ email: "josef@example.com\r\nBcc: maria@example.com" }, "Bitte gib eine gültige E-Mail Adresse ein"],
    [{ email: `${"a".repeat(250)}@example.com` }, "Bitte gib eine kürzere E-Mail Adresse ein"],
    [{ password: "" }, "Bitte gib ein Passwort ein"],
    [{ password: "12345" }, "Bitte wähle ein Passwort mit mind. 6 Zeichen"],
    [{ password: "😀😀😀" }, "Bitte wähle ein Passwort mit mind. 6 Zeichen"],
    [{ password: "mit leer zeichen" }, "Das Passwort darf keine Leerzeichen enthalten"],
    [{ password: "mit\u00a0leerzeichen" }, "Das Passwort darf keine Leerzeichen enthalten"],
    [{ password: "x".repeat(201) }, "Bitte wähle ein Passwort mit höchstens 200 Zeichen"],
    [{ agbAccepted: false }, "Bitte stimme den Allgemeinen Geschäftsbedingungen zu"],
    [{ username: "123456" }, "Bitte wähle einen Benutzernamen, der nicht nur aus Ziffern besteht"],
    [{ username: "１２３" }, "Bitte wähle einen Benutzernamen, der nicht nur aus Ziffern besteht"],
    [{ username: "maria@example.com" }, "Ein Benutzername mit @ muss deine E-Mail-Adresse sein"],
    [{ username: "maria＠example.com" }, "Ein Benutzername mit @ muss deine E-Mail-Adresse sein"],
    [{ username: "x".repeat(61) }, "Bitte wähle einen Benutzernamen mit höchstens 60 Zeichen"],
    [{ username: "jo\u0000sef" }, "Bitte wähle einen Benutzernamen ohne Sonderzeichen"],
    [{ username: "<b>Josef</b>" }, "Bitte wähle einen Benutzernamen ohne Sonderzeichen"],
    [{ userData: "[1]" }, "Die zusätzlichen Angaben sind ungültig"],
    [{ userData: "null" }, "Die zusätzlichen Angaben sind ungültig"],
    [{ userData: "{" }, "Die zusätzlichen Angaben sind ungültig"],
    [{ userData: JSON.stringify({ text: "x".repeat(10_000) }) }, "Die zusätzlichen Angaben sind ungültig"],
  ])("%j", async (changes, message) => {
    const call = createTestCall();
    expect(await register(call, { ...valid, ...changes })).toEqual({ kind: "refused", error: "200", message });
    expect([await countRows("accounts"), await sumCountsForTest(), scrypts.costs(), call.queued]).toEqual([0, 0, [], []]);
  });

  test("a caller whose portal is not known cannot be sent a link", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const call = createTestCall({ caller: { origin: null } });
    expect(await register(call, valid)).toMatchObject({ kind: "refused", error: "100" });
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
    expect(await countRows("accounts")).toBe(0);
  });
});

describe("whether an address is taken stands in the mail alone", () => {
  test.each(["active", "blocked", "pending"] as const)(
    "the owner of the %s account is told, and its password stays",
    async (state) => {
      const accountId = await insertAccount({ state, email: "josef@example.com" });
      const before = await readAccounts();
      const call = createTestCall();
      scrypts.reset();
      expect(await register(call, valid)).toEqual(mailSent);
      expect(scrypts.costs()).toEqual([fullCost]);
      expect(call.queued).toEqual([{ kind: "already-registered", accountId, origin: testOrigin }]);
      expect(await readAccounts()).toEqual(before);
    },
  );

  test("somebody else's user name is told to the address that wants it", async () => {
    await insertAccount({ login: "josef" });
    const call = createTestCall();
    scrypts.reset();
    expect(await register(call, valid)).toEqual(mailSent);
    expect(scrypts.costs()).toEqual([fullCost]);
    expect(call.queued).toEqual([{ kind: "username-taken", email: "Josef@Example.com", origin: testOrigin }]);
    expect(await countRows("accounts")).toBe(1);
  });

  test("an address gets no more than three such mails an hour, and the answer stays the same", async () => {
    await insertAccount({ email: "josef@example.com" });
    const queued = [];
    for (let index = 0; index < 5; index++) {
      const call = createTestCall({ caller: { address: `198.51.100.${index}` } });
      expect(await register(call, valid)).toEqual(mailSent);
      queued.push(...call.queued);
    }
    expect(queued).toHaveLength(3);
  });

  test("two registrations of one address at the same moment make one account and no error", async () => {
    const calls = Array.from({ length: 4 }, (_, index) => createTestCall({ caller: { address: `198.51.100.${index}` } }));
    const results = await Promise.all(calls.map((call, index) => register(call, { ...valid, password: `geheim-${index}` })));
    expect(results).toEqual(Array(4).fill(mailSent));
    const accounts = await readAccounts();
    expect(accounts).toHaveLength(1);
    const kinds = calls.flatMap(({ queued }) => queued.map(({ kind }) => kind));
    expect(kinds.filter((kind) => kind === "activation")).toHaveLength(1);
    expect(new Set(kinds)).toEqual(new Set(["activation", "already-registered"]));
  });
});

test("one address may register ten times an hour", async () => {
  const attempt = (index: number, now = testNow) =>
    register(createTestCall({ now }), { ...valid, email: `josef-${index}@example.com`, username: "" });
  const results = await Promise.all(Array.from({ length: 11 }, (_, index) => attempt(index)));
  expect(results.filter(({ kind }) => kind === "mail-sent")).toHaveLength(10);
  expect(await attempt(20)).toEqual({
    kind: "refused",
    error: "219",
    message: "Zu viele Versuche. Bitte versuche es in einer Stunde noch einmal.",
  });
  expect(await attempt(20, testNow + 3600)).toEqual(mailSent);
});

describe("a trusted caller", () => {
  test("registers a reader who is signed in at once, without a mail", async () => {
    const call = createTestCall({ caller: { ...trusted, origin: null } });
    const result = await register(call, { ...valid, nodoi: true });
    expect(result).toMatchObject({
      kind: "signed-in",
      user: { login: "Josef", fullname: "Josef" },
      cookie: expect.stringContaining("<img"),
    });
    expect(call.queued).toEqual([]);
    expect(await readAccounts()).toMatchObject([{ state: "active", activated_at: testNow }]);
    expect(await env.DB.prepare("SELECT method FROM account_sessions").first("method")).toBe("registration");
    if (result.kind !== "signed-in") throw new Error("not signed in");
    expect(await autologin(createTestCall(), result.user)).toMatchObject({ kind: "valid" });
  });

  test("may still ask for the mail", async () => {
    const call = createTestCall({ caller: trusted });
    expect(await register(call, valid)).toEqual(mailSent);
    expect(call.queued).toMatchObject([{ kind: "activation" }]);
  });

  test.each([true, false])("is told that an address or a user name is taken (nodoi: %s)", async (nodoi) => {
    await insertAccount();
    const attempt = (changes: Partial<RegistrationInput>) =>
      register(createTestCall({ caller: trusted }), { ...valid, nodoi, ...changes });
    const taken = (message: string) => ({ kind: "refused", error: "200", message });
    expect(await attempt({ email: "MARIA@example.com" })).toEqual(taken("Diese E-Mail-Adresse ist bereits registriert."));
    expect(await attempt({ username: "Maria" })).toEqual(taken("Dieser Benutzername ist bereits vergeben."));
    expect(await countRows("accounts")).toBe(1);
    expect(await login(createTestCall(), { username: "maria", password: testPassword })).toMatchObject({ kind: "signed-in" });
  });
});
