/** Writes reader records: accounts with all that belongs to them, and print cards. */
import { toAccountKey } from "#workers/backend/readers/accounts/account-key.ts";
import { hashPassword } from "#workers/backend/readers/accounts/password/hash-password.ts";
import type { AccountRecord, CardRecord, ReaderResult } from "./reader-record.ts";

type Outcome = Omit<ReaderResult, "reader">;

/** One entry a record, in order. Repeating is harmless: an existing reader is neither changed nor hashed again. */
export async function writeReaders(
  db: D1Database,
  records: readonly (AccountRecord | CardRecord)[],
  now: number,
): Promise<ReaderResult[]> {
  const results: ReaderResult[] = [];
  for (const record of records) {
    results.push(
      record.kind === "account"
        ? { reader: record.login, ...(await writeAccount(db, record, now)) }
        : { reader: record.number, ...(await writeCard(db, record)) },
    );
  }
  return results;
}

async function writeAccount(db: D1Database, record: AccountRecord, now: number): Promise<Outcome> {
  const loginKey = toAccountKey(record.login);
  const emailKey = toAccountKey(record.email);
  const { results: taken } = await db
    .prepare(`SELECT login_key, email_key, source FROM accounts WHERE login_key IN (?1, ?2) OR email_key IN (?1, ?2)`)
    .bind(loginKey, emailKey)
    .all<{ login_key: string; email_key: string; source: string | null }>();
  const same = taken.find((row) => row.login_key === loginKey);
  if (same !== undefined && same.email_key === emailKey && same.source === record.source) return { outcome: "unchanged" };
  if (taken.length > 0) return { outcome: "refused", reason: "login or e-mail belongs to another account" };
  const problem =
    (await findCardProblem(db, record)) ??
    (await findNewsletterProblem(db, record)) ??
    (await findSubscriptionProblem(db, record));
  if (problem !== null) return { outcome: "refused", reason: problem };

  const hash = record.password === undefined ? (record.passwordHash ?? "") : await hashPassword(record.password);
  const created = record.created ?? now;
  // One transaction: an account is written with all that belongs to it, or not at all.
  await db.batch([
    db
      .prepare(
        `INSERT INTO accounts (login, login_key, email, email_key, firstname, lastname, password_hash, state, agb_accepted_at,
           marketing_accepted, source, created_at, activated_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)`,
      )
      .bind(
        record.login,
        loginKey,
        record.email,
        emailKey,
        record.firstname,
        record.lastname,
        hash,
        record.state,
        record.agbAccepted,
        record.marketingAccepted ? 1 : 0,
        record.source,
        created,
        record.state === "pending" ? null : created,
      ),
    ...belongingsStatements(db, record, loginKey, created),
  ]);
  return { outcome: "created" };
}

const ownId = "(SELECT id FROM accounts WHERE login_key = ?1)";

function belongingsStatements(db: D1Database, record: AccountRecord, loginKey: string, created: number): D1PreparedStatement[] {
  const { subscriptions, newsletters, attributes, cards, lastname, firstname, email, source } = record;
  const rows = subscriptions.map((entry) => ({ ...entry, meta: JSON.stringify(entry.meta) }));
  return [
    db
      .prepare(
        `INSERT INTO subscriptions (account_id, product, starts_at, ends_at, auto_renew, meta, origin, external_id, period_months,
           cancelled_at)
         SELECT ${ownId}, value ->> 'product', value ->> 'starts', value ->> 'ends', value ->> 'autoRenew', value ->> 'meta',
           value ->> 'origin', value ->> 'externalId', value ->> 'periodMonths', value ->> 'cancelled' FROM json_each(?2)`,
      )
      .bind(loginKey, JSON.stringify(rows)),
    db
      .prepare(
        `INSERT INTO newsletter_subscriptions (account_id, newsletter, created_at, confirmed_at)
         SELECT DISTINCT ${ownId}, value, ?3, ?4 FROM json_each(?2)`,
      )
      .bind(loginKey, JSON.stringify(newsletters), created, record.state === "pending" ? null : created),
    db
      .prepare(
        `INSERT OR REPLACE INTO account_attributes (account_id, name, value, updated_at)
         SELECT ${ownId}, value ->> 'name', value ->> 'value', ?3 FROM json_each(?2)`,
      )
      .bind(loginKey, JSON.stringify(attributes), created),
    ...cards.map(({ number, starts, ends }) =>
      db
        .prepare(
          `INSERT INTO print_cards (account_id, number, lastname, lastname_key, firstname, email, starts_at, ends_at, source)
           VALUES (${ownId}, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)`,
        )
        .bind(loginKey, number, lastname, toAccountKey(lastname), firstname, email, starts, ends, source),
    ),
  ];
}

async function findCardProblem(db: D1Database, { cards }: AccountRecord): Promise<string | null> {
  const numbers = cards.map(({ number }) => number);
  if (new Set(numbers).size < numbers.length) return "cards: a number comes twice";
  const taken = await db
    .prepare("SELECT number FROM print_cards WHERE number IN (SELECT value FROM json_each(?1)) LIMIT 1")
    .bind(JSON.stringify(numbers))
    .first<{ number: string }>();
  return taken === null ? null : `cards: ${taken.number} belongs to somebody else`;
}

async function findNewsletterProblem(db: D1Database, { newsletters }: AccountRecord): Promise<string | null> {
  const unknown = await db
    .prepare("SELECT value FROM json_each(?1) WHERE value NOT IN (SELECT slug FROM newsletters) LIMIT 1")
    .bind(JSON.stringify(newsletters))
    .first<{ value: string }>();
  return unknown === null ? null : `newsletters: there is no ${unknown.value}`;
}

async function findSubscriptionProblem(db: D1Database, { subscriptions }: AccountRecord): Promise<string | null> {
  const names = subscriptions.map(({ externalId }) => externalId).filter((name) => name !== null);
  if (new Set(names).size < names.length) return "subscriptions: an externalId comes twice";
  const taken = await db
    .prepare("SELECT external_id FROM subscriptions WHERE external_id IN (SELECT value FROM json_each(?1)) LIMIT 1")
    .bind(JSON.stringify(names))
    .first<{ external_id: string }>();
  return taken === null ? null : `subscriptions: ${taken.external_id} belongs to somebody else`;
}

async function writeCard(db: D1Database, record: CardRecord): Promise<Outcome> {
  const { number, lastname, firstname, email, starts, ends, source } = record;
  const { meta } = await db
    .prepare(
      `INSERT INTO print_cards (number, lastname, lastname_key, firstname, email, starts_at, ends_at, source)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) ON CONFLICT (number) DO NOTHING`,
    )
    .bind(number, lastname, toAccountKey(lastname), firstname, email, starts, ends, source)
    .run();
  if (meta.changes > 0) return { outcome: "created" };
  const kept = await db
    .prepare("SELECT lastname_key, source FROM print_cards WHERE number = ?1")
    .bind(number)
    .first<{ lastname_key: string; source: string | null }>();
  return kept?.lastname_key === toAccountKey(lastname) && kept.source === source
    ? { outcome: "unchanged" }
    : { outcome: "refused", reason: "the number belongs to somebody else" };
}
