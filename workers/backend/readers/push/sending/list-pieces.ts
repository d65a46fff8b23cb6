/** Divides the devices that a message goes to into pieces, and has the queue send them. A run that ends half way goes on where it was. */
import type { Env } from "#workers/backend/ground/env.ts";
import { messageColumns, type PushMessage } from "#workers/backend/readers/push/messages/push-message.ts";
import { giveOrders } from "./push-orders.ts";

/** Devices that one order sends to: with those of a whole batch of the queue within what a Worker may ask for. */
export const DEVICES_A_PIECE = 150;
/** Devices that one statement reads. */
const DEVICES_A_STEP = 15_000;
/** A million devices in one run. */
const MAX_STEPS = 70;

type Listed = PushMessage & { listed_to: number };

const subjectDevices = `SELECT DISTINCT s.device_id AS id FROM json_each(?3)
  CROSS JOIN push_subjects s ON s.kind = json_each.value ->> 'kind' AND s.key = json_each.value ->> 'key' AND s.device_id > ?2
  WHERE ?4 IS NULL`;
/** Whose session says now that the device is theirs. */
const accountDevices = `SELECT d.id FROM push_devices d CROSS JOIN account_sessions n ON n.id = d.session_id
  WHERE ?4 IS NOT NULL AND d.account_id = ?4 AND n.account_id = ?4 AND d.wants_replies = 1 AND d.id > ?2`;

const piecesSql = (devices: string) => `INSERT INTO push_pieces (message_id, after_device, until_device, reached)
  SELECT ?1, before, until, before FROM (
    SELECT COALESCE(LAG(MAX(id)) OVER (ORDER BY piece), ?2) AS before, MAX(id) AS until FROM (
      SELECT id, (ROW_NUMBER() OVER (ORDER BY id) - 1) / ${DEVICES_A_PIECE} AS piece
      FROM (${devices} ORDER BY 1 LIMIT ${DEVICES_A_STEP}) WHERE ?3 IS NOT NULL)
    GROUP BY piece)
  WHERE EXISTS (SELECT 1 FROM push_messages WHERE id = ?1 AND listed_to = ?2 AND listed_at IS NULL)
  ON CONFLICT DO NOTHING RETURNING after_device`;

const reachedSql = `UPDATE push_messages SET
    listed_to = COALESCE((SELECT MAX(until_device) FROM push_pieces WHERE message_id = ?1 AND until_device > ?2), listed_to),
    listed_at = CASE WHEN (SELECT COUNT(*) FROM push_pieces WHERE message_id = ?1 AND after_device >= ?2) < ?4 THEN ?3 END
  WHERE id = ?1 AND listed_to = ?2 AND listed_at IS NULL`;

/** Of one message, until all of it is listed or another run does it. `now` in seconds. */
export async function listPieces(env: Env, messageId: number, now: number): Promise<void> {
  const { DB } = env;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const message = await DB.prepare(
      `SELECT ${messageColumns}, listed_to FROM push_messages WHERE id = ?1 AND listed_at IS NULL AND sends_until > ?2`,
    )
      .bind(messageId, now)
      .first<Listed>();
    if (message === null) return;
    const devices = message.account_id === null ? subjectDevices : accountDevices;
    const [pieces] = await DB.batch<{ after_device: number }>([
      DB.prepare(piecesSql(devices)).bind(message.id, message.listed_to, message.audience, message.account_id),
      DB.prepare(reachedSql).bind(message.id, message.listed_to, now, DEVICES_A_STEP / DEVICES_A_PIECE),
    ]);
    const orders = (pieces?.results ?? []).map(({ after_device: after }) => ({
      do: "piece" as const,
      message: message.id,
      after,
    }));
    await giveOrders(env, orders);
  }
}
