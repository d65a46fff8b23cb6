/** Death notices and words of condolence as staff find them. */
import {
  type CondolenceRow,
  type CondolenceState,
  condolenceColumns,
} from "#workers/backend/services/death-notices/condolence.ts";
import {
  DEATH_NOTICES_FROM,
  type DeathNoticeRow,
  type DeathNoticeState,
  deathNoticeColumns,
} from "#workers/backend/services/death-notices/read-death-notices.ts";

const PAGE = 50;
const CONDOLENCES = 30;

const listSql = `SELECT ${deathNoticeColumns} FROM ${DEATH_NOTICES_FROM}
  WHERE n.state = ?1 AND (?2 IS NULL OR (n.changed_at, n.id) < (SELECT last.changed_at, last.id FROM death_notices last WHERE last.id = ?2))
  ORDER BY n.changed_at DESC, n.id DESC LIMIT ${PAGE}`;

/** What was written last comes first, behind the notice of the number `after`. */
export async function readNewsroomDeathNotices(
  db: D1Database,
  { state, after }: { state: DeathNoticeState; after: number | null },
): Promise<DeathNoticeRow[]> {
  return (await db.prepare(listSql).bind(state, after).all<DeathNoticeRow>()).results;
}

/** Whatever its state; null where there is none. */
export async function readNewsroomDeathNotice(db: D1Database, id: number): Promise<DeathNoticeRow | null> {
  return db.prepare(`SELECT ${deathNoticeColumns} FROM ${DEATH_NOTICES_FROM} WHERE n.id = ?1`).bind(id).first<DeathNoticeRow>();
}

export type CondolenceChoice = { state: CondolenceState; notice: number | null; after: number | null };

export type NewsroomCondolenceRow = CondolenceRow & { notice_name: string; email: string | null };

/** What waits is read from the first on, the rest from the last; behind the one of the number `after`. */
export async function readNewsroomCondolences(
  db: D1Database,
  { state, notice, after }: CondolenceChoice,
): Promise<NewsroomCondolenceRow[]> {
  const [than, order] = state === "held" ? [">", "ASC"] : ["<", "DESC"];
  const ofNotice = notice === null ? "?3 IS NULL" : "c.notice_id = ?3";
  const { results } = await db
    .prepare(
      `SELECT ${condolenceColumns}, n.name AS notice_name, r.email FROM condolences c
       JOIN death_notices n ON n.id = c.notice_id LEFT JOIN condolence_senders r ON r.condolence_id = c.id
       WHERE ${ofNotice} AND c.state = ?1
         AND (?2 IS NULL OR (c.sent_at, c.id) ${than} (SELECT last.sent_at, last.id FROM condolences last WHERE last.id = ?2))
       ORDER BY c.sent_at ${order}, c.id ${order} LIMIT ${CONDOLENCES}`,
    )
    .bind(state, after, notice)
    .all<NewsroomCondolenceRow>();
  return results;
}

export async function countHeldCondolences(db: D1Database): Promise<number> {
  const sql = "SELECT count(*) AS n FROM condolences c WHERE c.state = ?1";
  return (await db.prepare(sql).bind("held").first<number>("n")) ?? 0;
}
