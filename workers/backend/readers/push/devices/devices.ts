/**
 * Devices that want notices. Whoever knows the address of a device at its push service may change it here: nobody but the browser and this
 * back end does. With a session it belongs to that reader for as long as the session.
 */
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { subjectExistsSql } from "#workers/backend/ground/database/tables/lists/followed.ts";
import { countAttempts, refuseAttempt } from "#workers/backend/ground/limits/rate-limits.ts";
import { digestSecret } from "#workers/backend/ground/secrets/secret-text.ts";
import { findSession, type Session } from "#workers/backend/readers/accounts/session/sessions.ts";
import { parseRecipient, type Subscription } from "#workers/backend/readers/push/protocol/post-notice.ts";
import { MAX_DEVICES_PER_ACCOUNT, pushChanges, pushDevicesOfNetwork } from "#workers/backend/readers/push/push-rate-limits.ts";
import { parseEndpoint, readPushKeys } from "#workers/backend/readers/push/push-settings.ts";

export type PushKind = "breaking" | "topic" | "author" | "municipality" | "ticker";
/** `key` is empty for breaking news. */
export type PushSubject = { kind: PushKind; key: string };

export type Wishes = {
  subjects: readonly PushSubject[];
  wantsReplies: boolean;
  /** Hours of the day, null for none. */
  quiet: { from: number; until: number } | null;
};

/** `isOwn`: it belongs to the reader who asks. */
export type DeviceView = Wishes & { isOwn: boolean };

export type Keys = { h: string; t: string } | null;
/** `message` is for readers. */
export type SaveOutcome =
  | { kind: "saved"; device: DeviceView }
  | { kind: "not-offered" | "bad-input" }
  | { kind: "refused"; message: string };

const TOO_MANY_DEVICES = `Mehr als ${MAX_DEVICES_PER_ACCOUNT} Geräte kann ein Konto nicht haben. Entferne eines im Profil.`;

const upsertSql = `INSERT INTO push_devices
    (endpoint_digest, endpoint, p256dh, auth, name, account_id, session_id, wants_replies, quiet_from, quiet_until, created_at)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
  ON CONFLICT (endpoint_digest) DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth, name = excluded.name,
    account_id = excluded.account_id, session_id = excluded.session_id, wants_replies = excluded.wants_replies,
    quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until`;
const ownSubjects = "device_id = (SELECT id FROM push_devices WHERE endpoint_digest = ?1)";
/** Of what there is. */
const subjectsSql = `INSERT INTO push_subjects (kind, key, device_id)
  SELECT s.value ->> 'kind', s.value ->> 'key', d.id FROM json_each(?2) s CROSS JOIN push_devices d ON d.endpoint_digest = ?1
  WHERE CASE s.value ->> 'kind'
    WHEN 'breaking' THEN s.value ->> 'key' = ''
    WHEN 'ticker' THEN EXISTS (SELECT 1 FROM posts p WHERE p.id = CAST(s.value ->> 'key' AS INTEGER) AND p.is_liveticker = 1)
    ELSE ${subjectExistsSql} END
  ON CONFLICT DO NOTHING`;

/** Notes a device, or what it wants now. */
export async function saveDevice(
  call: Call,
  { subscription, wishes, keys }: { subscription: Subscription; wishes: Wishes; keys: Keys },
): Promise<SaveOutcome> {
  const { env, caller, now } = call;
  if (readPushKeys(env) === null) return { kind: "not-offered" };
  const endpoint = parseEndpoint(subscription.endpoint, env);
  const { p256dh, auth } = subscription;
  if (endpoint === null || parseRecipient(p256dh, auth) === null) return { kind: "bad-input" };
  const session = keys === null ? null : await findSession(call, { hash: keys.h, token: keys.t });
  const digest = await digestSecret(endpoint);
  const refusal = await findRefusal(call, digest, session);
  if (refusal !== null) return { kind: "refused", message: refusal };
  const wantsReplies = wishes.wantsReplies && session !== null;
  const { from, until } = wishes.quiet ?? { from: null, until: null };
  const values = [digest, endpoint, p256dh, auth, caller.device, session?.account.id ?? null, session?.id ?? null];
  await env.DB.batch([
    env.DB.prepare(upsertSql).bind(...values, wantsReplies ? 1 : 0, from, until, now),
    env.DB.prepare(`DELETE FROM push_subjects WHERE ${ownSubjects}`).bind(digest),
    env.DB.prepare(subjectsSql).bind(digest, JSON.stringify(wishes.subjects)),
  ]);
  const device = await readDevice(env.DB, digest, session);
  if (device === null) throw new Error("A device was not kept");
  return { kind: "saved", device };
}

const knownSql = `SELECT EXISTS (SELECT 1 FROM push_devices WHERE endpoint_digest = ?1) AS is_known,
  (SELECT COUNT(*) FROM push_devices WHERE account_id = ?2 AND endpoint_digest <> ?1) AS others`;

async function findRefusal(call: Call, digest: string, session: Session | null): Promise<string | null> {
  const { env, caller } = call;
  const known = await env.DB.prepare(knownSql)
    .bind(digest, session?.account.id ?? null)
    .first<{ is_known: number; others: number }>();
  if ((known?.others ?? 0) >= MAX_DEVICES_PER_ACCOUNT) return TOO_MANY_DEVICES;
  const [exceeded] = await countAttempts(call, [
    { limit: pushChanges, subject: caller.network },
    ...(known?.is_known === 1 ? [] : [{ limit: pushDevicesOfNetwork, subject: caller.network }]),
  ]);
  return exceeded === undefined ? null : refuseAttempt(exceeded).message;
}

type DeviceRow = {
  id: number;
  account_id: number | null;
  wants_replies: number;
  quiet_from: number | null;
  quiet_until: number | null;
  subjects: string;
};

const deviceSql = `SELECT d.id, d.account_id, d.wants_replies, d.quiet_from, d.quiet_until, (
    SELECT json_group_array(json_object('kind', s.kind, 'key', s.key)) FROM push_subjects s WHERE s.device_id = d.id) AS subjects
  FROM push_devices d WHERE d.endpoint_digest = ?1`;

async function readDevice(db: D1Database, digest: string, session: Session | null): Promise<DeviceView | null> {
  const row = await db.prepare(deviceSql).bind(digest).first<DeviceRow>();
  if (row === null) return null;
  const isOwn = session !== null && row.account_id === session.account.id;
  const { quiet_from: from, quiet_until: until } = row;
  return {
    isOwn,
    subjects: JSON.parse(row.subjects) as PushSubject[],
    wantsReplies: isOwn && row.wants_replies === 1,
    quiet: from === null || until === null ? null : { from, until },
  };
}

/**
 * What a device wants; null for one that is not known. Asked by another reader than the one whom it belongs to, it stops being theirs: it lies
 * before other eyes now.
 */
export async function openDevice(call: Call, endpoint: string, keys: Keys): Promise<DeviceView | null> {
  const { DB } = call.env;
  const digest = await digestSecret(endpoint);
  const session = keys === null ? null : await findSession(call, { hash: keys.h, token: keys.t });
  if (session !== null)
    await DB.prepare(`UPDATE push_devices SET account_id = NULL, session_id = NULL, wants_replies = 0
       WHERE endpoint_digest = ?1 AND account_id <> ?2`)
      .bind(digest, session.account.id)
      .run();
  return readDevice(DB, digest, session);
}

/** True also where there is none. */
export async function removeDevice({ env }: Call, endpoint: string): Promise<true> {
  await env.DB.prepare("DELETE FROM push_devices WHERE endpoint_digest = ?1")
    .bind(await digestSecret(endpoint))
    .run();
  return true;
}

/** The push service has given a browser another address: what it wants stays. False where the former is not known. */
export async function moveDevice(call: Call, former: string, subscription: Subscription): Promise<boolean> {
  const { env } = call;
  const endpoint = parseEndpoint(subscription.endpoint, env);
  const { p256dh, auth } = subscription;
  if (endpoint === null || parseRecipient(p256dh, auth) === null) return false;
  const [exceeded] = await countAttempts(call, [{ limit: pushChanges, subject: call.caller.network }]);
  if (exceeded !== undefined) return false;
  const sql = `UPDATE OR REPLACE push_devices SET endpoint_digest = ?2, endpoint = ?3, p256dh = ?4, auth = ?5, failures = 0
    WHERE endpoint_digest = ?1`;
  const digests = [await digestSecret(former), await digestSecret(endpoint)];
  const { meta } = await env.DB.prepare(sql)
    .bind(...digests, endpoint, p256dh, auth)
    .run();
  return meta.changes > 0;
}
