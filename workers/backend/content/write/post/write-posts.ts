/** Writes posts: each row with its text, terms, authors, feeds, search entry and redirects, as one. */

import { redirectStatements } from "#workers/backend/content/write/write-redirects.ts";
import { carryTickers, tickerGuardSql } from "./carry-tickers.ts";
import type { KindWriter } from "./write-kind.ts";
import { DRAFT_DATE, type PostRow, preparePost } from "./write-post-row.ts";
import { postStatements, relationStatements, textStatements, waitingStatements } from "./write-post-statements.ts";
import { readKeys } from "./write-references.ts";

/** Numbers that stand at other posts already, or that two of these posts wish for: the later one gets a new one. */
async function readTakenIds(db: D1Database, rows: PostRow[]): Promise<Map<number, string>> {
  const wanted = rows.map((row) => row.preferredId).filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const { results } = await db
    .prepare("SELECT t.id, t.source FROM json_each(?1) j JOIN posts t ON t.id = j.value")
    .bind(JSON.stringify(wanted))
    .all<{ id: number; source: string }>();
  return new Map(results.map((row) => [row.id, row.source]));
}

function claimId(taken: Map<number, string>, row: PostRow): number | null {
  if (row.preferredId === null) return null;
  const owner = taken.get(row.preferredId) ?? row.source;
  if (owner !== row.source) return null;
  taken.set(row.preferredId, row.source);
  return row.preferredId;
}

export const postWriter: KindWriter<"post", PostRow> = {
  kind: "post",
  guard: tickerGuardSql,
  async prepare(db, given, now) {
    const { records, taken: texts } = await carryTickers(db, given);
    const known = await readKeys(db, {
      media: records.flatMap((record) => [record.image?.media ?? null, record.meta.shareImage]),
      brands: records.map((record) => record.brand),
      municipalities: records.flatMap((record) => [record.municipality, ...record.furtherMunicipalities]),
    });
    const prepared = records.map((record) => preparePost(record, known, now));
    const rows = prepared.flatMap((entry) => ("row" in entry ? [entry.row] : []));
    const taken = await readTakenIds(db, rows);
    for (const row of rows) row.preferredId = claimId(taken, row);
    return prepared.map((entry) => {
      const expected = texts.get(entry.source);
      return "row" in entry && expected !== undefined ? { ...entry, expected } : entry;
    });
  },
  known: `SELECT t.source, t.id FROM json_each(?1) j JOIN posts t ON t.source = j.value ->> 'source'`,
  // D1 joins five at most. A draft is seen by no reader, before it is written and after it.
  touches: `WITH own AS (SELECT p.id, p.source FROM json_each(?1) j JOIN posts p ON p.source = j.value ->> 'source'
      WHERE p.published_at <> ${DRAFT_DATE})
    SELECT 'post' AS kind, id AS key FROM own
    UNION SELECT 'feed', f.key FROM own CROSS JOIN feed_entries e ON e.post_id = own.id JOIN feeds f ON f.id = e.feed_id
    UNION SELECT 'redirect', r.path FROM own CROSS JOIN redirects r ON r.owner = 'post ' || own.source
    UNION SELECT 'post', a.post_id FROM own CROSS JOIN post_associations a ON a.associated_source = own.source
    UNION SELECT value, NULL FROM json_each('["posts", "terms"]') WHERE EXISTS (SELECT 1 FROM own)`,
  statements(db, rows, changed, now) {
    return [
      ...postStatements(db, rows),
      ...relationStatements(db, rows, changed),
      ...textStatements(db, rows, changed),
      ...redirectStatements(
        db,
        "post",
        rows,
        changed,
        `SELECT p.source, '/' || p.slug || '/' || p.id AS target
         FROM json_each(?1) k JOIN posts p ON p.source = k.value ->> 'source'`,
      ),
      ...waitingStatements(db, rows),
      ...viewStatements(db, rows, now),
    ];
  },
};

/** Views that a record brings along count as today's, so that a fresh paper has a ranking. */
function viewStatements(db: D1Database, rows: PostRow[], now: Date): D1PreparedStatement[] {
  const views = rows.filter((row) => row.views > 0).map((row) => ({ source: row.source, views: row.views }));
  return views.length === 0 ? [] : [setViewsStatement(db, views, now)];
}

/** Sets the views of a day (UTC); never lowers what readers have added. Unknown sources are passed over. */
export function setViewsStatement(db: D1Database, views: { source: string; views: number }[], now: Date): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO post_views (day, post_id, views)
       SELECT ?2, p.id, j.value ->> 'views' FROM json_each(?1) j JOIN posts p ON p.source = j.value ->> 'source' WHERE true
       ON CONFLICT (day, post_id) DO UPDATE SET views = max(views, excluded.views)`,
    )
    .bind(JSON.stringify(views), now.toISOString().slice(0, 10));
}
