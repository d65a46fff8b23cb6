/** Tips of readers (decision 84): kept once, found by their code, deleted with their files. */

import type { Env } from "#workers/backend/ground/env.ts";
import { readMailAddresses } from "#workers/backend/ground/mail/mail-address.ts";
import { keepMailStatement, sendKept } from "#workers/backend/ground/mail/outbox.ts";
import { digestSecret } from "#workers/backend/ground/secrets/secret-text.ts";
import { deleteFiles } from "./files/stored-files.ts";
import type { Ticket } from "./ticket.ts";
import { readKeepDays, toDeletionTime } from "./tip-limits.ts";

export type TipState = "received" | "read" | "done";

export type TipText = { text: string; place: string; name: string; contact: string; fileCount: number };

/** What its sender may know of a tip. */
export type TipReceipt = {
  id: number;
  state: TipState;
  createdAt: number;
  deleteAt: number;
  fileCount: number;
  arrivedCount: number;
};

const receiptColumns = `id, state, created_at AS createdAt, delete_at AS deleteAt, file_count AS fileCount,
  (SELECT count(*) FROM tip_files f WHERE f.tip_id = tips.id AND f.is_ready = 1) AS arrivedCount`;

/** Null when it was never sent, or is deleted. */
export async function findTipByTicket(db: D1Database, ticket: string): Promise<TipReceipt | null> {
  return db.prepare(`SELECT ${receiptColumns} FROM tips WHERE ticket = ?1`).bind(ticket).first<TipReceipt>();
}

/** `code` as parseReceiptCode gives it. */
export async function findTipByCode(db: D1Database, code: string): Promise<TipReceipt | null> {
  return db
    .prepare(`SELECT ${receiptColumns} FROM tips WHERE code_digest = ?1`)
    .bind(await digestSecret(code))
    .first<TipReceipt>();
}

/**
 * Keeps a tip together with the mails that tell the newsroom of it; one that came before stays as it is. `origin` is the portal's, for the
 * mail's link; without it there is no mail.
 */
export async function keepTip(env: Env, ticket: Ticket, tip: TipText, origin: string | null, now: number): Promise<TipReceipt> {
  const known = await findTipByTicket(env.DB, ticket.id);
  if (known !== null) return known;
  const insert = env.DB.prepare(
    `INSERT INTO tips (ticket, code_digest, text, place, name, contact, file_count, created_at, delete_at)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)`,
  ).bind(
    ticket.id,
    await digestSecret(ticket.code),
    tip.text,
    tip.place,
    tip.name,
    tip.contact,
    tip.fileCount,
    now,
    toDeletionTime(now, readKeepDays(env)),
  );
  try {
    const [, kept] = await env.DB.batch([insert, keepMailStatement(env.DB, mailSql, toMailBindings(env, ticket, origin), now)]);
    await sendKept(env, kept, now);
  } catch (error) {
    // The same tip came at the same moment.
    const other = await findTipByTicket(env.DB, ticket.id);
    if (other !== null) return other;
    throw error;
  }
  const written = await findTipByTicket(env.DB, ticket.id);
  if (written === null) throw new Error("A tip was not kept");
  return written;
}

/** One message an address. */
const mailSql = `SELECT json_object('kind', 'tip', 'tip', t.id, 'to', json_each.value, 'origin', ?3) AS message
  FROM json_each(?2), tips t WHERE t.ticket = ?1 AND ?3 IS NOT NULL`;

function toMailBindings({ TIPS_MAIL_TO }: Env, { id }: Ticket, origin: string | null): unknown[] {
  return [id, JSON.stringify(readMailAddresses(TIPS_MAIL_TO, "TIPS_MAIL_TO")), origin];
}

/** Files first: a row that is gone would leave them behind. False when there is no such tip. */
export async function deleteTip(env: Env, id: number): Promise<boolean> {
  const { results } = await env.DB.prepare("SELECT id, size FROM tip_files WHERE tip_id = ?1")
    .bind(id)
    .all<{ id: string; size: number }>();
  await deleteFiles(env, results);
  const [, deleted] = await env.DB.batch([
    env.DB.prepare("DELETE FROM tip_files WHERE tip_id = ?1").bind(id),
    env.DB.prepare("DELETE FROM tips WHERE id = ?1").bind(id),
  ]);
  return (deleted?.meta.changes ?? 0) > 0;
}
