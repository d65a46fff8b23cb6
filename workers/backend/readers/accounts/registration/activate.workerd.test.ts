import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { testOrigin } from "#workers/backend/ground/caller/mint-caller-for-test.ts";
import {
  createTestCall,
  deleteAccountsForTest,
  insertAccount,
  testNow,
} from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { countScrypts } from "#workers/backend/readers/accounts/password/scrypts-for-test.ts";
import { activateAccount, resendActivation } from "./activate.ts";
import { forgetPassword } from "./forget-password.ts";
import { createKey } from "./one-time-keys.ts";

countScrypts();
beforeEach(deleteAccountsForTest);

const HOUR = 3600;
const create = (accountId: number, purpose: "activate" | "reset" = "activate") =>
  createKey(env.DB, { purpose, accountId, lifetimeS: 2 * HOUR, now: testNow });
const readState = (id: number) => env.DB.prepare("SELECT state FROM accounts WHERE id = ?1").bind(id).first("state");

describe("activating", () => {
  const already = {
    kind: "refused",
    error: "205",
    message: "Dieser Link wurde schon verwendet. Dein Konto ist aktiviert, du kannst dich anmelden.",
  };
  const expired = { kind: "refused", error: "204", message: "Der Link ist abgelaufen. Bitte fordere einen neuen an." };
  const unknown = { kind: "refused", error: "204", message: expect.stringMatching(/^Diesen Link kennen wir nicht\./) };

  test("makes a pending account active, once", async () => {
    const id = await insertAccount({ state: "pending" });
    const key = await create(id);
    expect(await activateAccount(createTestCall(), key)).toEqual({
      kind: "done",
      message: "Dein Benutzerkonto ist aktiviert. Du kannst dich jetzt anmelden.",
    });
    expect(await env.DB.prepare("SELECT state, activated_at FROM accounts").first()).toEqual({
      state: "active",
      activated_at: testNow,
    });
    expect(await activateAccount(createTestCall(), key)).toEqual(already);
  });

  test("says of a link whose account was activated by another way that it is active, also when the link is old", async () => {
    const id = await insertAccount({ state: "pending" });
    const key = await create(id);
    await env.DB.prepare("UPDATE accounts SET state = 'active'").run();
    expect(await activateAccount(createTestCall({ now: testNow + 2 * HOUR }), key)).toEqual(already);
    expect(await activateAccount(createTestCall(), `${key}x`)).toEqual(unknown);
  });

  test("leaves a blocked account blocked", async () => {
    const id = await insertAccount({ state: "blocked" });
    const key = await create(id);
    await activateAccount(createTestCall(), key);
    expect(await readState(id)).toBe("blocked");
    expect(await activateAccount(createTestCall(), key)).toMatchObject({ error: "204" });
  });

  test("refuses a key that is expired, of another kind or invalid", async () => {
    const id = await insertAccount({ state: "pending" });
    expect(await activateAccount(createTestCall({ now: testNow + 2 * HOUR }), await create(id))).toEqual(expired);
    expect(await activateAccount(createTestCall(), await create(id, "reset"))).toEqual(unknown);
    expect(await activateAccount(createTestCall(), "")).toEqual(unknown);
    expect(await readState(id)).toBe("pending");
  });
});

const otherAddress = (index: number) => createTestCall({ caller: { address: `198.51.100.${index}` } });

describe.each([
  {
    what: "the activation mail again",
    ask: resendActivation,
    sent: {
      kind: "done",
      message:
        "Wenn es ein Konto mit diesen Angaben gibt, das noch nicht aktiviert ist, haben wir dir eine E-Mail mit einem Link geschickt.",
    },
    empty: { kind: "refused", error: "200", message: "Bitte gib eine E-Mail Adresse oder einen Benutzernamen ein" },
    tooMany: { kind: "refused", error: "219", message: "Zu viele Versuche. Bitte versuche es in einer Stunde noch einmal." },
    kind: "activation-again",
  },
  {
    what: "a link for a new password",
    ask: forgetPassword,
    sent: {
      sent: true,
      message: "Wenn es ein Konto mit diesen Angaben gibt, haben wir dir eine E-Mail mit einem Link geschickt.",
    },
    empty: { sent: false, message: "Bitte gib eine E-Mail Adresse oder einen Benutzernamen ein" },
    tooMany: { sent: false, message: "Zu viele Versuche. Bitte versuche es in einer Stunde noch einmal." },
    kind: "reset",
  },
])("asking for $what", ({ ask, sent, empty, tooMany, kind }) => {
  test("is answered alike for readers and strangers, who are looked up when the mail is made", async () => {
    await insertAccount({ state: "pending" });
    for (const login of ["maria", "maria@example.com", "niemand"]) {
      const call = createTestCall();
      expect(await ask(call, ` ${login.toUpperCase()}`)).toEqual(sent);
      expect(call.queued).toEqual([{ kind, login, origin: testOrigin }]);
    }
  });

  test.each(["", "  "])("needs a name: %o is refused", async (login) => {
    const call = createTestCall();
    expect(await ask(call, login)).toEqual(empty);
    expect(call.queued).toEqual([]);
  });

  test("more than three times an hour gets the same answer, without a mail", async () => {
    const calls = [1, 2, 3, 4, 5].map(otherAddress);
    expect(await Promise.all(calls.map((call) => ask(call, "maria")))).toEqual(Array(5).fill(sent));
    expect(calls.flatMap(({ queued }) => queued)).toHaveLength(3);
    const later = createTestCall({ now: testNow + HOUR });
    expect(await ask(later, "maria")).toEqual(sent);
    expect(later.queued).toHaveLength(1);
  });

  test("more than ten times an hour from one address is refused", async () => {
    for (let index = 0; index < 10; index++) expect(await ask(createTestCall(), `leser-${index}`)).toEqual(sent);
    const call = createTestCall();
    expect(await ask(call, "leser-11")).toEqual(tooMany);
    expect(call.queued).toEqual([]);
    expect(await ask(otherAddress(1), "leser-11")).toEqual(sent);
  });
});
