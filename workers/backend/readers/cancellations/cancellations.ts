/** Declarations that end or revoke a contract (decision 107): kept once, confirmed by mail, and told to the publisher. */

import type { Env } from "#workers/backend/ground/env.ts";
import { readMailAddresses } from "#workers/backend/ground/mail/mail-address.ts";
import { keepMailStatement, sendKept } from "#workers/backend/ground/mail/outbox.ts";
import type { CancellationKind } from "./cancellation-rules.ts";

export type Cancellation = {
  kind: CancellationKind;
  name: string;
  email: string;
  contract: string;
  reason: string;
  /** A day as `2026-11-22`; null for the earliest. */
  endsOn: string | null;
};
export type CancellationRow = Omit<Cancellation, "endsOn"> & { id: number; ends_on: string | null; received_at: number };

const columns = "id, kind, name, email, contract, reason, ends_on, received_at";

/** Null when the form has not been sent. */
export async function findCancellation(db: D1Database, formKey: string): Promise<CancellationRow | null> {
  return db.prepare(`SELECT ${columns} FROM cancellations WHERE form_key = ?1`).bind(formKey).first<CancellationRow>();
}

/** Null for an unknown number. */
export async function readCancellation(db: D1Database, id: number): Promise<CancellationRow | null> {
  return db.prepare(`SELECT ${columns} FROM cancellations WHERE id = ?1`).bind(id).first<CancellationRow>();
}

/** At most 100 with numbers below `before`, the newest first. */
export async function listCancellations(db: D1Database, before: number): Promise<CancellationRow[]> {
  const sql = `SELECT ${columns} FROM cancellations WHERE id < ?1 ORDER BY id DESC LIMIT 100`;
  return (await db.prepare(sql).bind(before).all<CancellationRow>()).results;
}

/**
 * Keeps a declaration together with its mails: the receipt for the sender, and one for each address of the publisher's. A repeated one
 * leaves the first as it is. Whether the contract exists is not looked up here. `now` in seconds; `origin` is the portal's, for links.
 */
export async function keepCancellation(
  env: Env,
  { formKey, cancellation, origin, now }: { formKey: string; cancellation: Cancellation; origin: string; now: number },
): Promise<CancellationRow> {
  const { kind, name, email, contract, reason, endsOn } = cancellation;
  const insert = env.DB.prepare(
    `INSERT INTO cancellations (form_key, kind, name, email, contract, reason, ends_on, received_at)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)`,
  ).bind(formKey, kind, name, email, contract, reason, endsOn, now);
  const bindings = [formKey, JSON.stringify(readMailAddresses(env.CANCELLATIONS_MAIL_TO, "CANCELLATIONS_MAIL_TO")), origin];
  const mails = keepMailStatement(env.DB, mailSql, bindings, now);
  const known = await findCancellation(env.DB, formKey);
  if (known !== null) return known;
  try {
    const [, kept] = await env.DB.batch([insert, mails]);
    await sendKept(env, kept, now);
  } catch (error) {
    // The same one came at the same moment.
    const other = await findCancellation(env.DB, formKey);
    if (other !== null) return other;
    throw error;
  }
  const written = await findCancellation(env.DB, formKey);
  if (written === null) throw new Error("A cancellation was not kept");
  return written;
}

const mailSql = `SELECT json_object('kind', 'cancellation-received', 'cancellation', id, 'origin', ?3) AS message
    FROM cancellations WHERE form_key = ?1
  UNION ALL SELECT json_object('kind', 'cancellation', 'cancellation', c.id, 'to', json_each.value, 'origin', ?3)
    FROM json_each(?2), cancellations c WHERE c.form_key = ?1`;
