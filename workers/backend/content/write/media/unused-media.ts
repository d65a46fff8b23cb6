/** Pictures that are no longer shown anywhere. A text names its pictures within itself, so all texts are searched, some at a time. */

import type { StoredCrop } from "#workers/backend/content/pictures/image-rule.ts";
import { toMediaKeys } from "#workers/backend/content/pictures/size-keys.ts";

/** Ten kilobytes a text: a piece takes the database some milliseconds. */
const TEXTS_AT_ONCE = 2000;

/** `original` and `leftovers` (JSON) are of a picture that an editor has cut: they lie beside what `src` and `crops` name. */
type StoredMedia = { id: number; source: string; src: string; crops: string; original: string | null; leftovers: string };

/** The `source` of each picture and file that a stored text names. */
export function findNamedMedia(blocks: string): string[] {
  const sources = new Set<string>();
  function look(value: unknown): void {
    if (Array.isArray(value)) for (const one of value) look(one);
    else if (typeof value === "object" && value !== null) {
      if ("media" in value && typeof value.media === "string") sources.add(value.media);
      for (const one of Object.values(value)) look(one);
    }
  }
  look(JSON.parse(blocks));
  return [...sources];
}

const usedByRowSql = `SELECT m.source FROM json_each(?1) j JOIN media m ON m.source = j.value
  WHERE EXISTS (SELECT 1 FROM posts WHERE media_id = m.id AND id IS NOT ?2) OR EXISTS (SELECT 1 FROM terms WHERE media_id = m.id)
    OR EXISTS (SELECT 1 FROM authors WHERE media_id = m.id)
    OR EXISTS (SELECT 1 FROM ad_campaigns WHERE narrow_id = m.id) OR EXISTS (SELECT 1 FROM ad_campaigns WHERE wide_id = m.id)
    OR EXISTS (SELECT 1 FROM media_uses WHERE media = m.source AND kind IN ('desk', 'draft'))`;
const piece = (table: string, id: string) => `SELECT DISTINCT j.value ->> 'source' AS source
  FROM (SELECT blocks FROM ${table} WHERE ${id} > ?2 AND ${id} <= ?3 AND ${id} IS NOT ?4) t CROSS JOIN json_each(?1) j
  WHERE instr(t.blocks, j.value ->> 'named') > 0`;
const texts = [
  { isOfPosts: true, next: nextSql("post_bodies", "post_id"), sql: piece("post_bodies", "post_id") },
  { isOfPosts: false, next: nextSql("pages", "id"), sql: piece("pages", "id") },
];

function nextSql(table: string, id: string): string {
  return `SELECT MAX(${id}) AS id FROM (SELECT ${id} FROM ${table} WHERE ${id} > ?1 ORDER BY ${id} LIMIT ${TEXTS_AT_ONCE})`;
}

/** Those of these sources that no post, topic, author or page shows and no text of the desk names; the post `except`, which is still there and goes, does not count. */
export async function readUnused(db: D1Database, sources: readonly string[], except: number | null): Promise<Set<string>> {
  const unused = new Set(sources);
  function keep(rows: { source: string }[]): void {
    for (const { source } of rows) unused.delete(source);
  }
  keep(
    (
      await db
        .prepare(usedByRowSql)
        .bind(JSON.stringify([...unused]), except)
        .all<{ source: string }>()
    ).results,
  );
  for (const { isOfPosts, next, sql } of texts) {
    let place = Number.MIN_SAFE_INTEGER;
    while (unused.size > 0) {
      const end = (await db.prepare(next).bind(place).first<{ id: number | null }>())?.id ?? null;
      if (end === null) break;
      const named = [...unused].map((source) => ({ source, named: `"media":${JSON.stringify(source)}` }));
      const statement = db.prepare(sql).bind(JSON.stringify(named), place, end, isOfPosts ? except : null);
      keep((await statement.all<{ source: string }>()).results);
      place = end;
    }
  }
  return unused;
}

/** A picture's files in R2, by the address of its first: pictures that have the same share all of them. */
export type MediaFiles = { src: string; keys: string[] };
export type UnusedMedia = { ids: number[]; sources: string[]; files: MediaFiles[] };
export type RemovedMedia = { ids: number[]; sources: string[]; keys: string[] };

/** Deletes the rows of the unused ones. `keys` are those of their files in R2 that no other picture shares; the files still lie there. */
export async function removeUnusedMedia(db: D1Database, named: readonly string[]): Promise<RemovedMedia> {
  const { ids, sources, files } = await findUnusedMedia(db, named);
  if (sources.length > 0) await db.batch(removeMediaStatements(db, sources));
  return { ids, sources, keys: [...new Set(files.flatMap(({ keys }) => keys))] };
}

/** The same without deleting anything. */
export async function findUnusedMedia(db: D1Database, sources: readonly string[]): Promise<UnusedMedia> {
  const unused = sources.length === 0 ? new Set<string>() : await readUnused(db, sources, null);
  if (unused.size === 0) return { ids: [], sources: [], files: [] };
  return { sources: [...unused], ...(await findMediaFiles(db, [...unused])) };
}

/** The rows of these sources, and the files that go with all of them: those that another picture shares stay. */
export async function findMediaFiles(db: D1Database, sources: readonly string[]): Promise<Omit<UnusedMedia, "sources">> {
  const list = JSON.stringify(sources);
  const [rows, shared] = await db.batch<StoredMedia>([
    db
      .prepare(
        `SELECT m.id, m.source, m.src, m.crops, f.original,
           (SELECT json_group_array(file) FROM picture_leftovers l WHERE l.media_id = m.id) AS leftovers
         FROM json_each(?1) j JOIN media m ON m.source = j.value LEFT JOIN picture_facts f ON f.media_id = m.id`,
      )
      .bind(list),
    db
      .prepare(
        `SELECT m.src FROM json_each(?1) j JOIN media m ON m.source = j.value
         WHERE EXISTS (SELECT 1 FROM media o WHERE o.src = m.src AND o.source NOT IN (SELECT value FROM json_each(?1)))`,
      )
      .bind(list),
  ]);
  const removed = rows?.results ?? [];
  const kept = new Set(shared?.results.map(({ src }) => src));
  const files = removed.filter(({ src }) => !kept.has(src)).map((media) => ({ src: media.src, keys: toKeys(media) }));
  return { ids: removed.map(({ id }) => id), files: [...(await withoutShared(db, list, files, removed))] };
}

/** A file of a picture that was cut may be that of another one, which came from the same original and was cut another way, or not at all. */
async function withoutShared(db: D1Database, list: string, files: MediaFiles[], removed: StoredMedia[]): Promise<MediaFiles[]> {
  const cut = new Set(removed.filter(({ original, leftovers }) => original !== null || leftovers !== "[]").map(({ src }) => src));
  if (cut.size === 0) return files;
  const folders = new Set(files.filter(({ src }) => cut.has(src)).flatMap(({ keys }) => keys.map(toFolder)));
  const { results } = await db
    .prepare(
      `SELECT j.value AS folder FROM json_each(?2) j WHERE EXISTS (SELECT 1 FROM media o
         WHERE o.src >= '/media/' || j.value AND o.src < '/media/' || j.value || '0'
           AND substr(o.src, 1, length(j.value) + 8) IN ('/media/' || j.value || '/', '/media/' || j.value || '.')
           AND o.source NOT IN (SELECT value FROM json_each(?1)))`,
    )
    .bind(list, JSON.stringify([...folders]))
    .all<{ folder: string }>();
  const inUse = new Set(results.map(({ folder }) => folder));
  return files.map(({ src, keys }) => ({ src, keys: cut.has(src) ? keys.filter((key) => !inUse.has(toFolder(key))) : keys }));
}

/** Of a size its folder; of an original that in which its sizes lie. */
function toFolder(key: string): string {
  const [, original] = /^(.+\/[0-9a-f]+)\.[a-z]+$/.exec(key) ?? [];
  return encodeURI(original ?? key.slice(0, key.lastIndexOf("/")));
}

/** For a batch. */
export function removeMediaStatements(db: D1Database, sources: readonly string[]): D1PreparedStatement[] {
  const list = JSON.stringify(sources);
  return [
    db.prepare("DELETE FROM content_hashes WHERE kind = 'media' AND source IN (SELECT value FROM json_each(?1))").bind(list),
    db.prepare("DELETE FROM media WHERE source IN (SELECT value FROM json_each(?1))").bind(list),
  ];
}

function toKeys({ src, crops, original, leftovers }: StoredMedia): string[] {
  // Validated when it was written.
  const own = toMediaKeys({ src, crops: JSON.parse(crops) as StoredCrop[] });
  const ofOriginal = original === null ? [] : toMediaKeys({ src: original, crops: [] });
  return [...new Set([...own, ...ofOriginal, ...(JSON.parse(leftovers) as string[])])];
}
