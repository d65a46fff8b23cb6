/** For tests: attempts to sign in, and how they are refused. */
import { beforeEach } from "vitest";
import { createTestCall, deleteAccountsForTest } from "#workers/backend/readers/accounts/accounts-for-test.ts";
import { countScrypts } from "#workers/backend/readers/accounts/password/scrypts-for-test.ts";
import { notActivatedText } from "#workers/backend/readers/accounts/replies/expected-replies-for-test.ts";
import { login } from "./login.ts";

export const wrong = { kind: "refused", error: "201", message: "Benutzername oder Passwort ist falsch." };
export const notActivated = { kind: "refused", error: "218", message: notActivatedText };

/** For all tests of one file: each begins without accounts, and what its passwords cost is counted. */
export function prepareLogins(): ReturnType<typeof countScrypts> {
  const scrypts = countScrypts();
  beforeEach(async () => {
    await deleteAccountsForTest();
    scrypts.reset();
  });
  return scrypts;
}

export const tryPassword = (password: string, username = "maria", call = createTestCall()) => login(call, { username, password });

/** All at the same moment. */
export const repeat = <Result>(times: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)));
