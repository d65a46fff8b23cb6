/** Posts and pages that are written at the desk, wherever they came from: each has one owner, and no import or bridge changes what is the desk's. */

import { barredSql, TAKEN_DOWN } from "./tombstones.ts";

/** A text of the desk as somebody looks at it is a draft of its own (newsroom/desk/preview.ts), which is nobody's post. */
export const toPreviewSource = (source: string): string => `${source}:draft`;

/** SQL that holds for the source of such a draft. */
export const toIsPreviewSql = (source: string) => `${source} LIKE '%:draft'
  AND EXISTS (SELECT 1 FROM desk_posts shown WHERE shown.source = substr(${source}, 1, length(${source}) - 6))`;

/** The reason of a refused record. */
const AT_DESK = "it is written at the desk by now: give it back before another system writes it (npm run desk)";

/** Of these sources of posts and pages those that are the desk's. */
export async function readDeskOwned(db: D1Database, sources: readonly string[]): Promise<Set<string>> {
  if (sources.length === 0) return new Set();
  const { results } = await db
    .prepare(
      `SELECT dp.source FROM json_each(?1) JOIN desk_posts dp ON dp.source = json_each.value
       UNION ALL SELECT g.source FROM json_each(?1) JOIN desk_pages g ON g.source = json_each.value WHERE g.owned_at IS NOT NULL`,
    )
    .bind(JSON.stringify(sources))
    .all<{ source: string }>();
  return new Set(results.map(({ source }) => source));
}

const listedSql = {
  post: "SELECT source FROM desk_posts WHERE source > ?1 AND source >= ?2 AND source < ?3 ORDER BY source LIMIT ?4",
  page: `SELECT source FROM desk_pages WHERE owned_at IS NOT NULL AND source > ?1 AND source >= ?2 AND source < ?3
    ORDER BY source LIMIT ?4`,
  /** Nothing is left of them but the mark that no import brings them back. */
  "deleted-page": `SELECT g.source FROM desk_pages g WHERE g.owned_at IS NOT NULL AND g.source > ?1 AND g.source >= ?2 AND g.source < ?3
    AND NOT EXISTS (SELECT 1 FROM pages p WHERE p.source = g.source)
    AND NOT EXISTS (SELECT 1 FROM desk_drafts w WHERE w.kind = 'page' AND w.key = g.source AND w.content IS NOT NULL)
    ORDER BY g.source LIMIT ?4`,
} as const;

/** All of the desk's, for an import that would fetch pictures first: sources of a kind in their order, behind `after`. */
export async function listDeskOwned(
  db: D1Database,
  { kind, prefix, after, limit }: { kind: keyof typeof listedSql; prefix: string; after: string; limit: number },
): Promise<string[]> {
  const { results } = await db
    .prepare(listedSql[kind])
    .bind(after, prefix, `${prefix}\u{10ffff}`, limit)
    .all<{ source: string }>();
  return results.map(({ source }) => source);
}

const refusedSql = `SELECT name, 0 AS isDesk FROM (${barredSql})
  UNION ALL SELECT 'post ' || dp.source, 1 FROM json_each(?1) JOIN desk_posts dp ON dp.source = value ->> 'source'
    WHERE ?2 = 0 AND value ->> 'kind' = 'post'
  UNION ALL SELECT 'page ' || g.source, 1 FROM json_each(?1) JOIN desk_pages g ON g.source = value ->> 'source'
    WHERE g.owned_at IS NOT NULL AND value ->> 'kind' = 'page'`;

/** Of these records those that nobody may bring, and why, by `{kind} {source}`; where the desk brings them its own are not among them. */
export async function readRefusals(
  db: D1Database,
  records: readonly { kind: string; source?: string }[],
  { isDesk }: { isDesk: boolean },
): Promise<Map<string, string>> {
  const asked = records.flatMap(({ kind, source }) =>
    (kind === "post" || kind === "media" || kind === "page") && source ? [{ kind, source }] : [],
  );
  if (asked.length === 0) return new Map();
  const { results } = await db
    .prepare(refusedSql)
    .bind(JSON.stringify(asked), isDesk ? 1 : 0)
    .all<{ name: string; isDesk: 0 | 1 }>();
  return new Map(results.map(({ name, isDesk: atDesk }) => [name, atDesk === 1 ? AT_DESK : TAKEN_DOWN]));
}
