/** The passkeys of a reader, as their profile shows them, and their names. */
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { countAttempts, refuseAttempt } from "#workers/backend/ground/limits/rate-limits.ts";
import { queueNotice } from "#workers/backend/ground/mail/queue-mail.ts";
import { toPasskeyName } from "#workers/backend/ground/passkeys/passkey-name.ts";
import { type Refusal, refuse } from "#workers/backend/ground/refusals/refuse.ts";
import { passkeyRemovedMail } from "#workers/backend/readers/accounts/mail/account-mails.ts";
import type { ActionResult } from "#workers/backend/readers/accounts/replies/account-results.ts";
import { replyTexts } from "#workers/backend/readers/accounts/replies/reply-texts.ts";
import { refuseSession } from "#workers/backend/readers/accounts/session/refuse-session.ts";
import { findSession, type Session } from "#workers/backend/readers/accounts/session/sessions.ts";
import { MAX_PASSKEYS, passkeyChanges, passkeyTexts } from "./passkey-rules.ts";

type Keys = { h: string; t: string };
export type OwnPasskey = { id: number; name: string; created_at: number; last_used_at: number | null };
export type OwnPasskeys = { isConfirmed: boolean; items: OwnPasskey[] };

const listSql = `SELECT id, name, created_at, last_used_at FROM passkeys WHERE account_id = ?1 ORDER BY id LIMIT ${MAX_PASSKEYS}`;

/** Oldest first; null without a valid session, and for one that began with a print card. */
export async function readOwnPasskeys(call: Call, { h, t }: Keys): Promise<OwnPasskeys | null> {
  const session = await findSession(call, { hash: h, token: t });
  if (session === null || session.method === "card") return null;
  const { results } = await call.env.DB.prepare(listSql).bind(session.account.id).all<OwnPasskey>();
  return { isConfirmed: session.account.state === "active", items: results };
}

/** The session of who changes passkeys. Errors: 203 without a valid one, 221 for one that began with a print card, 219 for too many changes. */
export async function requireOwner(
  call: Call,
  { h, t }: Keys,
): Promise<Refusal | { kind: "owner"; session: Session; account: Session["account"] }> {
  const session = await findSession(call, { hash: h, token: t });
  if (session === null) return refuseSession();
  if (session.method === "card") return refuse("notAllowed", replyTexts.cardNotAllowed);
  const [exceeded] = await countAttempts(call, [{ limit: passkeyChanges, subject: String(session.account.id) }]);
  return exceeded === undefined ? { kind: "owner", session, account: session.account } : refuseAttempt(exceeded);
}

/** Errors: those of `requireOwner`, 200 for a passkey that the reader has not. */
export async function renamePasskey(
  call: Call,
  { id, name, ...keys }: Keys & { id: number; name: string },
): Promise<ActionResult> {
  const owner = await requireOwner(call, keys);
  if (owner.kind === "refused") return owner;
  const { meta } = await call.env.DB.prepare("UPDATE passkeys SET name = ?3 WHERE id = ?1 AND account_id = ?2")
    .bind(id, owner.account.id, toPasskeyName(name))
    .run();
  return meta.changes === 1 ? { kind: "done", message: null } : refuse("invalidInput", passkeyTexts.unknown);
}

/** Its owner is told by mail. Sessions that it opened go on. Errors: as above. */
export async function removePasskey(call: Call, { id, ...keys }: Keys & { id: number }): Promise<ActionResult> {
  const owner = await requireOwner(call, keys);
  if (owner.kind === "refused") return owner;
  const name = await call.env.DB.prepare("DELETE FROM passkeys WHERE id = ?1 AND account_id = ?2 RETURNING name")
    .bind(id, owner.account.id)
    .first<string>("name");
  if (name === null) return refuse("invalidInput", passkeyTexts.unknown);
  await queueNotice(call, passkeyRemovedMail, { accountId: owner.account.id, name });
  return { kind: "done", message: null };
}
