import { env } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import { createTestCall, insertAccount, testNow, testPassword } from "./accounts-for-test.ts";
import { prepareLogins, repeat, tryPassword, wrong } from "./login-for-test.ts";

const scrypts = prepareLogins();

const locked = {
  kind: "refused",
  error: "219",
  message: "Zu viele Versuche. Bitte versuche es in 15 Minuten noch einmal oder setze dein Passwort zurück.",
};

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
