/** Writes pages outside the stream of news. */
import type { ContentBlock } from "#shared/content/content-block.ts";
import { subjectSearchStatements } from "#workers/backend/content/search/search-statements.ts";
import { keepImportedPages } from "./arranged/states.ts";
import { prepareBlocks } from "./post/write-blocks.ts";
import type { KindWriter } from "./post/write-kind.ts";
import { toSearchedText } from "./post/write-post-row.ts";
import { isSlug } from "./text/write-slug.ts";
import { redirectStatements, toFormerPaths } from "./write-redirects.ts";

export type PageRow = {
  source: string;
  slug: string;
  title: string;
  description: string | null;
  modifiedAt: number;
  blocks: ContentBlock[];
  formerPaths: string[];
};

async function readOwnersOfSlugs(db: D1Database, slugs: string[]): Promise<Map<string, string>> {
  const { results } = await db
    .prepare("SELECT t.slug, t.source FROM json_each(?1) j JOIN pages t ON t.slug = j.value")
    .bind(JSON.stringify(slugs))
    .all<{ slug: string; source: string }>();
  return new Map(results.map((row) => [row.slug, row.source]));
}

export const pageWriter: KindWriter<"page", PageRow> = {
  kind: "page",
  async prepare(db, records) {
    const owners = await readOwnersOfSlugs(
      db,
      records.map((record) => record.slug),
    );
    return records.map((record) => {
      const { source, slug, title, description } = record;
      if (!isSlug(slug)) return { source, refused: `slug: "${slug}" is no segment of an address` };
      const owner = owners.get(slug) ?? source;
      if (owner !== source) return { source, refused: `slug: "${slug}" belongs to the page ${owner}` };
      const modified = Date.parse(record.modified);
      if (Number.isNaN(modified)) return { source, refused: `modified: "${record.modified}" is no date` };
      const blocks = prepareBlocks(record.blocks);
      if (typeof blocks === "string") return { source, refused: blocks };
      const formerPaths = toFormerPaths(record.formerPaths);
      const modifiedAt = Math.floor(modified / 1000);
      return { source, notes: [], row: { source, slug, title, description, modifiedAt, blocks, formerPaths } };
    });
  },
  known: `SELECT t.source, t.id FROM json_each(?1) j JOIN pages t ON t.source = j.value ->> 'source'`,
  touches: `WITH own AS (SELECT p.slug, p.source FROM json_each(?1) j JOIN pages p ON p.source = j.value ->> 'source')
    SELECT 'page' AS kind, slug AS key FROM own
    UNION SELECT 'redirect', r.path FROM own CROSS JOIN redirects r ON r.owner = 'page ' || own.source`,
  statements(db, rows, changed, now) {
    return [...pageStatements(db, rows, changed), keepImportedPages(db, rows, Math.floor(now.getTime() / 1000))];
  },
};

/** Writes pages, with their search entries and what leads to them; `changed` are those of them that exist already. */
export function pageStatements(db: D1Database, rows: PageRow[], changed: PageRow[]): D1PreparedStatement[] {
  return [
    formerSlugsStatement(db, changed),
    db
      .prepare(
        `INSERT INTO pages (source, slug, title, description, modified_at, blocks)
         SELECT value ->> 'source', value ->> 'slug', value ->> 'title', value ->> 'description',
           value ->> 'modifiedAt', value ->> 'blocks'
         FROM json_each(?1) WHERE true
         ON CONFLICT (source) DO UPDATE SET slug = excluded.slug, title = excluded.title,
           description = excluded.description, modified_at = excluded.modified_at, blocks = excluded.blocks`,
      )
      .bind(JSON.stringify(rows)),
    ...subjectSearchStatements(
      db,
      "page",
      rows.map(({ slug, title, description, blocks }) => ({
        slug,
        title,
        text: `${description ?? ""}\n${toSearchedText(blocks)}`,
      })),
    ),
    ...redirectStatements(
      db,
      "page",
      rows,
      changed,
      `SELECT p.source, '/' || p.slug AS target FROM json_each(?1) k JOIN pages p ON p.source = k.value ->> 'source'`,
    ),
  ];
}

/** Before a page is written under another name: its address of before will lead to it, unless another page stands there. */
function formerSlugsStatement(db: D1Database, changed: PageRow[]): D1PreparedStatement {
  const rows = changed.map(({ source, slug }) => ({ source, slug }));
  return db
    .prepare(
      `INSERT INTO redirects (path, target, status, owner)
       SELECT '/' || p.slug, '/' || (j.value ->> 'slug'), 301, 'page ' || p.source
       FROM json_each(?1) j JOIN pages p ON p.source = j.value ->> 'source' WHERE p.slug <> j.value ->> 'slug'
       ON CONFLICT (path) DO UPDATE SET target = excluded.target, owner = excluded.owner WHERE redirects.owner IS NOT NULL`,
    )
    .bind(JSON.stringify(rows));
}
