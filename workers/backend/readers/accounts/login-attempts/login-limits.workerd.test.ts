import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import { testSecret } from "#workers/backend/ground/caller/mint-caller-for-test.ts";
import {
  createTestCall,
  insertAccount,
  insertCard,
  testNow,
  testPassword,
} from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { resetPassword } from "#workers/backend/readers/accounts/registration/change-password.ts";
import { createKey } from "#workers/backend/readers/accounts/registration/one-time-keys.ts";
import type { SignInResult } from "#workers/backend/readers/accounts/replies/account-results.ts";
import { prepareLogins, repeat, tryPassword, wrong } from "#workers/backend/readers/accounts/session/login-for-test.ts";
import { DEVICE_LIFETIME_S, sealDevice } from "./known-device.ts";

const scrypts = prepareLogins();

const slowed = {
  kind: "refused",
  error: "219",
  message: "Zu viele Versuche. Bitte warte ein paar Minuten und versuche es noch einmal oder setze dein Passwort zurück.",
};
const signedIn = { kind: "signed-in" };

/** A caller of the network with this number, which is not that of `createTestCall`. */
const elsewhere = (network: number, now = testNow, knownDevice: string | null = null) =>
  createTestCall({ now, caller: { address: `198.51.${network}.7`, knownDevice } });
const guessAt = (seconds: number, password = "falsch-123", username = "maria") =>
  tryPassword(password, username, createTestCall({ now: testNow + seconds }));
const countOf = (results: SignInResult[], error: string) =>
  results.filter((result) => "error" in result && result.error === error).length;

describe("guesses from one network", () => {
  test("wait longer and longer after the fifth, up to a quarter of an hour, also the right one", async () => {
    await insertAccount();
    for (let attempt = 0; attempt < 5; attempt++) expect(await guessAt(0)).toEqual(wrong);
    let seconds = 0;
    for (const wait of [5, 10, 20, 40, 80, 160, 320, 640, 900, 900]) {
      expect(await guessAt(seconds + wait - 1, testPassword)).toEqual(slowed);
      seconds += wait;
      expect(await guessAt(seconds)).toEqual(wrong);
    }
    expect(await guessAt(seconds + 900, testPassword)).toMatchObject(signedIn);
  });

  test("do not lock the name: from another one the reader comes in", async () => {
    await insertAccount();
    await repeat(40, () => guessAt(0));
    expect(await guessAt(0, testPassword)).toEqual(slowed);
    expect(await tryPassword(testPassword, "maria", elsewhere(1))).toMatchObject(signedIn);
  });

  test("are one network's, whatever address of it they come from", async () => {
    await insertAccount();
    const results = await repeat(30, (index) =>
      tryPassword("falsch-123", "maria", createTestCall({ caller: { address: `203.0.113.${index}` } })),
    );
    expect([countOf(results, "201"), countOf(results, "219")]).toEqual([5, 25]);
  });

  test("at the same moment are counted separately, and those beyond the limit cost no computing", async () => {
    await insertAccount();
    scrypts.reset();
    const results = await repeat(30, (index) => tryPassword(`falsch-${index}`, index % 2 ? "maria" : "MARIA"));
    expect([countOf(results, "201"), countOf(results, "219")]).toEqual([5, 25]);
    expect(scrypts.costs()).toHaveLength(5);
  });

  test("wait alike at an unknown name, so that the wait reveals nothing", async () => {
    await insertAccount();
    const guesses = async (username: string) => {
      const results: SignInResult[] = [];
      for (const seconds of [0, 0, 0, 0, 0, 4, 5, 14, 15, 34, 35]) results.push(await guessAt(seconds, "falsch-123", username));
      return results;
    };
    const atReader = await guesses("maria");
    expect(atReader.map((result) => "error" in result && result.error).join()).toBe(
      "201,201,201,201,201,219,201,219,201,219,201",
    );
    expect(await guesses("niemand")).toEqual(atReader);
  });

  test("are forgotten after two hours", async () => {
    await insertAccount();
    await repeat(5, () => guessAt(0));
    expect(await repeat(4, () => guessAt(7200))).toEqual(Array(4).fill(wrong));
  });
});

describe("guesses from everywhere", () => {
  /** Thirty networks have guessed once each. */
  const guessFromThirty = () => repeat(30, (network) => tryPassword("falsch-123", "maria", elsewhere(network + 1)));

  test("wait together: an hour has about sixty of them, however many networks there are", async () => {
    await insertAccount();
    let looked = 0;
    for (let second = 0; second < 3600; second += 15) {
      const call = elsewhere((second / 15) % 256, testNow + second);
      const result = await tryPassword("falsch-123", "maria", { ...call, caller: { ...call.caller, address: null } });
      looked += countOf([result], "201");
    }
    expect(looked).toBeGreaterThan(60);
    expect(looked).toBeLessThan(100);
  }, 120_000);

  test("do not hold up a device that the reader has signed in on, which waits for its own guesses only", async () => {
    const account = await insertAccount();
    await insertCard({ accountId: account });
    const device = await sealDevice(testSecret, account, testNow);
    await guessFromThirty();
    expect(await tryPassword(testPassword, "maria", elsewhere(77))).toEqual(slowed);
    for (const name of ["maria", "MARIA@example.com"])
      expect(await tryPassword(testPassword, name, elsewhere(77, testNow, device))).toMatchObject(signedIn);
    await repeat(30, () => tryPassword("Huber", "123456"));
    expect(await tryPassword("Moosbrugger", "123456", elsewhere(1, testNow, device))).toMatchObject(signedIn);

    const own = await repeat(15, () => tryPassword("falsch-123", "maria", elsewhere(77, testNow, device)));
    expect([countOf(own, "201"), countOf(own, "219")]).toEqual([10, 5]);
  });

  test("hold up a device of another reader, one of long ago, and a forged one", async () => {
    const account = await insertAccount();
    const other = await insertAccount({ login: "anna", email: "anna@example.com" });
    await guessFromThirty();
    const devices = [
      await sealDevice(testSecret, other, testNow),
      await sealDevice(testSecret, account, testNow - DEVICE_LIFETIME_S),
      await sealDevice("another-secret-of-that-length", account, testNow),
      "x.y.z",
    ];
    for (const device of devices)
      expect(await tryPassword(testPassword, "maria", elsewhere(77, testNow, device))).toEqual(slowed);
  });

  test("do not delay a reader who has just reset the password by mail, on the network where that was done", async () => {
    const account = await insertAccount();
    await guessFromThirty();
    const key = await createKey(env.DB, { purpose: "reset", accountId: account, lifetimeS: 100, now: testNow });
    const newPassword = "Murmeltier-48";
    await resetPassword(elsewhere(77), { newPassword, newPasswordAgain: newPassword, key });
    expect(await tryPassword(newPassword, "maria", elsewhere(78))).toEqual(slowed);
    expect(await tryPassword(newPassword, "maria", elsewhere(77))).toMatchObject(signedIn);
  });
});

describe("too many attempts", () => {
  test("the right password forgets what was tried before, under each of the reader's names", async () => {
    await insertAccount();
    for (const username of ["maria", "maria@example.com"]) await repeat(4, () => tryPassword("falsch-123", username));
    expect(await tryPassword(testPassword)).toMatchObject({ kind: "signed-in" });
    for (const username of ["maria", "maria@example.com"]) {
      expect(await repeat(5, () => tryPassword("falsch-123", username))).toEqual(Array(5).fill(wrong));
    }
  });

  test("one address may try fifty times, at all names together; a caller without an address is not counted", async () => {
    for (let index = 0; index < 50; index++) expect(await tryPassword("falsch-123", `niemand-${index}`)).toEqual(wrong);
    const addressLocked = { ...slowed, message: "Zu viele Versuche. Bitte versuche es in 15 Minuten noch einmal." };
    expect(await tryPassword("falsch-123", "noch-jemand")).toEqual(addressLocked);
    expect(await tryPassword("falsch-123", "noch-jemand", elsewhere(1))).toEqual(wrong);
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
    const names = vi.spyOn(env.COUNTERS, "getByName");
    await tryPassword("falsch-123", "mein-passwort-aus-versehen");
    const asked = names.mock.calls.map(([name]) => name);
    expect(new Set(asked).size).toBe(3);
    expect(asked.filter((name) => name.includes("passwort") || name.includes("203.0"))).toEqual([]);
    names.mockRestore();
  });
});
