import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { readAccountRow } from "#workers/backend/readers/accounts/account-row.ts";
import { createTestCall, deleteAccountsForTest, insertAccount } from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { createSession } from "#workers/backend/readers/accounts/session/sessions.ts";
import { changeName } from "./change-name.ts";

beforeEach(deleteAccountsForTest);

async function rename(firstname: string, lastname: string, method: "password" | "card" = "password") {
  const id = await insertAccount({ firstname: "Maria", lastname: "Huber" });
  const { hash: h, token: t } = await createSession(createTestCall(), id, method);
  const result = await changeName(createTestCall(), { h, t, firstname, lastname });
  const { firstname: first, lastname: last } = (await readAccountRow(env.DB, id)) ?? {};
  return { result, names: [first, last] };
}

test.each([
  ["Maria  Anna", " Berger-Huber ", ["Maria Anna", "Berger-Huber"]],
  ["", "", ["", ""]],
  ["José", "O’Neill", ["José", "O’Neill"]],
  ["x".repeat(100), "Huber", ["x".repeat(100), "Huber"]],
])("%j %j is kept", async (firstname, lastname, kept) => {
  expect(await rename(firstname, lastname)).toEqual({
    result: { kind: "done", message: "Dein Name wurde geändert." },
    names: kept,
  });
});

test.each([
  ["x".repeat(101), "Huber", "Bitte gib einen kürzeren Namen ein"],
  ["Maria", "<b>", "Bitte gib den Namen ohne Sonderzeichen ein"],
  ["maria@example.org", "", "Bitte gib den Namen ohne Sonderzeichen ein"],
  ["Mar\u202eia", "", "Bitte gib den Namen ohne Sonderzeichen ein"],
])("%j %j is refused", async (firstname, lastname, message) => {
  expect(await rename(firstname, lastname)).toEqual({
    result: { kind: "refused", error: "200", message },
    names: ["Maria", "Huber"],
  });
});

test("needs a session that began with the password", async () => {
  expect((await rename("Anna", "", "card")).result).toMatchObject({ error: "221" });
  expect(await changeName(createTestCall(), { h: "", t: "", firstname: "Anna", lastname: "" })).toMatchObject({ error: "203" });
});
