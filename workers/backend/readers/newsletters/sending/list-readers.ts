/**
 * The readers of an issue: one row each in `newsletter_deliveries`, written in pieces with the place that they reached, so that a run that
 * ends half way goes on where it was.
 */
import type { Env } from "#workers/backend/ground/env.ts";

/** Rows that one statement writes. */
const PIECE = 1000;
/** A run of the clock lists so many readers of all issues, and the next run goes on. */
const MAX_PIECES_A_RUN = 110;

type Open = { id: number; newsletter: string; account_cursor: number; guest_cursor: number };

const openSql = `SELECT id, newsletter, account_cursor, guest_cursor FROM newsletter_issues
  WHERE listed_at IS NULL AND sends_from IS NOT NULL AND sends_from <= ?1 ORDER BY sends_from LIMIT 10`;

/** Readers who have confirmed, and whose address takes mail. */
const accountsSql = `SELECT s.account_id AS id FROM newsletter_subscriptions s
  CROSS JOIN accounts a ON a.id = s.account_id LEFT JOIN mail_bounces b ON b.email_key = a.email_key
  WHERE s.newsletter = ?2 AND s.account_id > ?3 AND s.account_id <= ?4 AND s.confirmed_at IS NOT NULL
    AND a.state = 'active' AND b.paused_at IS NULL`;
const guestsSql = `SELECT g.id FROM newsletter_guests g LEFT JOIN mail_bounces b ON b.email_key = g.email_key
  WHERE g.newsletter = ?2 AND g.id > ?3 AND g.id <= ?4 AND b.paused_at IS NULL`;

const sources = {
  account: {
    readers: accountsSql,
    end: `SELECT MAX(account_id) AS end, COUNT(*) AS read FROM (SELECT account_id FROM newsletter_subscriptions
      WHERE newsletter = ?1 AND account_id > ?2 ORDER BY account_id LIMIT ${PIECE})`,
    cursor: "account_cursor",
  },
  guest: {
    readers: guestsSql,
    end: `SELECT MAX(id) AS end, COUNT(*) AS read FROM (SELECT id FROM newsletter_guests
      WHERE newsletter = ?1 AND id > ?2 ORDER BY id LIMIT ${PIECE})`,
    cursor: "guest_cursor",
  },
} as const;

const countSql = `SELECT (SELECT COUNT(*) FROM (${accountsSql})) + (SELECT COUNT(*) FROM (${guestsSql})) AS readers, ?1 AS of`;

/** How many would get an issue of a newsletter now. */
export async function countReaders(db: D1Database, newsletter: string): Promise<number> {
  const row = await db.prepare(countSql).bind("all", newsletter, 0, Number.MAX_SAFE_INTEGER).first<{ readers: number }>();
  return row?.readers ?? 0;
}

/** For the clock, at the moment `now` in seconds. */
export async function listReaders({ DB }: Pick<Env, "DB">, now: number): Promise<void> {
  const { results } = await DB.prepare(openSql).bind(now).all<Open>();
  let left = MAX_PIECES_A_RUN;
  for (const issue of results) {
    for (const kind of ["account", "guest"] as const) {
      let after = kind === "account" ? issue.account_cursor : issue.guest_cursor;
      let isEnd = false;
      while (!isEnd) {
        if (left <= 0) return;
        left -= 1;
        const piece = await listPiece(DB, issue, kind, { after, now });
        after = piece.end;
        isEnd = piece.isEnd;
      }
    }
    await DB.prepare("UPDATE newsletter_issues SET listed_at = ?2, readers = COALESCE(readers, 0) WHERE id = ?1")
      .bind(issue.id, now)
      .run();
  }
}

/** The rows and the new place are written together. */
async function listPiece(
  db: D1Database,
  { id, newsletter }: Open,
  kind: keyof typeof sources,
  { after, now }: { after: number; now: number },
): Promise<{ end: number; isEnd: boolean }> {
  const { readers, end: endSql, cursor } = sources[kind];
  const reach = await db.prepare(endSql).bind(newsletter, after).first<{ end: number | null; read: number }>();
  const end = reach?.end ?? null;
  if (end === null) return { end: after, isEnd: true };
  await db.batch([
    db
      .prepare(
        `INSERT INTO newsletter_deliveries (issue_id, kind, reader_id, try_at)
         SELECT ?1, '${kind}', id, ?5 FROM (${readers}) WHERE true ON CONFLICT DO NOTHING`,
      )
      .bind(id, newsletter, after, end, now),
    // changes(): rows of the statement before; a piece that is listed again adds none.
    db
      .prepare(
        `UPDATE newsletter_issues SET readers = COALESCE(readers, 0) + changes(), ${cursor} = MAX(${cursor}, ?2) WHERE id = ?1`,
      )
      .bind(id, end),
  ]);
  return { end, isEnd: (reach?.read ?? 0) < PIECE };
}
