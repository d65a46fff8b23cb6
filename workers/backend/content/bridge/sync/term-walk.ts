/** Categories and tags: those that have other names at the site, and the posts of those that it does not know any more. */
import type { BridgeSite } from "#workers/backend/content/bridge/site/open-site.ts";
import type { NewTask } from "#workers/backend/content/bridge/tasks/bridge-tasks.ts";
import { toSlug } from "#workers/backend/content/wordpress/convert/wordpress-slug.ts";
import { parseId } from "#workers/backend/content/wordpress/markup/block-markers.ts";
import { decodeHtml, toPlainText } from "#workers/backend/content/wordpress/markup/html-tree.ts";
import { type JsonObject, textOfField } from "#workers/backend/content/wordpress/rest/rest-item.ts";
import { type Found, type Known, listEntries, PER_QUESTION, type Walk } from "./walk.ts";

/** Of the terms of one question; the rest comes the night after. */
const POSTS_OF_TERMS = 500;

const lists = { category: "wp/v2/categories", tag: "wp/v2/tags" } as const;

/** Categories and tags have no numbers here: they are known by their names in addresses. */
export const termWalk: Walk = {
  async readKnown(db, { site }, after) {
    const { results } = await db
      .prepare(
        `SELECT taxonomy || ' ' || slug AS source, taxonomy AS "of" FROM terms
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
      const slugs = batch.filter(({ of }) => of === taxonomy).map(({ source }) => source.slice(taxonomy.length + 1));
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
        // Behind its posts; known by its slug alone.
        ...missing.map((slug): NewTask => ({ kind: "term", type: `${type}:${slug}`, id: 0, isGone: false, happenedAt: 0 })),
      ];
      found.push({ what: `terms (${type})`, asked: slugs.length, missing: missing.length, tasks });
    }
    return found;
  },
};

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
