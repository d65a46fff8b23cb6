/** Writes subscriptions of readers who are there: created, or brought to what the shop says now. */
import { toAccountKey } from "#workers/backend/readers/accounts/account-key.ts";
import type { SubscriptionRecord } from "./reader-record.ts";

/** `subscription` is the externalId. */
export type SubscriptionRecordResult = { subscription: string; outcome: "created" | "updated" | "refused"; reason?: string };

/** What is known before anything is written: whose a record is, and whose its name is already. */
type KnownRow = { position: number; account: number | null; owner: number | null; origin: string | null };

const knownSql = `SELECT entry.key AS position, coalesce(i.id, l.id, m.id) AS account, s.account_id AS owner, s.origin
  FROM json_each(?1) entry LEFT JOIN accounts i ON i.id = entry.value ->> 'id'
  LEFT JOIN accounts l ON l.login_key = entry.value ->> 'loginKey'
  LEFT JOIN accounts m ON m.email_key = entry.value ->> 'emailKey'
  LEFT JOIN subscriptions s ON s.external_id = entry.value ->> 'externalId'`;

/** What a reader switched off stays known until it is switched on again. */
const upsertSql = `INSERT INTO subscriptions (account_id, external_id, product, starts_at, ends_at, auto_renew, period_months, meta, origin)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 'admin')
  ON CONFLICT (external_id) WHERE external_id IS NOT NULL DO UPDATE SET product = excluded.product,
    starts_at = excluded.starts_at, ends_at = excluded.ends_at, auto_renew = excluded.auto_renew,
    period_months = excluded.period_months, meta = excluded.meta,
    cancelled_at = CASE WHEN excluded.auto_renew = 1 THEN NULL ELSE cancelled_at END
  WHERE account_id = excluded.account_id AND origin = 'admin'`;

/** One entry a record, in order. Repeating is harmless; the last record of a shop counts, also on renewal. */
export async function writeSubscriptions(
  db: D1Database,
  records: readonly SubscriptionRecord[],
): Promise<SubscriptionRecordResult[]> {
  if (records.length === 0) return [];
  const { results: known } = await db
    .prepare(knownSql)
    .bind(JSON.stringify(records.map(toNames)))
    .all<KnownRow>();
  const problems = records.map((record, index) => findProblem(record, known[index], records.slice(0, index)));
  const statements = records.flatMap((record, index) =>
    problems[index] === null ? [toStatement(db, record, known[index]?.account ?? null)] : [],
  );
  if (statements.length > 0) await db.batch(statements);
  return records.map(({ externalId: subscription }, index) => {
    const reason = problems[index] ?? null;
    if (reason !== null) return { subscription, outcome: "refused", reason };
    return { subscription, outcome: known[index]?.owner == null ? "created" : "updated" };
  });
}

function toNames({ id, login, email, externalId }: SubscriptionRecord): Record<string, string | number | null> {
  return {
    id: id ?? null,
    loginKey: login === undefined ? null : toAccountKey(login),
    emailKey: email === undefined ? null : toAccountKey(email),
    externalId,
  };
}

function findProblem(
  record: SubscriptionRecord,
  known: KnownRow | undefined,
  before: readonly SubscriptionRecord[],
): string | null {
  if (known === undefined || known.account === null) return "there is no such reader";
  if (before.some(({ externalId }) => externalId === record.externalId)) return "externalId comes twice";
  if (known.owner === null) return null;
  if (known.owner !== known.account) return "externalId belongs to another reader";
  return known.origin === "admin" ? null : `externalId belongs to a subscription of origin ${known.origin}`;
}

function toStatement(db: D1Database, record: SubscriptionRecord, accountId: number | null): D1PreparedStatement {
  const { externalId, product, starts, ends, autoRenew, periodMonths, meta } = record;
  return db
    .prepare(upsertSql)
    .bind(accountId, externalId, product, starts, ends, autoRenew ? 1 : 0, periodMonths, JSON.stringify(meta));
}
