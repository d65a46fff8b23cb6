/**
 * Several authors of a post, as two plugins show them over the REST interface. PublishPress Authors names them in the post (`authors`);
 * Co-Authors Plus shows the numbers of its terms there (`coauthors`), and whom they mean at `coauthors/v1/coauthors?post_id=`. Logins and
 * addresses of accounts are not read.
 */
import { toAuthorSlug } from "#workers/backend/content/wordpress/convert/wordpress-slug.ts";
import { parseId } from "#workers/backend/content/wordpress/markup/block-markers.ts";
import { decodeHtml } from "#workers/backend/content/wordpress/markup/html-tree.ts";
import type { WordPressItem } from "#workers/backend/content/wordpress/wordpress-source.ts";
import { isObject, type JsonObject, textOfField } from "./rest-item.ts";

type Authors = WordPressItem["authors"];

/** Where Co-Authors Plus says whom the terms of a post mean (since its version 3.6). */
export const COAUTHORS_PATH = "coauthors/v1/coauthors";
const MAX_AUTHORS = 20;

/** Those that the post itself names, in its order; none where no plugin does. */
export function parsePostAuthors(object: JsonObject): Authors {
  return toAuthors(object.authors, ({ user_id: user, is_guest: isGuest, ...entry }) => ({
    slug: textOfField(entry, "slug"),
    id: isGuest === 1 || isGuest === true ? null : parseId(user),
  }));
}

/** Whether the post has authors of Co-Authors Plus, which have to be asked for. */
export function hasCoauthors(object: JsonObject): boolean {
  return Array.isArray(object.coauthors) && object.coauthors.some((term) => parseId(term) !== null);
}

/** What Co-Authors Plus answers. Its numbers are of users and of guests alike, and so are none here. */
export function parseCoauthors(body: unknown): Authors {
  return toAuthors(body, (entry) => ({ slug: textOfField(entry, "user_nicename"), id: null }));
}

function toAuthors(value: unknown, read: (entry: JsonObject) => { slug: string; id: number | null }): Authors {
  const found = (Array.isArray(value) ? value : []).filter(isObject).flatMap((entry) => {
    const name = decodeHtml(textOfField(entry, "display_name")).trim();
    const { slug, id } = read(entry);
    return name === "" || slug === "" ? [] : [{ slug: toAuthorSlug(slug), name, ...(id === null ? {} : { id }) }];
  });
  return [...new Map(found.map((author) => [author.slug, author])).values()].slice(0, MAX_AUTHORS);
}
