/** Topics and sections as staff find and change them. */
import { toBeginnings } from "#workers/backend/content/search/to-beginnings.ts";
import { OWN } from "#workers/backend/content/write/write-owners.ts";
import type { TermKey } from "./term-facts.ts";

export const TERMS_A_PAGE = 50;

export type NewsroomTerm = TermKey & {
  title: string;
  description: string | null;
  buttonText: string | null;
  buttonLink: string | null;
  /** Whose it is; null: nobody's any more. */
  owner: string | null;
  parentSlug: string | null;
  parentTitle: string | null;
  mediaId: number | null;
  mediaSrc: string | null;
  mediaWidth: number | null;
  mediaHeight: number | null;
  mediaAlt: string | null;
  /** Posts that readers may see. */
  postCount: number;
  /** When the last of them came, in seconds. */
  newestAt: number | null;
};

/** `?2` is the moment. The counter knows posts that wait for their hour, too; they are few and stand at the head of the index. */
const columns = `g.taxonomy, g.slug, g.title, g.description, g.button_text AS buttonText, g.button_link AS buttonLink, g.owner,
  up.slug AS parentSlug, up.title AS parentTitle,
  m.id AS mediaId, m.src AS mediaSrc, m.width AS mediaWidth, m.height AS mediaHeight, m.alt AS mediaAlt,
  COALESCE(f.post_count, 0) - (SELECT COUNT(*) FROM feed_entries w WHERE w.feed_id = f.id AND w.published_at > ?2) AS postCount,
  (SELECT n.published_at FROM feed_entries n WHERE n.feed_id = f.id AND n.published_at <= ?2
   ORDER BY n.published_at DESC LIMIT 1) AS newestAt`;
const joins = `LEFT JOIN terms up ON up.id = g.parent_id LEFT JOIN media m ON m.id = g.media_id
  LEFT JOIN feeds f ON f.key = g.taxonomy || ':' || g.slug`;
const oneSql = `SELECT ${columns} FROM terms g ${joins} WHERE g.taxonomy = ?1 AND g.slug = ?3`;
const pageSql = `SELECT ${columns} FROM terms g ${joins} WHERE g.taxonomy = ?1 AND g.slug > ?3
  ORDER BY g.slug LIMIT ${TERMS_A_PAGE}`;

/** More of all kinds are not looked through. */
const MAX_FOUND = 500;
// A row of the index is numbered id * 4 + kind, and terms are of kind 0 (content/search/search-statements.ts).
const foundSql = `SELECT ${columns} FROM (
    SELECT rowid >> 2 AS id, rank AS score FROM subjects_search
    WHERE subjects_search MATCH ?3 AND rank MATCH 'bm25(8.0, 1.0)' AND rowid & 3 = 0 ORDER BY rank LIMIT ${MAX_FOUND}
  ) found CROSS JOIN terms g ON g.id = found.id ${joins}
  WHERE g.taxonomy = ?1 LIMIT ${TERMS_A_PAGE}`;

/** One of them, or null. `now` in seconds. */
export function readNewsroomTerm(db: D1Database, { taxonomy, slug }: TermKey, now: number): Promise<NewsroomTerm | null> {
  return db.prepare(oneSql).bind(taxonomy, now, slug).first<NewsroomTerm>();
}

type TermQuestion = Pick<TermKey, "taxonomy"> & {
  words: string;
  /** Slug of the last one of the page before; without words alone. */
  after: string | null;
};

/** A page of them by their addresses; with words those that have all of them in title or description, the best first. */
export async function readNewsroomTerms(
  db: D1Database,
  { taxonomy, words, after }: TermQuestion,
  now: number,
): Promise<NewsroomTerm[]> {
  const isSearch = words.trim() !== "";
  const place = isSearch ? toBeginnings(words.slice(0, 200)) : (after ?? "");
  if (place === null) return [];
  const statement = db.prepare(isSearch ? foundSql : pageSql).bind(taxonomy, now, place);
  return (await statement.all<NewsroomTerm>()).results;
}

const MAX_PARENTS = 500;
const parentsSql = `SELECT g.slug, g.title FROM terms g WHERE g.taxonomy = ?1 AND g.list_key IS NOT NULL AND g.parent_id IS NULL
  AND g.slug <> ?2 ORDER BY g.list_key, g.id LIMIT ${MAX_PARENTS}`;

/** What it may stand below: those that stand below nothing themselves. */
export async function readParents(db: D1Database, { taxonomy, slug }: TermKey): Promise<{ slug: string; title: string }[]> {
  return (await db.prepare(parentsSql).bind(taxonomy, slug).all<{ slug: string; title: string }>()).results;
}

const originSql = `SELECT kept.content ->> 'owner' AS owner, kept.content FROM desk_states kept
  WHERE kept.kind = 'term' AND kept.key = ?1 AND COALESCE(kept.content ->> 'owner', '${OWN}') <> '${OWN}'
  ORDER BY kept.id DESC LIMIT 1`;

/** Whose it was before it was written here, and what it said then; null where nobody knows. */
export function readOrigin(db: D1Database, { taxonomy, slug }: TermKey): Promise<{ owner: string; content: string } | null> {
  return db.prepare(originSql).bind(`${taxonomy}:${slug}`).first<{ owner: string; content: string }>();
}
