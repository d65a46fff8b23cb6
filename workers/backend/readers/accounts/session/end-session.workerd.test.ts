import { beforeEach, describe, expect, test } from "vitest";
import { createTestCall, deleteAccountsForTest, insertAccount } from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { countScrypts } from "#workers/backend/readers/accounts/password/scrypts-for-test.ts";
import {
  cardNotAllowed,
  isOpen,
  type Keys,
  open,
  sessionEnded,
  wrongKeys,
} from "#workers/backend/readers/accounts/profile/profile-for-test.ts";
import { endSession } from "./end-session.ts";
import { findSession } from "./sessions.ts";

countScrypts();
beforeEach(deleteAccountsForTest);

describe("ending sessions", () => {
  const findId = async (keys: Keys) => (await findSession(createTestCall(), { hash: keys.h, token: keys.t }))?.id ?? 0;
  const end = (keys: Keys, session: number | null) => endSession(createTestCall(), { ...keys, session });

  test("ends one, or all but the current one, of this reader", async () => {
    const id = await insertAccount();
    const [here, one, other] = [await open(id), await open(id), await open(id)];
    const josefs = await open(await insertAccount({ login: "josef", email: "josef@example.com" }));
    expect(await end(here, await findId(one))).toEqual({ kind: "done", message: "Die Anmeldung wurde beendet." });
    expect([await isOpen(here), await isOpen(one), await isOpen(other)]).toEqual([true, false, true]);
    expect(await end(here, null)).toEqual({ kind: "done", message: "Alle anderen Anmeldungen wurden beendet." });
    expect([await isOpen(here), await isOpen(other), await isOpen(josefs)]).toEqual([true, false, true]);
    expect(await end(here, await findId(here))).toMatchObject({ kind: "done" });
    expect(await isOpen(here)).toBe(false);
  });

  test("does not end those of other readers", async () => {
    const keys = await open(await insertAccount());
    const josefs = await open(await insertAccount({ login: "josef", email: "josef@example.com" }));
    for (const id of [await findId(josefs), 0, -1, 999_999]) {
      expect(await end(keys, id)).toEqual({ kind: "refused", error: "200", message: "Diese Anmeldung gibt es nicht mehr." });
    }
    expect(await isOpen(josefs)).toBe(true);
  });

  test("with a print card ends the own one only", async () => {
    const id = await insertAccount();
    const [card, password] = [await open(id, "card"), await open(id)];
    expect(await end(card, await findId(password))).toEqual(cardNotAllowed);
    expect(await end(card, null)).toEqual(cardNotAllowed);
    expect(await isOpen(password)).toBe(true);
    expect(await end(card, await findId(card))).toMatchObject({ kind: "done" });
    expect(await isOpen(card)).toBe(false);
  });

  test.each(wrongKeys)("needs a session: $h is refused", async (keys) => {
    expect(await end(keys, null)).toEqual(sessionEnded);
  });
});
