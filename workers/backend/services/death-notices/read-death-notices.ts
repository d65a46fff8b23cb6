/** Death notices as readers see them: until they end, newest first, and one by its number. */
import type { DeathNoticeKind } from "#shared/rules/death-notice-rules.ts";
import { toColumnList } from "#workers/backend/ground/database/tables/columns.ts";
import { type MediaColumns, mediaFields } from "#workers/backend/ground/database/tables/posts/media.ts";
import type { Queries, SqlValue } from "#workers/backend/ground/database/tables/queries.ts";
import { DEATH_NOTICES } from "./death-notice-columns.ts";

export type DeathNoticeState = "draft" | "shown" | "withdrawn";

/** A row of the table with its picture. */
export type DeathNoticeRow = MediaColumns & {
  id: number;
  revision: number;
  source: string;
  state: DeathNoticeState;
  is_ours: 0 | 1;
  kind: DeathNoticeKind;
  name: string;
  birth_name: string;
  born: string;
  died: string;
  place: string;
  municipality: string | null;
  text: string;
  mourners: string;
  farewell_day: string;
  farewell_time: string;
  farewell_place: string;
  farewell_text: string;
  undertaker: string;
  picture_alt: string;
  ends_at: number;
  takes_candles: 0 | 1;
  takes_condolences: 0 | 1;
  candles: number;
  shown_at: number;
  changed_at: number;
};

const own = [
  "id revision source state is_ours kind name birth_name born died place municipality text mourners farewell_day farewell_time",
  "farewell_place farewell_text undertaker picture_alt ends_at takes_candles takes_condolences candles shown_at changed_at",
].flatMap((names) => names.split(" "));

/** Of `death_notices n` with `media m`. */
export const deathNoticeColumns = `${own.map((name) => `n.${name}`).join(", ")}, ${toColumnList(mediaFields)}`;
export const DEATH_NOTICES_FROM = "death_notices n LEFT JOIN media m ON m.id = n.media_id";

/** `beginnings`: what words of names and places begin with. */
export type DeathNoticeChoice = { beginnings: readonly string[]; municipality: string | null };

/** A page of what has not ended at `now`, and how many there are. Which words were asked for does not choose the index: the list is read in its order. */
export async function readDeathNotices(
  queries: Queries,
  { beginnings, municipality }: DeathNoticeChoice,
  { page, perPage, now }: { page: number; perPage: number; now: number },
): Promise<{ rows: DeathNoticeRow[]; total: number; changes: number | null }> {
  const values: SqlValue[] = [now, ...(municipality === null ? [] : [municipality])];
  const conditions = beginnings.map((beginning) => {
    values.push(beginning, `${beginning}\u{10ffff}`);
    const [from, until] = [values.length - 1, values.length];
    return `+n.id IN (SELECT w.notice_id FROM death_notice_words w WHERE w.word >= ?${from} AND w.word < ?${until})`;
  });
  const index = municipality === null ? "death_notices_newest" : "death_notices_by_place";
  const where = [
    ...(municipality === null ? [] : ["n.municipality = ?2"]),
    "n.state = 'shown' AND n.ends_at > ?1",
    ...conditions,
  ].join(" AND ");
  const skip = `LIMIT ?${values.length + 1} OFFSET ?${values.length + 2}`;
  const [rows, [counted]] = await Promise.all([
    queries.all<DeathNoticeRow>(
      `SELECT ${deathNoticeColumns} FROM death_notices n INDEXED BY ${index} LEFT JOIN media m ON m.id = n.media_id
       WHERE ${where} ORDER BY n.shown_at DESC, n.id DESC ${skip}`,
      ...values,
      perPage,
      (page - 1) * perPage,
    ),
    // When the first of all ends, a list may be another.
    queries.all<{ n: number; changes: number | null }>(
      `SELECT (SELECT count(*) FROM death_notices n INDEXED BY ${index} WHERE ${where}) AS n,
         (SELECT min(e.ends_at) FROM death_notices e WHERE e.ends_at > ?1) AS changes`,
      ...values,
    ),
  ]);
  queries.note("service", DEATH_NOTICES);
  for (const { media_id } of rows) if (media_id !== null) queries.note("media", media_id);
  return { rows, total: counted?.n ?? 0, changes: counted?.changes ?? null };
}

/** One that readers see at `now`; `hasEnded` where they have seen one of this number, and do not any more. */
export async function readDeathNotice(
  queries: Queries,
  id: number,
  now: number,
): Promise<{ notice: DeathNoticeRow | null; hasEnded: boolean }> {
  const [[row], [last]] = await Promise.all([
    queries.all<DeathNoticeRow>(`SELECT ${deathNoticeColumns} FROM ${DEATH_NOTICES_FROM} WHERE n.id = ?1`, id),
    // Numbers are never given twice: one that was given and has no row is of a notice that was deleted after its end.
    queries.all<{ seq: number }>("SELECT s.seq FROM sqlite_sequence s WHERE s.name = 'death_notices'"),
  ]);
  // Where there is none, one may be given this number.
  if (row === undefined) queries.note("service", DEATH_NOTICES);
  else queries.note("death-notice", id);
  if (row === undefined) return { notice: null, hasEnded: id >= 1 && id <= (last?.seq ?? 0) };
  if (row.state === "draft") return { notice: null, hasEnded: false };
  if (row.state === "withdrawn" || row.ends_at <= now) return { notice: null, hasEnded: true };
  if (row.media_id !== null) queries.note("media", row.media_id);
  return { notice: row, hasEnded: false };
}
