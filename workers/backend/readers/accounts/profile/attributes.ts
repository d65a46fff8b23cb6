/** What programs keep with a reader's account, as names with values (rules 3). */

import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { countAttempts, refuseAttempt } from "#workers/backend/ground/limits/rate-limits.ts";
import { refuse } from "#workers/backend/ground/refusals/refuse.ts";
import { profileChanges } from "#workers/backend/readers/accounts/account-rate-limits.ts";
import type { ActionResult } from "#workers/backend/readers/accounts/replies/account-results.ts";
import { internalErrors } from "#workers/backend/readers/accounts/replies/reply-texts.ts";
import { findSession } from "#workers/backend/readers/accounts/session/sessions.ts";

const MAX_VALUE_LENGTH = 10_000;
const MAX_ATTRIBUTES = 50;

/** An attribute that is there already may always be set anew. */
const setSql = `INSERT INTO account_attributes (account_id, name, value, updated_at)
  SELECT ?1, ?2, ?3, ?4 WHERE EXISTS (SELECT 1 FROM account_attributes WHERE account_id = ?1 AND name = ?2)
    OR (SELECT count(*) FROM account_attributes WHERE account_id = ?1) < ?5
  ON CONFLICT (account_id, name) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at`;

/**
 * Sets an attribute of the reader. Errors: 203 without a valid session (rules 5: "No existing session"), 200 for a
 * name, a length or a number of attributes beyond the limits, 219 for too many changes. The messages are for programs.
 */
export async function updateUserAttribute(
  call: Call,
  input: { hash: string; token: string; attribute: string; value: string },
): Promise<ActionResult> {
  const { attribute, value } = input;
  const session = await findSession(call, input);
  if (session === null) return refuse("invalidSession", internalErrors.noSession);
  if (!/^[A-Za-z0-9._-]{1,100}$/.test(attribute)) return refuse("invalidInput", "Invalid attribute name");
  if (value.length > MAX_VALUE_LENGTH) return refuse("invalidInput", "Attribute value is too long");
  const [exceeded] = await countAttempts(call, [{ limit: profileChanges, subject: String(session.account.id) }]);
  if (exceeded !== undefined) return refuseAttempt(exceeded);
  const { meta } = await call.env.DB.prepare(setSql).bind(session.account.id, attribute, value, call.now, MAX_ATTRIBUTES).run();
  return meta.changes === 1 ? { kind: "done", message: null } : refuse("invalidInput", "Too many attributes");
}
