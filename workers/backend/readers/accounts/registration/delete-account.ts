/** Deleting an account at once, or taking back that it is deleted later. */

import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { type Refusal, refuse } from "#workers/backend/ground/refusals/refuse.ts";
import type { ActionResult } from "#workers/backend/readers/accounts/replies/account-results.ts";
import { replyTexts } from "#workers/backend/readers/accounts/replies/reply-texts.ts";
import { refuseSession } from "#workers/backend/readers/accounts/session/refuse-session.ts";
import { findSession, type Session } from "#workers/backend/readers/accounts/session/sessions.ts";
import { refuseWrongPassword } from "./change-password.ts";
import { type AccountEnding, removeAccount } from "./remove-account.ts";

export type Leaving = { h: string; t: string; password: string };

/**
 * Deletes the account and all that belongs to it (the tables' foreign keys say what); a print card stays, as one
 * without an account. Errors: those of `requireLeaver`, 100 when the paywall provider does not end what it charges for.
 */
export async function deleteAccount(call: Call, leaving: Leaving, endings: readonly AccountEnding[]): Promise<ActionResult> {
  const session = await requireLeaver(call, leaving);
  if (session.kind === "refused") return session;
  const { env, now, caller } = call;
  const refusal = await removeAccount({ env, now, origin: caller.origin }, session.account, endings);
  return refusal === null ? { kind: "done", message: replyTexts.accountDeleted } : refuse("technical", refusal);
}

/** Errors: 203 without a valid session, 221 for one that began with a print card, 200 without and 202 with a wrong password, 219 for too many attempts. */
export async function requireLeaver(
  call: Call,
  { h, t, password }: Leaving,
): Promise<Refusal | { kind: "leaver"; account: Session["account"] }> {
  const session = await findSession(call, { hash: h, token: t });
  if (session === null) return refuseSession();
  if (session.method === "card") return refuse("notAllowed", replyTexts.cardNotAllowed);
  if (password === "") return refuse("invalidInput", replyTexts.currentPasswordEmpty);
  const { account } = session;
  return (await refuseWrongPassword(call, account, password)) ?? { kind: "leaver", account };
}

/** The reader has changed their mind. Subscriptions stay cancelled. Errors: 203 and 221 as above. */
export async function keepAccount(call: Call, { h, t }: Pick<Leaving, "h" | "t">): Promise<ActionResult> {
  const session = await findSession(call, { hash: h, token: t });
  if (session === null) return refuseSession();
  if (session.method === "card") return refuse("notAllowed", replyTexts.cardNotAllowed);
  await call.env.DB.prepare("UPDATE accounts SET delete_at = NULL WHERE id = ?1").bind(session.account.id).run();
  return { kind: "done", message: replyTexts.accountKept };
}
