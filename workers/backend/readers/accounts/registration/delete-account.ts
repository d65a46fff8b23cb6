/** Deleting an account at once, or taking back that it is deleted later. */

import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { refuse } from "#workers/backend/ground/refusals/refuse.ts";
import type { ActionResult } from "#workers/backend/readers/accounts/replies/account-results.ts";
import { replyTexts } from "#workers/backend/readers/accounts/replies/reply-texts.ts";
import { refuseSession } from "#workers/backend/readers/accounts/session/refuse-session.ts";
import { findSession } from "#workers/backend/readers/accounts/session/sessions.ts";
import { type AccountEnding, removeAccount } from "./remove-account.ts";
import { requirePassword, type WithPassword } from "./require-password.ts";

/**
 * Deletes the account and all that belongs to it (the tables' foreign keys say what); a print card stays, as one
 * without an account. Errors: those of `requirePassword`, 100 when the paywall provider does not end what it charges for.
 */
export async function deleteAccount(call: Call, proof: WithPassword, endings: readonly AccountEnding[]): Promise<ActionResult> {
  const session = await requirePassword(call, proof);
  if (session.kind === "refused") return session;
  const { env, now, caller } = call;
  const refusal = await removeAccount({ env, now, origin: caller.origin }, session.account, endings);
  return refusal === null ? { kind: "done", message: replyTexts.accountDeleted } : refuse("technical", refusal);
}

/** The reader has changed their mind. Subscriptions stay cancelled. Errors: 203 and 221 as above. */
export async function keepAccount(call: Call, { h, t }: Pick<WithPassword, "h" | "t">): Promise<ActionResult> {
  const session = await findSession(call, { hash: h, token: t });
  if (session === null) return refuseSession();
  if (session.method === "card") return refuse("notAllowed", replyTexts.cardNotAllowed);
  await call.env.DB.prepare("UPDATE accounts SET delete_at = NULL WHERE id = ?1").bind(session.account.id).run();
  return { kind: "done", message: replyTexts.accountKept };
}
