/** Posts of the desk as they are stored and listed. */
import * as v from "valibot";
import { type DeskText, deskTextSchema } from "#shared/content/desk-text.ts";

export const deskStates = ["draft", "submitted", "planned", "published", "withdrawn"] as const;
export type DeskState = (typeof deskStates)[number];

/** Moments in seconds since 1970. */
export type DeskRow = {
  id: number;
  source: string;
  state: DeskState;
  title: string;
  /** Slug and title. */
  section: string | null;
  section_title: string | null;
  revision: number;
  created_by: number | null;
  created_at: number;
  changed_at: number;
  publish_at: number | null;
  published_at: number | null;
  public_revision: number | null;
  lock_until: number;
  /** Names of staff; null of who works here no more. */
  maker: string | null;
  changer: string | null;
  writer: string | null;
  /** Of the post that readers have. */
  post_id: number | null;
  post_slug: string | null;
};
export type DeskPostRow = DeskRow & { text: string; carried: string | null; lock_window: string | null; lock_by: number | null };

/** A planned post whose hour has come is published: the clock notes it later. `?1` is the present moment. */
const stateSql = "CASE WHEN dp.state = 'planned' AND dp.publish_at <= ?1 THEN 'published' ELSE dp.state END AS state";
const columns = `dp.id, dp.source, ${stateSql}, dp.title, dp.section, dp.revision, dp.created_by, dp.created_at, dp.changed_at, dp.publish_at,
  CASE WHEN dp.state = 'planned' AND dp.publish_at <= ?1 THEN dp.publish_at ELSE dp.published_at END AS published_at,
  dp.public_revision, dp.lock_until, m.name AS maker, c.name AS changer, w.name AS writer, p.id AS post_id, p.slug AS post_slug,
  dp.section_title`;
const joins = `LEFT JOIN staff m ON m.id = dp.created_by LEFT JOIN staff c ON c.id = dp.changed_by
  LEFT JOIN staff w ON w.id = dp.lock_by LEFT JOIN posts p ON p.source = dp.source`;

const oneSql = `SELECT ${columns}, dp.text, dp.carried, dp.lock_window, dp.lock_by FROM desk_posts dp ${joins} WHERE dp.id = ?2`;

/** Null where there is none. `now` in seconds. */
export function readDeskPost(db: D1Database, id: number, now: number): Promise<DeskPostRow | null> {
  return db.prepare(oneSql).bind(now, id).first<DeskPostRow>();
}

/** What is stored was checked when it came. Throws for anything else. */
export function parseDeskText(text: string): DeskText {
  return v.parse(v.pipe(v.string(), v.parseJson(), deskTextSchema), text);
}

/** Planned posts whose hour has come are published; readers see them without it (publish-due.ts). */
export function noteDueStatement(db: D1Database, now: number): D1PreparedStatement {
  return db
    .prepare(`UPDATE desk_posts SET state = 'published', published_at = publish_at, publish_at = NULL WHERE publish_at <= ?1`)
    .bind(now);
}

export const DESK_POSTS_A_PAGE = 30;

/** `mine` is the number of a member of staff; `before` the place of the last line of the page before. */
export type DeskFilter = {
  state: DeskState | null;
  mine: number | null;
  section: string | null;
  before: { changedAt: number; id: number } | null;
};

/** A page of the list, what was changed last first. */
export async function listDeskPosts(
  db: D1Database,
  { state, mine, section, before }: DeskFilter,
  now: number,
): Promise<DeskRow[]> {
  const conditions: string[] = [];
  const values: (number | string)[] = [now];
  const bind = (value: number | string) => `?${values.push(value)}`;
  if (state !== null) conditions.push(`dp.state = ${bind(state)}`);
  if (mine !== null) conditions.push(`dp.created_by = ${bind(mine)}`);
  if (section !== null) conditions.push(`dp.section = ${bind(section)}`);
  const { changedAt, id } = before ?? { changedAt: Number.MAX_SAFE_INTEGER, id: 0 };
  conditions.push(`(dp.changed_at, dp.id) < (${bind(changedAt)}, ${bind(id)})`);
  const where = `WHERE ${conditions.join(" AND ")}`;
  const sql = `SELECT ${columns} FROM desk_posts dp ${joins} ${where} ORDER BY dp.changed_at DESC, dp.id DESC LIMIT ${DESK_POSTS_A_PAGE}`;
  const [, answer] = await db.batch<DeskRow>([noteDueStatement(db, now), db.prepare(sql).bind(...values)]);
  return answer?.results ?? [];
}

const plannedSql = `SELECT ${columns} FROM desk_posts dp ${joins} WHERE dp.publish_at > ?1 ORDER BY dp.publish_at LIMIT 200`;

/** What will come out, the next first: for the calendar. */
export async function listPlannedPosts(db: D1Database, now: number): Promise<DeskRow[]> {
  return (await db.prepare(plannedSql).bind(now).all<DeskRow>()).results;
}
