/** What the clock does for notices, each minute: makes those of what has appeared, and orders again whatever was left behind. */
import { logError } from "#shared/log/log.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { createMessages } from "./messages/create-messages.ts";
import { readPushKeys } from "./push-settings.ts";
import { WAITING_AN_ORDER } from "./sending/deliver-push.ts";
import { giveOrders, type PushOrder } from "./sending/push-orders.ts";

/** A hundred thousand devices' worth. */
const MAX_ORDERS = 700;
/** 15,000 devices' worth of what has waited. */
const MAX_WAITING = 100 * WAITING_AN_ORDER;

const unlistedSql = "SELECT id FROM push_messages WHERE listed_at IS NULL AND id > 0 AND sends_until > ?1 ORDER BY id LIMIT 100";
const piecesSql = `SELECT message_id, after_device FROM push_pieces WHERE taken_until <= ?1 ORDER BY taken_until LIMIT ${MAX_ORDERS}`;
const waitingSql = `SELECT COUNT(*) AS due FROM (SELECT 1 FROM push_waiting WHERE try_at <= ?1 LIMIT ${MAX_WAITING})`;

/** Nothing without the site's keys. `now` in seconds. */
export async function runPush(env: Env, now: number): Promise<void> {
  if (readPushKeys(env) === null) return;
  const { DB } = env;
  await createMessages(env, now);
  const [unlisted, pieces, waiting] = await DB.batch<Record<string, number>>([
    DB.prepare(unlistedSql).bind(now),
    DB.prepare(piecesSql).bind(now),
    DB.prepare(waitingSql).bind(now),
  ]);
  const due = waiting?.results[0]?.due ?? 0;
  const orders: PushOrder[] = [
    ...(unlisted?.results ?? []).map(({ id = 0 }) => ({ do: "list" as const, message: id })),
    ...(pieces?.results ?? []).map(({ message_id: message = 0, after_device: after = 0 }) => ({
      do: "piece" as const,
      message,
      after,
    })),
    ...Array.from({ length: Math.ceil(due / WAITING_AN_ORDER) }, () => ({ do: "waiting" as const })),
  ];
  await giveOrders(env, orders);
}

/** Has what was just made be sent now, without waiting for the clock. Never rejects: the clock does it otherwise. */
export async function sendSoon(env: Env): Promise<void> {
  if (readPushKeys(env) === null) return;
  const { DB } = env;
  try {
    const { results } = await DB.prepare(unlistedSql).bind(0).all<{ id: number }>();
    await giveOrders(
      env,
      results.map(({ id }) => ({ do: "list", message: id })),
    );
  } catch (error) {
    logError("A notice waits for the clock", error);
  }
}
