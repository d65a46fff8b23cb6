/** Topics, tags, categories, municipalities, pages and authors by the words of their names (0109_search.sql). */
import type { Queries } from "#workers/backend/ground/database/tables/queries.ts";

export type SubjectRow = { kind: "topic" | "tag" | "category" | "municipality" | "page" | "author"; slug: string; title: string };

// A row is numbered id * 4 + kind (content/search/search-statements.ts).
const toSubjectsSql = (
  which: string,
) => `SELECT found.kind AS kind_number, t.taxonomy, COALESCE(t.slug, mu.slug, pg.slug, au.slug) AS slug,
    COALESCE(t.title, mu.title, pg.title, au.name) AS title
  FROM (
    SELECT rowid >> 2 AS id, rowid & 3 AS kind, rank AS score FROM subjects_search
    WHERE subjects_search MATCH ?1 ${which} ORDER BY rank LIMIT ?2
  ) found
  LEFT JOIN terms t ON found.kind = 0 AND t.id = found.id
  LEFT JOIN municipalities mu ON found.kind = 1 AND mu.id = found.id
  LEFT JOIN pages pg ON found.kind = 2 AND pg.id = found.id
  LEFT JOIN authors au ON found.kind = 3 AND au.id = found.id AND au.has_page = 1`;

type FoundRow = { kind_number: number; taxonomy: "topic" | "tag" | "category" | null; slug: string | null; title: string | null };

const others: Readonly<Record<number, "municipality" | "page" | "author">> = { 1: "municipality", 2: "page", 3: "author" };

const byTitleSql = toSubjectsSql("");
const pagesByTextSql = toSubjectsSql("AND rowid & 3 = 2");

/** Those with the words in their name, the best first; `expression` is one of FTS5. */
export async function findSubjects(queries: Queries, expression: string, limit: number): Promise<SubjectRow[]> {
  return toSubjects(queries, await queries.all<FoundRow>(byTitleSql, `{title} : (${expression})`, limit));
}

/** Pages with the words anywhere, the best first. */
export async function findPagesByText(queries: Queries, expression: string, limit: number): Promise<SubjectRow[]> {
  return toSubjects(queries, await queries.all<FoundRow>(pagesByTextSql, expression, limit));
}

function toSubjects(queries: Queries, rows: readonly FoundRow[]): SubjectRow[] {
  // Pages have no name together.
  queries.note("anything");
  return rows.flatMap(({ kind_number, taxonomy, slug, title }) => {
    const kind = taxonomy ?? others[kind_number] ?? "page";
    // Null where the row of an entry has gone since.
    return slug === null || title === null ? [] : [{ kind, slug, title }];
  });
}
