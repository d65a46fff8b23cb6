import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { sumCountsForTest } from "#workers/backend/counters-for-test.ts";
import {
  countRows,
  createTestCall,
  insertAccount,
  insertRow,
  testPassword,
} from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { fullCost } from "#workers/backend/readers/accounts/password/scrypts-for-test.ts";
import { autologin } from "./autologin.ts";
import { notActivated, prepareLogins, tryPassword, wrong } from "./login-for-test.ts";
import { findSession } from "./sessions.ts";

const scrypts = prepareLogins();

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
        cookie: expect.stringMatching(/^<img src="\/wp-json\/sso\/v1\/cookie\?key=[\w.-]+" alt="" width="1" height="1">$/),
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
    ["", testPassword],
    ["   ", testPassword],
    ["maria", ""],
    ["", ""],
  ])("user name %o and password %o are refused before anything is counted", async (username, password) => {
    const message = "Username and password are required";
    expect(await tryPassword(password, username)).toEqual({ kind: "refused", error: "200", message });
    expect(await sumCountsForTest()).toBe(0);
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

  test("a pending account is named only to a caller who knows its password", async () => {
    await insertAccount({ state: "pending" });
    expect(await tryPassword("falsch-123")).toEqual(wrong);
    expect(await tryPassword(testPassword)).toEqual(notActivated);
  });

  test("a pending account that has paid is signed in, and its session opens it; a print card's access is not paid for here", async () => {
    const id = await insertAccount({ state: "pending" });
    await insertRow("subscriptions", { account_id: id, product: "plus", starts_at: 1, ends_at: 2, origin: "upsell" });
    expect(await tryPassword(testPassword)).toEqual(notActivated);
    await insertRow("subscriptions", { account_id: id, product: "plus", starts_at: 1, ends_at: 2, origin: "provider" });
    const result = await tryPassword(testPassword);
    if (result.kind !== "signed-in") throw new Error(result.kind);
    expect(await findSession(createTestCall(), { hash: result.user.hash, token: result.user.token })).toMatchObject({
      account: { id, state: "pending" },
    });
  });

  test("a blocked account is named only to a caller who knows its password", async () => {
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

test("without a secret there is no cookie image, and everything else", async () => {
  await insertAccount();
  const { GRANT_SECRET: _, ...others } = createTestCall().env;
  const result = await tryPassword(testPassword, "maria", createTestCall({ env: others }));
  expect(result).toMatchObject({ kind: "signed-in", cookie: "", piano: { userRef: "", abo: { userRef: "" } } });
});
