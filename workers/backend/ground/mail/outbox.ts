/**
 * Mail waits in the database as well as in the queue: it is kept before a call is answered, and goes when the queue's consumer
 * has delivered it. What the queue did not take, or lost, is sent again by the clock; a message that comes twice is delivered once.
 */

import { logError } from "#shared/log/log.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import type { MailMessage } from "./mail-kind.ts";

/** A call that began is over by then. */
const FIRST_WAIT_S = 10 * 60;
/** The queue itself tries for some five hours (deliver-mail.ts). */
const QUEUE_WAIT_S = 12 * 60 * 60;
const MAX_SENDS = 3;
const MAX_SENT_AT_ONCE = 50;

type Row = { id: number; message: string; sends: number };

/** Rejects when the mail cannot be kept. A queue that fails is logged: the clock sends the mail. */
export async function putMail(env: Env, message: MailMessage, now: number): Promise<void> {
  const row = await env.DB.prepare(
    "INSERT INTO mail_outbox (message, send_again_at) VALUES (?1, ?2) RETURNING id, message, sends",
  )
    .bind(JSON.stringify(message), now + FIRST_WAIT_S)
    .first<Row>();
  if (row === null) throw new Error(`The mail ${message.kind} was not kept`);
  await send(env, row, now);
}

/**
 * For a batch: keeps a mail together with what it tells of. `messageSql` is a SELECT of one column, the message as JSON, or of no row
 * for none; its result goes to `sendKept` once the batch is through.
 */
export function keepMailStatement(db: D1Database, messageSql: string, bindings: unknown[], now: number): D1PreparedStatement {
  const sql = `INSERT INTO mail_outbox (message, send_again_at) SELECT message, ${now + FIRST_WAIT_S} FROM (${messageSql})
    RETURNING id, message, sends`;
  return db.prepare(sql).bind(...bindings);
}

/** Never fails: the mail is kept, and the clock sends what the queue did not take. */
export async function sendKept(env: Env, kept: D1Result | undefined, now: number): Promise<void> {
  for (const row of (kept?.results ?? []) as Row[]) {
    try {
      await send(env, row, now);
    } catch (error) {
      logError("A mail stays in the outbox", error, { outboxId: row.id });
    }
  }
}

/** For the clock: what is due, and the rest the next time. At a start nothing is in the queue of one machine, so everything is sent again. */
export async function sendWaitingMail(env: Env, now: number, { isStart }: { isStart: boolean }): Promise<void> {
  let rows = isStart ? await readAfter(env.DB, 0) : await readDue(env.DB, now);
  while (rows.length > 0) {
    for (const row of rows) await sendAgain(env, row, now, isStart);
    rows = isStart ? await readAfter(env.DB, rows.at(-1)?.id ?? 0) : [];
  }
}

async function readDue(db: D1Database, now: number): Promise<Row[]> {
  const sql = "SELECT id, message, sends FROM mail_outbox WHERE send_again_at <= ?1 ORDER BY send_again_at LIMIT ?2";
  return (await db.prepare(sql).bind(now, MAX_SENT_AT_ONCE).all<Row>()).results;
}

async function readAfter(db: D1Database, id: number): Promise<Row[]> {
  const sql = "SELECT id, message, sends FROM mail_outbox WHERE id > ?1 ORDER BY id LIMIT ?2";
  return (await db.prepare(sql).bind(id, MAX_SENT_AT_ONCE).all<Row>()).results;
}

async function sendAgain(env: Env, row: Row, now: number, isStart: boolean): Promise<void> {
  if (row.sends < MAX_SENDS || isStart) return send(env, row, now);
  logError("A mail is given up", undefined, { outboxId: row.id, kind: (JSON.parse(row.message) as MailMessage).kind });
  await removeMail(env.DB, row.id);
}

/** Whether the mail still has to be delivered. */
export async function isWaiting(db: D1Database, id: number): Promise<boolean> {
  return (await db.prepare("SELECT 1 FROM mail_outbox WHERE id = ?1").bind(id).first()) !== null;
}

export async function removeMail(db: D1Database, id: number): Promise<void> {
  await db.prepare("DELETE FROM mail_outbox WHERE id = ?1").bind(id).run();
}

async function send({ DB, MAIL_QUEUE }: Env, { id, message }: Row, now: number): Promise<void> {
  try {
    await MAIL_QUEUE.send({ ...(JSON.parse(message) as MailMessage), outbox: id });
  } catch (error) {
    logError("The queue did not take a mail, which waits in the outbox", error, { outboxId: id });
    return;
  }
  await DB.prepare("UPDATE mail_outbox SET sends = sends + 1, send_again_at = ?2 WHERE id = ?1")
    .bind(id, now + QUEUE_WAIT_S)
    .run();
}
