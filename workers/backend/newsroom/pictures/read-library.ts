/** The pictures of the paper as the desk sees them: all that there are, those of an import as well. */
import type { PictureCut } from "#shared/content/picture-cut.ts";
import { parseCutKey } from "#shared/content/picture-cut.ts";
import { type MediaColumns, mediaColumns } from "#workers/backend/ground/database/tables/posts/media.ts";
import { toMatchOfWords } from "./to-match.ts";

export const PICTURES_A_PAGE = 40;

export type LibraryRow = MediaColumns & {
  media_id: number;
  source: string;
  mime: string;
  status: "stored" | "remote";
  /** Whether its sizes are made; an import's always are. */
  has_sizes: 0 | 1;
  added_at: number | null;
  added_by: string | null;
  revision: number;
  proposed_caption: string | null;
  proposed_credit: string | null;
  original: string | null;
  cut: string | null;
  is_cut_due: 0 | 1;
};

export type LibraryQuestion = {
  words?: string | null;
  isWithoutAlt?: boolean | null;
  /** Of this member of staff alone. */
  by?: number | null;
  /** The number of the last one of the page before. */
  before?: number | null;
};

const columns = `${mediaColumns}, m.source, m.mime, m.status, m.crops <> '[]' AS has_sizes, f.added_at, s.name AS added_by,
  COALESCE(f.revision, 0) AS revision, f.proposed_caption, f.proposed_credit, f.original, f.cut, COALESCE(f.is_cut_due, 0) AS is_cut_due`;
const joins = "LEFT JOIN picture_facts f ON f.media_id = m.id LEFT JOIN staff s ON s.id = f.added_by";
/** As the indexes have it (0141_picture_library.sql). */
const isPicture = "m.mime >= 'image/' AND m.mime < 'image0'";

/** A page of them, newest first. Words that hold no letter find nothing. */
export async function readPictures(db: D1Database, question: LibraryQuestion): Promise<LibraryRow[]> {
  const { sql, values } = toStatement(question);
  if (sql === null) return [];
  return (
    await db
      .prepare(sql)
      .bind(...values)
      .all<LibraryRow>()
  ).results;
}

function toStatement({ words, isWithoutAlt, by, before }: LibraryQuestion): { sql: string | null; values: (string | number)[] } {
  const isSearch = words != null && words.trim() !== "";
  const match = isSearch ? toMatchOfWords(words) : null;
  if (isSearch && match === null) return { sql: null, values: [] };
  const place = before ?? Number.MAX_SAFE_INTEGER;
  const conditions = [isPicture, ...(isWithoutAlt === true ? ["m.alt = ''"] : [])];
  if (match !== null) {
    const own = by == null ? [] : ["f.added_by = ?3"];
    const where = ["media_search MATCH ?1", "found.rowid < ?2", ...conditions, ...own].join(" AND ");
    const sql = `SELECT ${columns} FROM media_search found CROSS JOIN media m ON m.id = found.rowid ${joins}
      WHERE ${where} ORDER BY found.rowid DESC LIMIT ${PICTURES_A_PAGE}`;
    return { sql, values: [match, place, ...(by == null ? [] : [by])] };
  }
  if (by != null) {
    const sql = `SELECT ${columns} FROM picture_facts f CROSS JOIN media m ON m.id = f.media_id LEFT JOIN staff s ON s.id = f.added_by
      WHERE f.added_by = ?1 AND f.media_id < ?2 AND ${conditions.join(" AND ")} ORDER BY f.media_id DESC LIMIT ${PICTURES_A_PAGE}`;
    return { sql, values: [by, place] };
  }
  const sql = `SELECT ${columns} FROM media m ${joins} WHERE m.id < ?1 AND ${conditions.join(" AND ")}
    ORDER BY m.id DESC LIMIT ${PICTURES_A_PAGE}`;
  return { sql, values: [place] };
}

/** One picture; null for any other number. */
export async function readPicture(db: D1Database, id: number): Promise<LibraryRow | null> {
  return db.prepare(`SELECT ${columns} FROM media m ${joins} WHERE m.id = ?1 AND ${isPicture}`).bind(id).first<LibraryRow>();
}

/** Its cut, as an editor left it. */
export function toCut({ cut }: Pick<LibraryRow, "cut">): PictureCut | null {
  return cut === null ? null : parseCutKey(cut);
}
