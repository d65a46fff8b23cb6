/** Opening a print card with its number and the last name on it: counted, and as costly, as signing in with it (accounts/login). */

import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { type Refusal, refuse } from "#workers/backend/ground/refusals/refuse.ts";
import { toAccountKey } from "#workers/backend/readers/accounts/account-key.ts";
import { admitGuess } from "#workers/backend/readers/accounts/login-attempts/login-attempts.ts";
import { verifyPassword } from "#workers/backend/readers/accounts/password/verify-password.ts";
import { findCard, isCardNumber, type PrintCard } from "#workers/backend/readers/accounts/profile/print-cards.ts";
import { replyTexts } from "#workers/backend/readers/accounts/replies/reply-texts.ts";

/**
 * The card, even one that is not valid now. Errors: 200 when something is missing, 219 for too many attempts, 201 alike
 * for an unknown number and a wrong name.
 */
export async function openCard(
  call: Call,
  { username, pw }: { username: string; pw: string },
): Promise<{ kind: "opened"; card: PrintCard } | Refusal> {
  const key = toAccountKey(username);
  if (key === "") return refuse("invalidInput", replyTexts.subscriberNumberEmpty);
  if (toAccountKey(pw) === "") return refuse("invalidInput", replyTexts.lastNameEmpty);

  const admission = await admitGuess(call, key);
  if (admission.kind === "refused") return admission;

  const card = isCardNumber(key) ? await findCard(call, { number: key, lastName: pw }) : null;
  if (card === null) {
    await verifyPassword(pw, null);
    return refuse("wrongCredentials", replyTexts.wrongCard);
  }
  await admission.wasRight();
  return { kind: "opened", card };
}
