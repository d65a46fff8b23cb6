/** Authors that have other names at the site. Those that it does not show stay: it shows only who has published something. */
import { AUTHOR, type NewTask } from "#workers/backend/content/bridge/tasks/bridge-tasks.ts";
import { toAuthorSlug } from "#workers/backend/content/wordpress/convert/wordpress-slug.ts";
import { parseId } from "#workers/backend/content/wordpress/markup/block-markers.ts";
import { decodeHtml } from "#workers/backend/content/wordpress/markup/html-tree.ts";
import { isObject, textOfField } from "#workers/backend/content/wordpress/rest/rest-item.ts";
import { type Known, PER_QUESTION, type Walk } from "./walk.ts";

/** Known by their names in addresses; `of` is the name here. */
export const authorWalk: Walk = {
  async readKnown(db, { site }, after) {
    const { results } = await db
      .prepare(
        `SELECT slug AS source, name AS "of" FROM authors WHERE slug > ?1 AND owner = ?2 ORDER BY slug LIMIT ${PER_QUESTION}`,
      )
      .bind(after, `wp:${site.name}`)
      .all<Known>();
    return results;
  },
  async ask(_db, { ask }, batch) {
    const slugs = batch.map(({ source }) => source).join(",");
    const { status, body } = await ask("wp/v2/users", { per_page: PER_QUESTION, slug: slugs, _fields: "id,slug,name" });
    // Many sites keep their authors to themselves.
    if (status !== 200 || !Array.isArray(body)) return [];
    const names = new Map(batch.map(({ source, of }) => [source, of]));
    const tasks = body.filter(isObject).flatMap((entry): NewTask[] => {
      const id = parseId(entry.id);
      const known = names.get(toAuthorSlug(textOfField(entry, "slug")));
      const isSame = known === undefined || known === decodeHtml(textOfField(entry, "name")).trim();
      return id === null || isSame ? [] : [{ kind: "term", type: AUTHOR, id, isGone: false, happenedAt: 0 }];
    });
    return [{ what: "authors", asked: batch.length, missing: 0, tasks }];
  },
};
