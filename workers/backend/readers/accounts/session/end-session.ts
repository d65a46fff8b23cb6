/** Signing out another browser. */

import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { refuse } from "#workers/backend/ground/refusals/refuse.ts";
import type { ActionResult } from "#workers/backend/readers/accounts/replies/account-results.ts";
import { replyTexts } from "#workers/backend/readers/accounts/replies/reply-texts.ts";
import { refuseSession } from "./refuse-session.ts";
import { endSessionsStatement, findSession } from "./sessions.ts";

/**
 * Ends one session of the reader by its id, or with null all but the current one. Errors: 203 without a valid session,
 * 200 when the reader has no such session, 221 when one that began with a print card would end others.
 */
export async function endSession(
  call: Call,
  { h, t, session: id }: { h: string; t: string; session: number | null },
): Promise<ActionResult> {
  const current = await findSession(call, { hash: h, token: t });
  if (current === null) return refuseSession();
  if (current.method === "card" && id !== current.id) return refuse("notAllowed", replyTexts.cardNotAllowed);
  const { DB } = call.env;
  if (id === null) {
    await endSessionsStatement(DB, current.account.id, current.id).run();
    return { kind: "done", message: replyTexts.otherSessionsEnded };
  }
  const { meta } = await DB.prepare("DELETE FROM account_sessions WHERE id = ?1 AND account_id = ?2")
    .bind(id, current.account.id)
    .run();
  if (meta.changes === 0) return refuse("invalidInput", replyTexts.sessionUnknown);
  return { kind: "done", message: replyTexts.sessionEndedByReader };
}
