/** How posts and pages, comments and pictures that came from the site are walked through, by their numbers there. */
import { findTypePath } from "#workers/backend/content/bridge/site/read-item.ts";
import type { NewTask } from "#workers/backend/content/bridge/tasks/bridge-tasks.ts";
import { parseId } from "#workers/backend/content/wordpress/markup/block-markers.ts";
import { type Found, type Known, listMissing, PER_QUESTION, type Walk } from "./walk.ts";

/** Reads the rows of the site, by `sql` with the bounds of their sources. */
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
    `SELECT source, "of" FROM (
       SELECT * FROM (SELECT source, type AS "of" FROM posts WHERE source > ?1 AND source < ?2
         -- The site does not show drafts and planned posts (decision 101).
         AND NOT EXISTS (SELECT 1 FROM waiting_posts w WHERE w.source = posts.source) ORDER BY source LIMIT ${PER_QUESTION})
       UNION ALL
       SELECT * FROM (SELECT source, 'page' FROM pages WHERE source > ?1 AND source < ?2 ORDER BY source LIMIT ${PER_QUESTION}))
     ORDER BY source LIMIT ${PER_QUESTION}`,
    toSourcePrefix,
  ),
  async ask(_db, site, batch) {
    const found: Found[] = [];
    for (const type of new Set(batch.map((entry) => entry.of))) {
      const path = await findTypePath(site, type);
      if (path === null) continue;
      const ids = batch.filter((entry) => entry.of === type).flatMap((entry) => toNumber(entry) ?? []);
      const missing = await listMissing(site, path, ids);
      // These are not announced deletions, only suspected ones: a post that the site still shows stays.
      const tasks = missing.map((id): NewTask => ({ kind: "item", type, id, isGone: false, happenedAt: 0 }));
      found.push({ what: `posts of type ${type}`, asked: ids.length, missing: missing.length, tasks });
    }
    return found;
  },
};

/** Withdrawn ones, copies of what was written here among them, and those that were erased for somebody's sake. */
export const commentWalk: Walk = {
  readKnown: readBetween(
    `SELECT source, "of" FROM (
       SELECT * FROM (SELECT c.source, p.source AS "of" FROM comments c JOIN posts p ON p.id = c.post_id
         WHERE c.source > ?1 AND c.source < ?2 ORDER BY c.source LIMIT ${PER_QUESTION})
       UNION ALL
       SELECT * FROM (SELECT source, post FROM wordpress_comments WHERE source > ?1 AND source < ?2 AND is_shown = 1
         ORDER BY source LIMIT ${PER_QUESTION}))
     ORDER BY source LIMIT ${PER_QUESTION}`,
    (name) => `wp:${name}:comment-`,
  ),
  async ask(_db, site, batch) {
    const posts = new Map(batch.map((entry) => [toNumber(entry), parseId(entry.of.split(":").at(-1))]));
    const ids = batch.flatMap((entry) => toNumber(entry) ?? []);
    const missing = await listMissing(site, "wp/v2/comments", ids);
    const touched = new Set(missing.flatMap((id) => posts.get(id) ?? []));
    const tasks = [...touched].map((id): NewTask => ({ kind: "comments", type: "post", id, isGone: false, happenedAt: 0 }));
    return [{ what: "comments", asked: ids.length, missing: missing.length, tasks }];
  },
};

export const mediaWalk: Walk = {
  readKnown: readBetween(
    `SELECT source, '' AS "of" FROM media WHERE source > ?1 AND source < ?2 ORDER BY source LIMIT ${PER_QUESTION}`,
    toSourcePrefix,
  ),
  async ask(_db, site, batch) {
    const ids = batch.flatMap((entry) => toNumber(entry) ?? []);
    const missing = await listMissing(site, "wp/v2/media", ids);
    const tasks = missing.map((id): NewTask => ({ kind: "media", type: "", id, isGone: false, happenedAt: 0 }));
    return [{ what: "pictures", asked: ids.length, missing: missing.length, tasks }];
  },
};
