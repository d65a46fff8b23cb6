/** Signing in with user name or address and password, or with a print card. */

import { countMetric } from "#shared/metrics/meter.ts";
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { type Refusal, refuse } from "#workers/backend/ground/refusals/refuse.ts";
import { toAccountKey } from "#workers/backend/readers/accounts/account-key.ts";
import { type AccountRow, findAccount } from "#workers/backend/readers/accounts/account-row.ts";
import { admitGuess } from "#workers/backend/readers/accounts/login-attempts/login-attempts.ts";
import { readFormerHash } from "#workers/backend/readers/accounts/password/former-hash.ts";
import { hashPassword } from "#workers/backend/readers/accounts/password/hash-password.ts";
import { verifyPassword } from "#workers/backend/readers/accounts/password/verify-password.ts";
import { findCard, isCardNumber } from "#workers/backend/readers/accounts/profile/print-cards.ts";
import type { SignInResult } from "#workers/backend/readers/accounts/replies/account-results.ts";
import { BLOCKED, internalErrors, NOT_ACTIVATED, replyTexts } from "#workers/backend/readers/accounts/replies/reply-texts.ts";
import { hasPaid } from "#workers/backend/readers/products/has-paid.ts";
import { signIn } from "./sign-in.ts";

/**
 * A user name of digits is the number of a print card, and the password then the last name on it. Errors: 200 when
 * something is missing (forms say so themselves, in German), 201 for wrong credentials, 219 for too many attempts; and only with right credentials 218
 * (not activated and nothing bought, or a card without an account) and 220 (blocked).
 */
export async function login(call: Call, credentials: { username: string; password: string }): Promise<SignInResult> {
  const result = await checkCredentials(call, credentials);
  countMetric("login", result.kind === "refused" ? "refused" : "ok");
  return result;
}

async function checkCredentials(
  call: Call,
  { username, password }: { username: string; password: string },
): Promise<SignInResult> {
  const key = toAccountKey(username);
  if (key === "" || password === "") return refuse("invalidInput", internalErrors.usernameAndPassword);

  const admission = await admitGuess(call, key);
  if (admission.kind === "refused") return admission;

  const card = isCardNumber(key) ? await findCard(call, { number: key, lastName: password }) : null;
  if (card?.isValid === true) {
    await admission.wasRight();
    return card.account === null ? refuseState("pending") : signInWhenActive(call, card.account, "card");
  }
  // Both for everybody.
  const [account, decoy] = await Promise.all([findAccount(call.env.DB, key), readFormerHash(call.env.DB)]);
  if (!(await isPasswordOf(call, account, password, decoy)) || account === null) {
    return refuse("wrongCredentials", replyTexts.wrongCredentials);
  }
  await admission.wasRight(toNames(account));
  return signInWhenActive(call, account, "password");
}

/** What readers of an account may type as their name. */
export function toNames({ login_key, email_key }: AccountRow): string[] {
  return [login_key, email_key];
}

/** Also replaces the hash of a former system by ours. */
async function isPasswordOf({ env }: Call, account: AccountRow | null, password: string, decoy: string | null): Promise<boolean> {
  const { isRight, needsRehash } = await verifyPassword(password, account?.password_hash ?? null, decoy);
  if (account !== null && needsRehash) {
    // A password that was changed in the meantime stays.
    await env.DB.prepare("UPDATE accounts SET password_hash = ?3 WHERE id = ?1 AND password_hash = ?2")
      .bind(account.id, account.password_hash, await hashPassword(password))
      .run();
  }
  return isRight;
}

/** With a proof of who it is; a passkey opens the same kind of session as the password. */
export async function signInWhenActive(call: Call, account: AccountRow, method: "password" | "card"): Promise<SignInResult> {
  if (account.state === "active") return signIn(call, account, method);
  // Whoever has paid reads, whether or not they have opened the mail: with the kind of session that their registration began.
  if (account.state === "pending" && method === "password" && (await hasPaid(call.env.DB, account.id)))
    return signIn(call, account, "registration");
  return refuseState(account.state);
}

function refuseState(state: "pending" | "blocked"): Refusal {
  return state === "pending" ? refuse("notActivated", NOT_ACTIVATED) : refuse("blocked", BLOCKED);
}
