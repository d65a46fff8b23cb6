import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import {
  createTestCall,
  insertAccount,
  insertCard,
  testNow,
  testPassword,
} from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { fullCost } from "#workers/backend/readers/accounts/password/scrypts-for-test.ts";
import { notActivated, prepareLogins, repeat, tryPassword, wrong } from "./login-for-test.ts";

const scrypts = prepareLogins();

const cardSlowed = {
  kind: "refused",
  error: "219",
  message: "Zu viele Versuche. Bitte warte ein paar Minuten und versuche es noch einmal.",
};

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
    "guesses at number %s wait for minutes after the fifth, also at the same moment, and for each other everywhere",
    async (number) => {
      await insertCard();
      const results = await repeat(12, (index) => tryCard(`Name-${index}`, testNow, number));
      expect(results.filter((result) => "error" in result && result.error === "201")).toHaveLength(5);
      expect(await tryCard("Moosbrugger", testNow + 299, number)).toEqual(cardSlowed);
      expect(await tryCard("Huber", testNow + 300, number)).toEqual(wrong);
      expect(await tryCard("Moosbrugger", testNow + 899, number)).toEqual(cardSlowed);
      expect(await tryCard("Moosbrugger", testNow + 900, number)).toEqual(number === "123456" ? notActivated : wrong);
      const everywhere = await repeat(256, (network) =>
        tryPassword("Huber", number, createTestCall({ caller: { address: `198.51.${network}.7` } })),
      );
      expect(everywhere.filter((result) => "error" in result && result.error === "201").length).toBeLessThan(13);
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
