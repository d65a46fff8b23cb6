import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { accountEndings } from "#workers/backend/doors/registry/account-endings.ts";
import { testOrigin } from "#workers/backend/ground/caller/mint-caller-for-test.ts";
import {
  countRows,
  createTestCall,
  deleteAccountsForTest,
  insertAccount,
  testNow,
  testPassword,
} from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { countScrypts } from "#workers/backend/readers/accounts/password/scrypts-for-test.ts";
import {
  cardNotAllowed,
  insertFullAccount,
  isOpen,
  type Keys,
  open,
  sessionEnded,
  wrongKeys,
} from "#workers/backend/readers/accounts/profile/profile-for-test.ts";
import { createPaywallEnv, insertSubscription } from "#workers/backend/readers/subscriptions/subscriptions-for-test.ts";
import { deleteAccount } from "./delete-account.ts";

countScrypts();
beforeEach(deleteAccountsForTest);

describe("deleting the account", () => {
  const remove = (keys: Keys, password: string, call = createTestCall()) =>
    deleteAccount(call, { ...keys, password }, accountEndings);

  test("takes everything away but the print card, and tells the reader by mail", async () => {
    const keys = await open(await insertFullAccount());
    const josef = await insertAccount({ login: "josef", email: "josef@example.com" });
    const call = createTestCall();
    expect(await remove(keys, testPassword, call)).toEqual({ kind: "done", message: "Dein Konto wurde gelöscht." });
    expect(call.queued).toEqual([
      {
        kind: "account-deleted",
        email: "maria@example.com",
        name: "Maria Moosbrugger",
        told: ["Talblick Plus endet sofort und verlängert sich nicht mehr."],
        origin: testOrigin,
      },
    ]);
    for (const table of [
      "account_sessions",
      "account_attributes",
      "newsletter_subscriptions",
      "subscriptions",
      "cancel_reasons",
    ]) {
      expect([table, await countRows(table)]).toEqual([table, 0]);
    }
    expect(await env.DB.prepare("SELECT id FROM accounts").all()).toMatchObject({ results: [{ id: josef }] });
    expect(await env.DB.prepare("SELECT number, account_id FROM print_cards").first()).toEqual({
      number: "123456",
      account_id: null,
    });
    expect(await isOpen(keys)).toBe(false);
  });

  test("needs the right password, which may be tried ten times", async () => {
    const keys = await open(await insertAccount());
    expect(await remove(keys, "")).toEqual({ kind: "refused", error: "200", message: "Bitte gib dein aktuelles Passwort ein" });
    const guesses = await Promise.all(Array.from({ length: 12 }, () => remove(keys, "falsch-123")));
    expect(guesses.filter((result) => "error" in result && result.error === "202")).toHaveLength(10);
    expect(await remove(keys, testPassword)).toMatchObject({ kind: "refused", error: "219" });
    expect(await countRows("accounts")).toBe(1);
    expect(await remove(keys, testPassword, createTestCall({ now: testNow + 900 }))).toMatchObject({ kind: "done" });
  });

  describe("with a subscription at the paywall provider", () => {
    const inPaywall = () => createTestCall({ env: createPaywallEnv() });
    afterEach(() => vi.restoreAllMocks());

    test("ends it there first", async () => {
      const id = await insertAccount();
      await insertSubscription(id, { origin: "provider", external_id: "SUB1" });
      await insertSubscription(id, { origin: "provider", external_id: "SUB2", auto_renew: 0, cancelled_at: testNow });
      const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ code: 0 }));
      expect(await remove(await open(id), testPassword, inPaywall())).toMatchObject({ kind: "done" });
      expect(fetched.mock.calls.map(([url, init]) => [url, String(init?.body)])).toEqual([
        ["https://provider.example/api/v3/publisher/subscription/cancel", expect.stringContaining("subscription_id=SUB1")],
      ]);
      expect(await countRows("accounts")).toBe(0);
    });

    test("leaves the account where it is while the provider does not follow", async () => {
      const id = await insertAccount();
      await insertSubscription(id, { origin: "provider", external_id: "SUB1" });
      vi.spyOn(console, "error").mockImplementation(() => undefined);
      vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error("unreachable"));
      expect(await remove(await open(id), testPassword, inPaywall())).toMatchObject({ kind: "refused", error: "100" });
      expect(await countRows("accounts")).toBe(1);
    });
  });

  test("is refused to a reader who signed in with a print card, and without a session", async () => {
    const keys = await open(await insertAccount(), "card");
    expect(await remove(keys, testPassword)).toEqual(cardNotAllowed);
    for (const wrong of wrongKeys) expect(await remove(wrong, testPassword)).toEqual(sessionEnded);
    expect(await countRows("accounts")).toBe(1);
  });
});
