/**
 * What the newsroom arranges (the front page, menus, standing pages) is kept whole each time it is published or imported, so that any of it can be brought
 * back. What stands is always the last state; what got there unnoted is kept before something takes its place.
 */
import { toGuardSql } from "#workers/backend/ground/database/guard.ts";

export type StateKind = "home" | "menu" | "page" | "term";
export type StateCause = "before" | "published" | "planned" | "restored" | "import";
/** `key` is the name of a menu, the source of a page, `{taxonomy}:{slug}` of a term; empty for the front page. */
export type Arranged = { kind: StateKind; key: string };

/** More of one kind and key are not kept. */
export const MAX_STATES = 50;

const homeSql = `SELECT json_object('sections', json_group_array(json(section))) FROM (
    SELECT json_object('key', s.name, 'layout', s.layout, 'title', s.title, 'link', s.link, 'feed', s.feed, 'postCount', s.post_count,
      'ratio', s.ratio, 'buttonText', s.button_text, 'showsPictures', json(iif(s.shows_pictures, 'true', 'false')),
      'pins', json((SELECT json_group_array(json_object('place', n.place, 'post', n.post_id, 'until', n.ends_at))
        FROM home_pins n WHERE n.section = s.name))) AS section
    FROM home_sections s ORDER BY s.position)`;
const menuSql = `SELECT json_object('items', json_group_array(json(item))) FROM (
    SELECT json_object('title', i.title, 'link', i.link, 'children', json((SELECT json_group_array(json(child)) FROM (
      SELECT json_object('title', c.title, 'link', c.link) AS child FROM navigation_items c
      WHERE c.menu = ?1 AND c.parent_id = i.id ORDER BY c.position)))) AS item
    FROM navigation_items i WHERE i.menu = ?1 AND i.parent_id IS NULL ORDER BY i.position)`;

const termSql = `SELECT json_object('title', g.title, 'description', g.description, 'parent', up.slug, 'media', m.source,
    'buttonText', g.button_text, 'buttonLink', g.button_link, 'owner', g.owner)
  FROM terms g LEFT JOIN terms up ON up.id = g.parent_id LEFT JOIN media m ON m.id = g.media_id
  WHERE g.taxonomy = substr(?1, 1, instr(?1, ':') - 1) AND g.slug = substr(?1, instr(?1, ':') + 1)`;

/** As shared/content/page-text.ts has it. */
const pageTextSql =
  "json_object('title', p.title, 'description', COALESCE(p.description, ''), 'slug', p.slug, 'blocks', json(p.blocks))";
/** SQL of the page that stands under a source, as JSON; null of one that is not there. */
export const toStandingPageSql = (source: string) => `SELECT ${pageTextSql} FROM pages p WHERE p.source = ${source}`;

/** What stands, as JSON; `?1` is the key. Nothing of a page or term that is not there. */
const contentSql: Record<StateKind, string> = {
  home: `${homeSql} WHERE ?1 = ''`,
  menu: menuSql,
  page: toStandingPageSql("?1"),
  term: termSql,
};

const latest = "SELECT content FROM desk_states WHERE kind = ?2 AND key = ?1 ORDER BY id DESC LIMIT 1";

/** A state's JSON by its number; null for one that is not kept of it. */
export function readKeptState(db: D1Database, { kind, key }: Arranged, id: number): Promise<string | null> {
  const sql = "SELECT content FROM desk_states WHERE id = ?1 AND kind = ?2 AND key = ?3";
  return db.prepare(sql).bind(id, kind, key).first<string>("content");
}

const lastSql = "(SELECT COALESCE(MAX(id), 0) FROM desk_states WHERE kind = ?1 AND key = ?2)";

/** The number of the last state; 0 before the first one. */
export async function readLast(db: D1Database, { kind, key }: Arranged): Promise<number> {
  return (await db.prepare(`SELECT ${lastSql} AS last`).bind(kind, key).first<number>("last")) ?? 0;
}

const lastGuardSql = toGuardSql(`?3 IS NOT ${lastSql}`);

/** Fails, and with it the batch that it stands in, unless the last state is the one that was seen. */
export function lastGuardStatement(db: D1Database, { kind, key }: Arranged, seen: number): D1PreparedStatement {
  return db.prepare(lastGuardSql).bind(kind, key, seen);
}

/** One row with the column `content`. */
export function contentStatement(db: D1Database, { kind, key }: Arranged): D1PreparedStatement {
  return db.prepare(`SELECT (${contentSql[kind]}) AS content`).bind(key);
}

type Keeping = { cause: StateCause; by: number | null; now: number };

/** Keeps what stands, where it is not the last state. `now` in seconds. */
export function keepStatement(db: D1Database, { kind, key }: Arranged, { cause, by, now }: Keeping): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO desk_states (kind, key, content, cause, set_by, set_at)
       SELECT ?2, ?1, present.content, ?3, ?4, ?5 FROM (SELECT (${contentSql[kind]}) AS content) present
       WHERE present.content IS NOT NULL AND present.content IS NOT (${latest})`,
    )
    .bind(key, kind, cause, by, now);
}

/** Around the statements of a write: what stood before, what stands then, and no more than may be kept. */
export function keepAround(
  db: D1Database,
  arranged: Arranged,
  keeping: Keeping,
  statements: readonly D1PreparedStatement[],
): D1PreparedStatement[] {
  const { kind, key } = arranged;
  const prune = db
    .prepare(
      `DELETE FROM desk_states WHERE kind = ?1 AND key = ?2 AND id <= (
         SELECT id FROM desk_states WHERE kind = ?1 AND key = ?2 ORDER BY id DESC LIMIT 1 OFFSET ${MAX_STATES})`,
    )
    .bind(kind, key);
  return [
    keepStatement(db, arranged, { ...keeping, cause: "before", by: null }),
    ...statements,
    keepStatement(db, arranged, keeping),
    prune,
  ];
}

/** Keeps what an import has made of pages that somebody is working on: `?1` names their sources as rows. `now` in seconds. */
export function keepImportedPages(db: D1Database, rows: readonly { source: string }[], now: number): D1PreparedStatement {
  const last = (what: string) =>
    `(SELECT ${what} FROM desk_states WHERE kind = 'page' AND key = p.source ORDER BY id DESC LIMIT 1)`;
  return db
    .prepare(
      `INSERT INTO desk_states (kind, key, content, cause, set_at)
       SELECT 'page', p.source, ${pageTextSql}, 'import', ?2 FROM json_each(?1) JOIN pages p ON p.source = value ->> 'source'
       WHERE ${last("1")} = 1 AND ${pageTextSql} IS NOT ${last("content")}`,
    )
    .bind(JSON.stringify(rows.map(({ source }) => ({ source }))), now);
}
