/** The devices of an account, for its reader. */
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { findSession } from "#workers/backend/readers/accounts/session/sessions.ts";
import { MAX_DEVICES_PER_ACCOUNT } from "#workers/backend/readers/push/push-rate-limits.ts";

/** `name` is what the browser called itself. Moments in seconds. */
export type OwnDevice = { id: number; name: string; created_at: number; sent_at: number | null };

const listSql = `SELECT id, name, created_at, sent_at FROM push_devices WHERE account_id = ?1
  ORDER BY id DESC LIMIT ${MAX_DEVICES_PER_ACCOUNT}`;

/** The newest first; null without a valid session. */
export async function readOwnDevices(call: Call, { h, t }: { h: string; t: string }): Promise<OwnDevice[] | null> {
  const session = await findSession(call, { hash: h, token: t });
  if (session === null) return null;
  return (await call.env.DB.prepare(listSql).bind(session.account.id).all<OwnDevice>()).results;
}

/** Null without a valid session. Of one that is not the reader's nothing is removed, which says nothing. */
export async function removeOwnDevice(call: Call, { h, t, id }: { h: string; t: string; id: number }): Promise<true | null> {
  const session = await findSession(call, { hash: h, token: t });
  if (session === null) return null;
  await call.env.DB.prepare("DELETE FROM push_devices WHERE id = ?1 AND account_id = ?2").bind(id, session.account.id).run();
  return true;
}
