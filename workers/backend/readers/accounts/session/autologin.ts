/** Automatic login (rules 4): finds the reader by the cookies that a browser sends. */

import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { countAttempts } from "#workers/backend/ground/limits/rate-limits.ts";
import { autologinByAddress } from "#workers/backend/readers/accounts/account-rate-limits.ts";
import { readReader } from "#workers/backend/readers/accounts/profile/read-reader.ts";
import type { AutologinResult } from "#workers/backend/readers/accounts/replies/account-results.ts";
import { internalErrors } from "#workers/backend/readers/accounts/replies/reply-texts.ts";
import { findSession } from "./sessions.ts";

/**
 * Codes of what is not valid: `hash_and_token_required`, `no_session`, and `too_many_attempts` for an address from
 * which nothing but that comes. A right session is never refused: others behind the same address are not to blame.
 */
export async function autologin(call: Call, keys: { hash: string; token: string }): Promise<AutologinResult> {
  if (keys.hash === "" || keys.token === "") {
    return { kind: "invalid", code: "hash_and_token_required", message: internalErrors.hashAndToken };
  }
  const session = await findSession(call, keys);
  if (session !== null) {
    return { kind: "valid", ...(await readReader(call, session.account, keys)), isProlonged: session.isProlonged };
  }
  const exceeded = await countAttempts(call, [{ limit: autologinByAddress, subject: call.caller.address }]);
  const code = exceeded.length > 0 ? "too_many_attempts" : "no_session";
  return { kind: "invalid", code, message: internalErrors.noSession };
}
