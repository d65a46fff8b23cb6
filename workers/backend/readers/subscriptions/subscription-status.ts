/** SubscriptionStatus (rules 7.1): the flag set of a reader, asked anew after a checkout. */

import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { digestSecret } from "#workers/backend/ground/secrets/secret-text.ts";
import { type AccountRow, accountColumns } from "#workers/backend/readers/accounts/account-row.ts";
import { createPiano } from "#workers/backend/readers/accounts/profile/read-reader.ts";
import { toOpenAccountSql } from "#workers/backend/readers/accounts/session/sessions.ts";
import type { SubscriptionRow } from "#workers/backend/readers/products/abo.ts";
import type { Abo } from "#workers/backend/readers/products/piano.ts";

const sessionSql = `FROM account_sessions s CROSS JOIN accounts a ON a.id = s.account_id`;
const whereSql = `WHERE s.token_digest = ?1 AND s.expires_at > ?2 AND ${toOpenAccountSql("s")} AND a.id = ?3`;
const readerSql = `SELECT ${accountColumns} ${sessionSql} ${whereSql}`;
const rowsSql = `SELECT b.product, b.starts_at, b.ends_at, b.meta
  ${sessionSql} CROSS JOIN subscriptions b ON b.account_id = a.id ${whereSql}`;

/** Null unless the token (Authorization: Bearer t) is of a valid session of that very reader. One batch. */
export async function readSubscriptionStatus(call: Call, token: string | null, userId: number): Promise<Abo | null> {
  if (token === null) return null;
  const { DB } = call.env;
  const digest = await digestSecret(token);
  const [readers, rows] = await DB.batch([
    DB.prepare(readerSql).bind(digest, call.now, userId),
    DB.prepare(rowsSql).bind(digest, call.now, userId),
  ]);
  const [reader] = (readers?.results ?? []) as AccountRow[];
  return reader === undefined ? null : createPiano(call, reader, (rows?.results ?? []) as SubscriptionRow[]).abo;
}
