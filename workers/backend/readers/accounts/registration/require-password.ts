/** Whoever changes what an account is, or ends it, proves within the session that they know its password. */
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { type Refusal, refuse } from "#workers/backend/ground/refusals/refuse.ts";
import { replyTexts } from "#workers/backend/readers/accounts/replies/reply-texts.ts";
import { refuseSession } from "#workers/backend/readers/accounts/session/refuse-session.ts";
import { findSession, type Session } from "#workers/backend/readers/accounts/session/sessions.ts";
import { refuseWrongPassword } from "./change-password.ts";

export type WithPassword = { h: string; t: string; password: string };

/** Errors: 203 without a valid session, 221 for one that began with a print card, 200 without and 202 with a wrong password, 219 for too many attempts. */
export async function requirePassword(
  call: Call,
  { h, t, password }: WithPassword,
): Promise<Refusal | { kind: "owner"; account: Session["account"] }> {
  const session = await findSession(call, { hash: h, token: t });
  if (session === null) return refuseSession();
  if (session.method === "card") return refuse("notAllowed", replyTexts.cardNotAllowed);
  if (password === "") return refuse("invalidInput", replyTexts.currentPasswordEmpty);
  const { account } = session;
  return (await refuseWrongPassword(call, account, password)) ?? { kind: "owner", account };
}
