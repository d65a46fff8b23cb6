import { env } from "cloudflare:test";
import { beforeEach, describe, expect, test } from "vitest";
import {
  countRows,
  createTestCall,
  deleteAccountsForTest,
  insertAccount,
  insertCard,
  testNow,
  testPassword,
} from "./accounts-for-test.ts";
import { autologin } from "./autologin.ts";
import { login } from "./login.ts";
import { countScrypts, fullCost } from "./password/count-scrypts-for-test.ts";

const scrypts = countScrypts();
beforeEach(async () => {
  await deleteAccountsForTest();
  scrypts.reset();
});

const wrong = { kind: "refused", error: "201", message: "Benutzername oder Passwort ist falsch." };
const locked = {
  kind: "refused",
  error: "219",
  message: "Zu viele Versuche. Bitte versuche es in 15 Minuten noch einmal oder setze dein Passwort zurück.",
};
const cardLocked = {
  kind: "refused",
  error: "219",
  message: "Zu viele Versuche. Bitte versuche es in einer Stunde noch einmal.",
};
const notActivated = {
  kind: "refused",
  error: "218",
  message:
    'Dein Benutzerkonto wurde noch nicht aktiviert. Bitte aktiviere dein Benutzerkonto <a href="/zugang-aktivieren">hier</a>.',
};

const tryPassword = (password: string, username = "maria", call = createTestCall()) => login(call, { username, password });
const repeat = <Result>(times: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)));

describe("with a password", () => {
  test.each(["maria", "MARIA ", "maria@example.com", " Maria@Example.com", "ｍａｒｉａ"])(
    "a reader signs in as %o",
    async (username) => {
      const id = await insertAccount();
      const result = await tryPassword(testPassword, username);
      expect(result).toMatchObject({
        kind: "signed-in",
        user: {
          user_id: id,
          login: "maria",
          email: "maria@example.com",
          lastname: "Moosbrugger",
          fullname: "Maria Moosbrugger",
          hash: expect.stringMatching(/^[\w-]{22}$/),
          token: expect.stringMatching(/^[\w-]{43}$/),
        },
        piano: { abo: { hasPlusAccess: false } },
        attributes: [],
        cookie: expect.stringMatching(/^<img src="\/wp-json\/sso\/v1\/cookie\?key=[\w-]+" alt="" width="1" height="1">$/),
      });
      if (result.kind !== "signed-in") throw new Error("not signed in");
      expect(await autologin(createTestCall(), result.user)).toMatchObject({ kind: "valid", user: { user_id: id } });
    },
  );

  test("a reader without a name is called by the user name", async () => {
    await insertAccount({ firstname: "", lastname: "" });
    expect(await tryPassword(testPassword)).toMatchObject({ user: { fullname: "maria", lastname: "" } });
  });

  test("what a reader bought and kept comes with the answer", async () => {
    const id = await insertAccount();
    await env.DB.batch([
      env.DB.prepare("INSERT INTO subscriptions (account_id, product, starts_at) VALUES (?1, 'plus', 1)").bind(id),
      env.DB.prepare("INSERT INTO account_attributes (account_id, name, value, updated_at) VALUES (?1, 'n', 'v', 1)").bind(id),
    ]);
    const result = await tryPassword(testPassword);
    expect(result).toMatchObject({ piano: { abo: { isPlusSubscriber: true } }, attributes: [{ name: "n", value: "v" }] });
  });

  test.each([
    ["", testPassword, "Bitte gib eine E-Mail Adresse oder einen Benutzernamen ein"],
    ["   ", testPassword, "Bitte gib eine E-Mail Adresse oder einen Benutzernamen ein"],
    ["maria", "", "Bitte gib ein Passwort ein"],
  ])("user name %o and password %o are refused before anything is counted", async (username, password, message) => {
    expect(await tryPassword(password, username)).toEqual({ kind: "refused", error: "200", message });
    expect(await countRows("attempts")).toBe(0);
  });

  test("a wrong password, a stranger and an endless password get the same answer at the same cost", async () => {
    await insertAccount();
    for (const [username, password] of [
      ["maria", "falsch-123"],
      ["niemand", "falsch-123"],
      ["4711", "Moosbrugger"],
      ["maria", "x".repeat(100_000)],
      ["x".repeat(100_000), testPassword],
      ["maria' OR 1=1 --", testPassword],
      ["\ud800\u0000", "\ud800\u0000"],
    ] as const) {
      scrypts.reset();
      expect(await tryPassword(password, username)).toEqual(wrong);
      expect(scrypts.costs()).toEqual([fullCost]);
    }
    expect(await countRows("account_sessions")).toBe(0);
  });

  test("a pending account is named only to whoever knows its password", async () => {
    await insertAccount({ state: "pending" });
    expect(await tryPassword("falsch-123")).toEqual(wrong);
    expect(await tryPassword(testPassword)).toEqual(notActivated);
  });

  test("a blocked account is named only to whoever knows its password", async () => {
    await insertAccount({ state: "blocked" });
    expect(await tryPassword("falsch-123")).toEqual(wrong);
    expect(await tryPassword(testPassword)).toEqual({
      kind: "refused",
      error: "220",
      message: 'Dein Benutzerkonto ist gesperrt. Bitte wende dich an unseren <a href="/kontakt">Leserservice</a>.',
    });
    expect(await countRows("account_sessions")).toBe(0);
  });
});

describe("the hash of a former system", () => {
  const password = "Grüß Gott 2024!";

  test.each([
    ["WordPress before 6.8", "$P$BTalblickOKma2iK6kev002we3pyPt0"],
    ["phpBB", "$H$9TalblickKrP9ncZAVm5V0Vdo.uDcO1"],
    ["bcrypt", "$2y$06$abcdefghijklmnopqrstuuVhEqS6xjsDwT/RyGiucTM/afWKxhnKK"],
    ["WordPress since 6.8", "$wp$2y$08$abcdefghijklmnopqrstuudR.4GSGRVjTDOUV2dArySra9WRCi4za"],
    ["a weaker scrypt", "$scrypt$ln=12,r=8,p=1$dGFsYmxpY2stc2FsdC0xNg$/Tb62XJbDUYQF2nHF+tkW96Hwf58gJj4/yc5VZA5ZZo"],
  ])("%s is replaced by ours when its reader signs in, and not before", async (_, passwordHash) => {
    await insertAccount({ passwordHash });
    const readHash = () => env.DB.prepare("SELECT password_hash FROM accounts").first<string>("password_hash");
    expect(await tryPassword("falsch-123")).toEqual(wrong);
    expect(await readHash()).toBe(passwordHash);
    expect(await tryPassword(password)).toMatchObject({ kind: "signed-in" });
    expect(await readHash()).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$/);
    expect(await tryPassword(password)).toMatchObject({ kind: "signed-in" });
  });
});

describe("too many attempts", () => {
  test("after ten wrong passwords even the right one is refused, for a quarter of an hour", async () => {
    await insertAccount();
    for (let attempt = 0; attempt < 10; attempt++) expect(await tryPassword("falsch-123")).toEqual(wrong);
    expect(await tryPassword(testPassword)).toEqual(locked);
    expect(await tryPassword(testPassword, "maria", createTestCall({ now: testNow + 899 }))).toEqual(locked);
    expect(await tryPassword(testPassword, "maria", createTestCall({ now: testNow + 900 }))).toMatchObject({ kind: "signed-in" });
  });

  test("of thirty guesses at the same moment ten are looked at", async () => {
    await insertAccount();
    scrypts.reset();
    const results = await repeat(30, (index) =>
      tryPassword(
        `falsch-${index}`,
        index % 2 ? "maria" : "MARIA",
        createTestCall({ caller: { address: `198.51.100.${index}` } }),
      ),
    );
    expect(results.filter(({ kind }) => kind !== "refused")).toEqual([]);
    expect(results.filter((result) => "error" in result && result.error === "201")).toHaveLength(10);
    expect(results.filter((result) => "error" in result && result.error === "219")).toHaveLength(20);
    expect(scrypts.costs()).toHaveLength(10);
  });

  test("a stranger is locked out like an account: it says nothing", async () => {
    await repeat(10, () => tryPassword("falsch-123", "niemand"));
    expect(await tryPassword("falsch-123", "niemand")).toEqual(locked);
  });

  test("the right password forgets what was tried before, under each of the reader's names", async () => {
    await insertAccount();
    for (const username of ["maria", "maria@example.com"]) await repeat(9, () => tryPassword("falsch-123", username));
    expect(await tryPassword(testPassword)).toMatchObject({ kind: "signed-in" });
    for (const username of ["maria", "maria@example.com"]) {
      expect(await repeat(10, () => tryPassword("falsch-123", username))).toEqual(Array(10).fill(wrong));
    }
  });

  test("one address may try fifty times, whoever it tries to be; a caller without one is not counted", async () => {
    for (let index = 0; index < 50; index++) expect(await tryPassword("falsch-123", `niemand-${index}`)).toEqual(wrong);
    const addressLocked = { ...locked, message: "Zu viele Versuche. Bitte versuche es in 15 Minuten noch einmal." };
    expect(await tryPassword("falsch-123", "noch-jemand")).toEqual(addressLocked);
    const elsewhere = createTestCall({ caller: { address: "198.51.100.1" } });
    expect(await tryPassword("falsch-123", "noch-jemand", elsewhere)).toEqual(wrong);
    const unknown = createTestCall({ caller: { address: null } });
    expect(await tryPassword("falsch-123", "noch-jemand", unknown)).toEqual(wrong);
  });

  test("right logins do not count against the neighbours at the same address", async () => {
    await insertAccount();
    for (let index = 0; index < 49; index++) await tryPassword("falsch-123", `niemand-${index}`);
    for (let index = 0; index < 3; index++) expect(await tryPassword(testPassword)).toMatchObject({ kind: "signed-in" });
    expect(await tryPassword("falsch-123", "noch-jemand")).toEqual(wrong);
  });

  test("what readers type as user name is not kept: it may be a password", async () => {
    await tryPassword("falsch-123", "mein-passwort-aus-versehen");
    const { results } = await env.DB.prepare("SELECT key FROM attempts").all<{ key: string }>();
    expect(results).toHaveLength(2);
    expect(results.filter(({ key }) => key.includes("passwort") || key.includes("203.0"))).toEqual([]);
  });
});

describe("with a print card", () => {
  const tryCard = (lastName: string, now = testNow, number = "123456") => tryPassword(lastName, number, createTestCall({ now }));

  test.each(["Moosbrugger", " moosbrugger", "MOOSBRUGGER"])("number and %o sign in to the card's account", async (lastName) => {
    await insertCard({ accountId: await insertAccount() });
    expect(await tryCard(lastName)).toMatchObject({ kind: "signed-in", user: { login: "maria" } });
    expect(await env.DB.prepare("SELECT method FROM account_sessions").first("method")).toBe("card");
  });

  test("umlauts are compared as they were typed, in whatever composition", async () => {
    await insertCard({ lastname: "Küng", accountId: await insertAccount() });
    expect(await tryCard("Kung")).toEqual(wrong);
    expect(await tryCard("Kueng")).toEqual(wrong);
    expect(await tryCard("KÜNG".normalize("NFD"))).toMatchObject({ kind: "signed-in" });
  });

  test("a card without an account, or with one that is pending, is not activated", async () => {
    await insertCard();
    await insertCard({ number: "77", accountId: await insertAccount({ state: "pending" }) });
    expect(await tryCard("Moosbrugger")).toEqual(notActivated);
    expect(await tryCard("Moosbrugger", testNow, "77")).toEqual(notActivated);
  });

  test("a blocked account stays blocked", async () => {
    await insertCard({ accountId: await insertAccount({ state: "blocked" }) });
    expect(await tryCard("Moosbrugger")).toMatchObject({ kind: "refused", error: "220" });
  });

  test("a card is valid from its first second until its last", async () => {
    await insertCard({ startsAt: testNow, endsAt: testNow + 10 });
    await insertCard({ number: "88", startsAt: testNow, endsAt: null });
    expect(await tryCard("Moosbrugger", testNow - 1)).toEqual(wrong);
    expect(await tryCard("Moosbrugger", testNow)).toEqual(notActivated);
    expect(await tryCard("Moosbrugger", testNow + 9)).toEqual(notActivated);
    expect(await tryCard("Moosbrugger", testNow + 10)).toEqual(wrong);
    expect(await tryCard("Moosbrugger", testNow + 9_999_999, "88")).toEqual(notActivated);
  });

  test("a wrong name and a number that does not exist cost the same", async () => {
    await insertCard();
    for (const number of ["123456", "654321"]) {
      scrypts.reset();
      expect(await tryCard("Huber", testNow, number)).toEqual(wrong);
      expect(scrypts.costs()).toEqual([fullCost]);
    }
  });

  test.each(["123456", "654321"])(
    "number %s is locked for an hour after five guesses, also at the same moment",
    async (number) => {
      await insertCard();
      const results = await repeat(12, (index) => tryCard(`Name-${index}`, testNow, number));
      expect(results.filter((result) => "error" in result && result.error === "201")).toHaveLength(5);
      expect(await tryCard("Moosbrugger", testNow + 3599, number)).toEqual(cardLocked);
      expect(await tryCard("Moosbrugger", testNow + 3600, number)).toEqual(number === "123456" ? notActivated : wrong);
    },
  );

  test("the right name starts the count anew", async () => {
    await insertCard();
    for (let round = 0; round < 3; round++) {
      await repeat(4, () => tryCard("Huber"));
      expect(await tryCard("Moosbrugger")).toEqual(notActivated);
    }
  });

  test("a reader of a former system whose user name is a number signs in with the password", async () => {
    await insertAccount({ login: "2024" });
    expect(await tryPassword(testPassword, "2024")).toMatchObject({ kind: "signed-in", user: { login: "2024" } });
    expect(await env.DB.prepare("SELECT method FROM account_sessions").first("method")).toBe("password");
  });
});

test("without a secret there is no cookie image, and everything else", async () => {
  await insertAccount();
  const { GRANT_SECRET: _, ...others } = createTestCall().env;
  const result = await tryPassword(testPassword, "maria", createTestCall({ env: others }));
  expect(result).toMatchObject({ kind: "signed-in", cookie: "", piano: { userRef: "", abo: { userRef: "" } } });
});
