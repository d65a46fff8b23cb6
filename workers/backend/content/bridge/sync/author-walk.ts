/** Authors of whom the site says something else by now. Those that it does not show stay: it shows only who has published something. */
import { AUTHOR, type NewTask } from "#workers/backend/content/bridge/tasks/bridge-tasks.ts";
import { toPictureOfAuthor } from "#workers/backend/content/wordpress/convert/to-author-record.ts";
import { AUTHOR_FIELDS, parseAuthor } from "#workers/backend/content/wordpress/rest/rest-author.ts";
import { isObject } from "#workers/backend/content/wordpress/rest/rest-item.ts";
import type { AuthorContact, WordPressAuthor } from "#workers/backend/content/wordpress/wordpress-source.ts";
import { type Known, PER_QUESTION, type Walk } from "./walk.ts";

/** Known by their names in addresses; `of` is all that is said of them here. */
export const authorWalk: Walk = {
  async readKnown(db, { site }, after) {
    const { results } = await db
      .prepare(
        `SELECT a.slug AS source, json_array(a.name, a.role, a.description, json(a.contact), m.source, a.has_page) AS "of"
         FROM authors a LEFT JOIN media m ON m.id = a.media_id WHERE a.slug > ?1 AND a.owner = ?2 ORDER BY a.slug LIMIT ${PER_QUESTION}`,
      )
      .bind(after, `wp:${site.name}`)
      .all<Known>();
    return results;
  },
  async ask(_db, { ask, site }, batch) {
    const slugs = batch.map(({ source }) => source).join(",");
    const { status, body } = await ask("wp/v2/users", { per_page: PER_QUESTION, slug: slugs, _fields: AUTHOR_FIELDS });
    // Many sites keep their authors to themselves.
    if (status !== 200 || !Array.isArray(body)) return [];
    const known = new Map(batch.map(({ source, of }) => [source, of]));
    const tasks = body.filter(isObject).flatMap((entry): NewTask[] => {
      const parsed = parseAuthor(entry, site.baseUrl);
      const said = parsed === null ? undefined : known.get(parsed.author.slug);
      if (parsed === null || said === undefined || said === toSaid(parsed.author, site.name)) return [];
      return [{ kind: "term", type: AUTHOR, id: Number(parsed.id), isGone: false, happenedAt: 0 }];
    });
    return [{ what: "authors", asked: batch.length, missing: 0, tasks }];
  },
};

/** As `readKnown` has it. */
function toSaid(author: WordPressAuthor, siteName: string): string {
  const { name, role, description, contact } = author;
  const picture = toPictureOfAuthor(author, siteName)?.source ?? null;
  return JSON.stringify([name, role, description, isEmpty(contact) ? null : contact, picture, 1]);
}

function isEmpty({ mail, links }: AuthorContact): boolean {
  return mail === null && links.length === 0;
}
