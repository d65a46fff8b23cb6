/** Consumer of the notices' queue. */
import * as v from "valibot";
import { logError } from "#shared/log/log.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { messageColumns, type PushMessage } from "#workers/backend/readers/push/messages/push-message.ts";
import { type Notice, readNotice } from "#workers/backend/readers/push/messages/read-notice.ts";
import { type PushKeys, readPushKeys } from "#workers/backend/readers/push/push-settings.ts";
import { listPieces } from "./list-pieces.ts";
import { orderSchema, type PushOrder } from "./push-orders.ts";
import { type Device, deviceColumns, sendToDevices } from "./send-to-devices.ts";

/** Sent side by side; as many may go twice when a run ends in their middle, and take each other's place in the browser. */
const AT_ONCE = 50;
/** A run that ended is taken for dead after so long. */
const LEASE_S = 120;
/** Of what has waited, in one order. */
export const WAITING_AN_ORDER = 150;

/** Seconds since 1970. A batch may take minutes, and a lease counts from the moment at which it is taken. */
type Clock = () => number;

/** Never throws: what fails is in the database, and ordered again by the clock. */
export async function deliverPush(
  batch: MessageBatch<unknown>,
  env: Env,
  clock: Clock = () => Math.floor(Date.now() / 1000),
): Promise<void> {
  const keys = readPushKeys(env);
  for (const message of batch.messages) {
    const order = v.safeParse(orderSchema, message.body);
    if (!order.success) logError("An order for notices is not understood and dropped", undefined, { messageId: message.id });
    else if (keys === null) logError("Notices wait for VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY");
    else await carryOut(env, order.output, keys, clock);
    message.ack();
  }
}

async function carryOut(env: Env, order: PushOrder, keys: PushKeys, clock: Clock): Promise<void> {
  try {
    if (order.do === "list") await listPieces(env, order.message, clock());
    else if (order.do === "piece") await deliverPiece(env, order, keys, clock);
    else await deliverWaiting(env, keys, clock);
  } catch (error) {
    logError("Notices wait for the clock", error, { ...order });
  }
}

const takeSql = `UPDATE push_pieces SET taken_until = ?3 WHERE message_id = ?1 AND after_device = ?2 AND taken_until <= ?4
  RETURNING reached, until_device`;
const subjectDevicesSql = `SELECT DISTINCT ${deviceColumns}, 0 AS attempts FROM json_each(?3) CROSS JOIN push_subjects s
    ON s.kind = json_each.value ->> 'kind' AND s.key = json_each.value ->> 'key' AND s.device_id > ?1 AND s.device_id <= ?2
  CROSS JOIN push_devices d ON d.id = s.device_id`;
const isOwn = `d.account_id = ?1 AND d.wants_replies = 1 AND EXISTS (
  SELECT 1 FROM account_sessions n WHERE n.id = d.session_id AND n.account_id = ?1 AND n.expires_at > ?2)`;
const accountDevicesSql = `SELECT ${deviceColumns}, 0 AS attempts FROM push_devices d
  WHERE ${isOwn} AND d.id > ?3 AND d.id <= ?4`;

async function deliverPiece(
  env: Env,
  { message: id, after }: Extract<PushOrder, { do: "piece" }>,
  keys: PushKeys,
  clock: Clock,
): Promise<void> {
  const { DB } = env;
  const start = clock();
  const piece = await DB.prepare(takeSql)
    .bind(id, after, start + LEASE_S, start)
    .first<{ reached: number; until_device: number }>();
  if (piece === null) return;
  const found = await findMessage(DB, id, start);
  const done = DB.prepare("DELETE FROM push_pieces WHERE message_id = ?1 AND after_device = ?2").bind(id, after);
  const all = found === null ? [] : await findDevices(DB, found.message, { ...piece, now: start });
  for (let at = 0; found !== null && at < all.length; at += AT_ONCE) {
    const devices = all.slice(at, at + AT_ONCE);
    const now = clock();
    const statements = await sendToDevices(DB, devices, { ...found, keys, now });
    const go = DB.prepare("UPDATE push_pieces SET reached = ?3, taken_until = ?4 WHERE message_id = ?1 AND after_device = ?2");
    const reached = devices.at(-1)?.id ?? piece.until_device;
    await insist(() => DB.batch([...statements, go.bind(id, after, reached, clock() + LEASE_S)]));
  }
  await done.run();
}

/** Null for what is not worth sending any more, or not there. */
async function findMessage(db: D1Database, id: number, now: number): Promise<{ message: PushMessage; notice: Notice } | null> {
  const message = await db
    .prepare(`SELECT ${messageColumns} FROM push_messages WHERE id = ?1 AND sends_until > ?2`)
    .bind(id, now)
    .first<PushMessage>();
  const notice = message === null ? null : await readNotice(db, message, now);
  return message === null || notice === null ? null : { message, notice };
}

/** In the order of their numbers: those before the last that was reached are done. */
async function findDevices(
  db: D1Database,
  { audience, account_id: account }: PushMessage,
  { reached, until_device: until, now }: { reached: number; until_device: number; now: number },
): Promise<Device[]> {
  const statement =
    account === null
      ? db.prepare(subjectDevicesSql).bind(reached, until, audience)
      : db.prepare(accountDevicesSql).bind(account, now, reached, until);
  const { results } = await statement.all<Device>();
  return results.toSorted((one, other) => one.id - other.id);
}

const takeWaitingSql = `UPDATE push_waiting SET try_at = ?2 WHERE (message_id, device_id) IN (
    SELECT message_id, device_id FROM push_waiting WHERE try_at <= ?1 ORDER BY try_at LIMIT ${AT_ONCE})
  RETURNING message_id, device_id, attempts`;
type Waiting = { message_id: number; device_id: number; attempts: number };

async function deliverWaiting({ DB }: Env, keys: PushKeys, clock: Clock): Promise<void> {
  for (let sent = 0; sent < WAITING_AN_ORDER; sent += AT_ONCE) {
    const now = clock();
    const { results: taken } = await DB.prepare(takeWaitingSql)
      .bind(now, now + LEASE_S)
      .all<Waiting>();
    for (const [id, rows] of Map.groupBy(taken, ({ message_id: message }) => message)) {
      const found = await findMessage(DB, id, now);
      const devices = found === null ? [] : await findWaiting(DB, found.message, rows, now);
      const left = DB.prepare(
        "DELETE FROM push_waiting WHERE message_id = ?1 AND device_id IN (SELECT value FROM json_each(?2))",
      ).bind(id, JSON.stringify(rows.map(({ device_id: device }) => device)));
      // Who waits again is written after all were taken out.
      const statements = found === null ? [] : await sendToDevices(DB, devices, { ...found, keys, now });
      await insist(() => DB.batch([left, ...statements]));
    }
    if (taken.length < AT_ONCE) return;
  }
}

/** A device that has changed hands, or wants to hear no more of it, is told nothing. */
async function findWaiting(
  db: D1Database,
  { audience, account_id: account }: PushMessage,
  rows: readonly Waiting[],
  now: number,
): Promise<Device[]> {
  const attempts = new Map(rows.map((row) => [row.device_id, row.attempts]));
  const ids = JSON.stringify([...attempts.keys()]);
  const among = "d.id IN (SELECT value FROM json_each(?3))";
  const follows = `EXISTS (SELECT 1 FROM json_each(?1) a CROSS JOIN push_subjects s
    ON s.kind = a.value ->> 'kind' AND s.key = a.value ->> 'key' AND s.device_id = d.id) AND ?2 IS NOT NULL`;
  const { results } = await db
    .prepare(
      `SELECT ${deviceColumns}, 0 AS attempts FROM push_devices d WHERE ${among} AND ${account === null ? follows : isOwn}`,
    )
    .bind(account ?? audience, now, ids)
    .all<Device>();
  return results.map((device) => ({ ...device, attempts: attempts.get(device.id) ?? 0 }));
}

const MAX_TRIES = 3;

/** Notices would go twice without it, so a database that is busy for a moment is asked again. */
async function insist(write: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await write();
      return;
    } catch (error) {
      if (tries >= MAX_TRIES) throw error;
    }
  }
}
