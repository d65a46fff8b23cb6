/** How each kind of thing that came from the site is walked through: a hundred of those stored here, and what the site says of them. */
import type { BridgeSite } from "#workers/backend/bridge/site/open-site.ts";
import { findTypePath } from "#workers/backend/bridge/site/read-item.ts";
import type { NewTask } from "#workers/backend/bridge/tasks/bridge-tasks.ts";
import { toSlug } from "#workers/backend/import/convert/wordpress-slug.ts";
import { parseId } from "#workers/backend/import/markup/block-markers.ts";
import { decodeHtml, toPlainText } from "#workers/backend/import/markup/html-tree.ts";
import { RestError } from "#workers/backend/import/rest/rest-error.ts";
import { isObject, type JsonObject, textOfField } from "#workers/backend/import/rest/rest-item.ts";

export const PER_QUESTION = 100;
/** Of the terms of one question; the rest comes the night after. */
const POSTS_OF_TERMS = 500;

type Known = { source: string; type: string };
/** How many of `asked` are missing, and what has to be asked of them once more. `what`: for the operator. */
type Found = { what: string; asked: number; missing: number; tasks: NewTask[] };

export type Walk = {
  /** The next hundred behind `after`, in an order that does not change. */
  readKnown(db: D1Database, site: BridgeSite, after: string): Promise<Known[]>;
  /** Throws RestError when the site says nothing that can be believed. */
  ask(db: D1Database, site: BridgeSite, batch: readonly Known[]): Promise<Found[]>;
};

/** All that are the site's, by `sql` with the bounds of their sources. */
function readBetween(sql: string, toPrefix: (name: string) => string): Walk["readKnown"] {
  return async (db, { site }, after) => {
    const prefix = toPrefix(site.name);
    const { results } = await db
      .prepare(sql)
      .bind(after === "" ? prefix : after, `${prefix}\u{10ffff}`)
      .all<Known>();
    return results;
  };
}

const toSourcePrefix = (name: string) => `wp:${name}:`;
const toNumber = ({ source }: Known) => parseId(source.split(/[:-]/).at(-1));

export const itemWalk: Walk = {
  readKnown: readBetween(
    `SELECT source, type FROM (
       SELECT * FROM (SELECT source, type FROM posts WHERE source > ?1 AND source < ?2
         -- Drafts and planned posts (decision 101) the site shows to nobody.
         AND NOT EXISTS (SELECT 1 FROM waiting_posts w WHERE w.source = posts.source) ORDER BY source LIMIT ${PER_QUESTION})
       UNION ALL
       SELECT * FROM (SELECT source, 'page' FROM pages WHERE source > ?1 AND source < ?2 ORDER BY source LIMIT ${PER_QUESTION}))
     ORDER BY source LIMIT ${PER_QUESTION}`,
    toSourcePrefix,
  ),
  async ask(_db, site, batch) {
    const found: Found[] = [];
    for (const type of new Set(batch.map((entry) => entry.type))) {
      const path = await findTypePath(site, type);
      if (path === null) continue;
      const ids = batch.filter((entry) => entry.type === type).flatMap((entry) => toNumber(entry) ?? []);
      const missing = await listMissing(site, path, ids);
      // Not said to be gone, only asked for: who shows it, keeps it.
      const tasks = missing.map((id): NewTask => ({ kind: "item", type, id, isGone: false, happenedAt: 0 }));
      found.push({ what: `posts of type ${type}`, asked: ids.length, missing: missing.length, tasks });
    }
    return found;
  },
};

/** Withdrawn ones, and those that were erased for somebody's sake. */
export const commentWalk: Walk = {
  readKnown: readBetween(
    `SELECT c.source, p.source AS type FROM comments c JOIN posts p ON p.id = c.post_id
     WHERE c.source > ?1 AND c.source < ?2 ORDER BY c.source LIMIT ${PER_QUESTION}`,
    (name) => `wp:${name}:comment-`,
  ),
  async ask(_db, site, batch) {
    const posts = new Map(batch.map((entry) => [toNumber(entry), parseId(entry.type.split(":").at(-1))]));
    const ids = batch.flatMap((entry) => toNumber(entry) ?? []);
    const missing = await listMissing(site, "wp/v2/comments", ids);
    const touched = new Set(missing.flatMap((id) => posts.get(id) ?? []));
    const tasks = [...touched].map((id): NewTask => ({ kind: "comments", type: "post", id, isGone: false, happenedAt: 0 }));
    return [{ what: "comments", asked: ids.length, missing: missing.length, tasks }];
  },
};

export const mediaWalk: Walk = {
  readKnown: readBetween(
    `SELECT source, '' AS type FROM media WHERE source > ?1 AND source < ?2 ORDER BY source LIMIT ${PER_QUESTION}`,
    toSourcePrefix,
  ),
  async ask(_db, site, batch) {
    const ids = batch.flatMap((entry) => toNumber(entry) ?? []);
    const missing = await listMissing(site, "wp/v2/media", ids);
    const tasks = missing.map((id): NewTask => ({ kind: "media", type: "", id, isGone: false, happenedAt: 0 }));
    return [{ what: "pictures", asked: ids.length, missing: missing.length, tasks }];
  },
};

const lists = { category: "wp/v2/categories", tag: "wp/v2/tags" } as const;

/** Categories and tags have no numbers here: they are known by their names in addresses. */
export const termWalk: Walk = {
  async readKnown(db, { site }, after) {
    const { results } = await db
      .prepare(
        `SELECT taxonomy || ' ' || slug AS source, taxonomy AS type FROM terms
         WHERE taxonomy IN ('category', 'tag') AND (taxonomy, slug) > (?1, ?2) AND owner = ?3
         ORDER BY taxonomy, slug LIMIT ${PER_QUESTION}`,
      )
      .bind(after.split(" ")[0] ?? "", after.split(" ")[1] ?? "", `wp:${site.name}`)
      .all<Known>();
    return results;
  },
  async ask(db, site, batch) {
    const found: Found[] = [];
    for (const [taxonomy, path] of Object.entries(lists)) {
      const slugs = batch.filter(({ type }) => type === taxonomy).map(({ source }) => source.slice(taxonomy.length + 1));
      if (slugs.length === 0) continue;
      const shown = await listEntries(site, path, { slug: slugs.join(","), _fields: "id,slug,name" });
      const bySlug = new Map(shown.map((entry) => [toSlug(textOfField(entry, "slug"), ""), entry]));
      const stored = await readTitles(db, taxonomy, slugs);
      const renamed = [...stored].flatMap(([slug, title]) => {
        const entry = bySlug.get(slug);
        const id = parseId(entry?.id);
        return entry === undefined || id === null || toTitle(entry, slug) === title ? [] : [id];
      });
      const missing = slugs.filter((slug) => !bySlug.has(slug));
      const type = taxonomy === "tag" ? "post_tag" : "category";
      const tasks = [
        ...renamed.map((id): NewTask => ({ kind: "term", type, id, isGone: false, happenedAt: 0 })),
        ...(await listPostsOf(db, site, taxonomy, missing)),
      ];
      found.push({ what: `terms (${type})`, asked: slugs.length, missing: missing.length, tasks });
    }
    return found;
  },
};

async function listMissing(site: BridgeSite, path: string, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const entries = await listEntries(site, path, { include: ids.join(","), _fields: "id" });
  const there = new Set(entries.map((entry) => parseId(entry.id)));
  return ids.filter((id) => !there.has(id));
}

async function listEntries({ ask }: BridgeSite, path: string, parameters: Record<string, string>): Promise<JsonObject[]> {
  const { status, body, url } = await ask(path, { per_page: PER_QUESTION, ...parameters });
  if (status !== 200 || !Array.isArray(body))
    throw new RestError(`${url} does not answer with a list (status ${status})`, status);
  return body.filter(isObject);
}

function toTitle(entry: JsonObject, slug: string): string {
  return toPlainText(decodeHtml(textOfField(entry, "name"))) || slug;
}

async function readTitles(db: D1Database, taxonomy: string, slugs: readonly string[]): Promise<Map<string, string>> {
  const { results } = await db
    .prepare("SELECT t.slug, t.title FROM json_each(?2) j JOIN terms t ON t.taxonomy = ?1 AND t.slug = j.value")
    .bind(taxonomy, JSON.stringify(slugs))
    .all<{ slug: string; title: string }>();
  return new Map(results.map(({ slug, title }) => [slug, title]));
}

/** Posts of terms that the site does not know by that name: they are asked for anew, and come with those that they have now. */
async function listPostsOf(db: D1Database, { site }: BridgeSite, taxonomy: string, slugs: readonly string[]): Promise<NewTask[]> {
  if (slugs.length === 0) return [];
  const prefix = `wp:${site.name}:`;
  const { results } = await db
    .prepare(
      `SELECT p.type, CAST(substr(p.source, ?3) AS INTEGER) AS id FROM json_each(?1) j
       JOIN feeds f ON f.key = j.value JOIN feed_entries e ON e.feed_id = f.id JOIN posts p ON p.id = e.post_id
       WHERE substr(p.source, 1, ?3 - 1) = ?2 LIMIT ${POSTS_OF_TERMS}`,
    )
    .bind(JSON.stringify(slugs.map((slug) => `${taxonomy}:${slug}`)), prefix, prefix.length + 1)
    .all<{ type: string; id: number }>();
  return results.map(({ type, id }) => ({ kind: "item", type, id, isGone: false, happenedAt: 0 }));
}
