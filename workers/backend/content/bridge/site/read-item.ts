/** One post or page of the site with all that belongs to it, as it is at this moment. */
import { parseId } from "#workers/backend/content/wordpress/markup/block-markers.ts";
import { decodeHtml } from "#workers/backend/content/wordpress/markup/html-tree.ts";
import { parseAuthor } from "#workers/backend/content/wordpress/rest/rest-author.ts";
import {
  COAUTHORS_PATH,
  hasCoauthors,
  parseCoauthors,
  parsePostAuthors,
} from "#workers/backend/content/wordpress/rest/rest-coauthors.ts";
import { RestError } from "#workers/backend/content/wordpress/rest/rest-error.ts";
import {
  ITEM_FIELDS,
  isObject,
  type JsonObject,
  parseAttachment,
  parseItem,
  textOfField,
} from "#workers/backend/content/wordpress/rest/rest-item.ts";
import type { WordPressAttachment, WordPressItem, WordPressTerm } from "#workers/backend/content/wordpress/wordpress-source.ts";
import type { BridgeSite } from "./open-site.ts";

const usual: Readonly<Record<string, string>> = { post: "wp/v2/posts", page: "wp/v2/pages" };

/** The path at which a type is read; null when the site does not show it. */
export async function findTypePath({ ask }: BridgeSite, type: string): Promise<string | null> {
  if (Object.hasOwn(usual, type)) return usual[type] ?? null;
  const { status, body } = await ask(`wp/v2/types/${encodeURIComponent(type)}`);
  if (status !== 200 || !isObject(body)) return null;
  const base = textOfField(body, "rest_base");
  return base === "" ? null : `${textOfField(body, "rest_namespace") || "wp/v2"}/${base}`;
}

/**
 * Null when the site says that there is no such thing, or none that everybody may read. Throws RestError when it says nothing that can
 * be believed: a site that is closed for an hour has deleted nothing.
 */
export async function readItem(site: BridgeSite, type: string, id: number): Promise<WordPressItem | null> {
  const path = await findTypePath(site, type);
  if (path === null) {
    await requireOpenSite(site);
    return null;
  }
  const reply = await site.ask(`${path}/${id}`, { _embed: "author,wp:term", _fields: `${ITEM_FIELDS},_links,_embedded` });
  if (reply.status === 200 && isObject(reply.body) && parseId(reply.body.id) === id) {
    const item = parseItem(reply.body, await createLookup(site, reply.body, id), await readAuthors(site, reply.body, id));
    return item === null ? null : { ...item, type };
  }
  const code = isObject(reply.body) ? textOfField(reply.body, "code") : "";
  if (![401, 403, 404, 410].includes(reply.status) || !code.startsWith("rest_"))
    throw new RestError(`${reply.url} was answered with status ${reply.status}, and not as WordPress does`, reply.status);
  await requireOpenSite(site);
  return null;
}

/** That its posts may be read at all. */
export async function requireOpenSite({ ask }: BridgeSite): Promise<void> {
  const { status, body, url } = await ask("wp/v2/posts", { per_page: 1, _fields: "id" });
  if (status !== 200 || !Array.isArray(body)) throw new RestError(`${url} is closed (status ${status})`, status);
}

async function createLookup(site: BridgeSite, object: JsonObject, id: number) {
  const embedded = isObject(object._embedded) ? object._embedded : {};
  const authors = toObjects(embedded.author).flatMap((entry) => parseAuthor(entry, site.site.baseUrl) ?? []);
  const terms = (Array.isArray(embedded["wp:term"]) ? embedded["wp:term"] : []).flatMap(toObjects);
  const comments = await countComments(site, id);
  const parent = parseId(object.parent);
  const parentSlug = parent === null ? null : await readParentSlug(site, parent);
  return {
    findAuthor: (login: string) => authors.find((author) => author.id === login)?.author ?? null,
    findTerm: (taxonomy: WordPressTerm["taxonomy"], term: number) => findTerm(terms, taxonomy, term),
    findPageSlug: (page: number) => (page === parent ? parentSlug : null),
    countComments: () => comments,
  };
}

/** Several authors, where a plugin of the site has them; those who are users with their numbers, by which their pages are asked for. */
async function readAuthors({ ask }: BridgeSite, object: JsonObject, post: number): Promise<WordPressItem["authors"]> {
  const named = parsePostAuthors(object);
  if (named.length > 0 || !hasCoauthors(object)) return named;
  const { status, body } = await ask(COAUTHORS_PATH, { post_id: post });
  const authors = status === 200 ? parseCoauthors(body) : [];
  if (authors.length === 0) return [];
  const slug = authors.map((author) => author.slug).join(",");
  const users = toObjects((await ask("wp/v2/users", { slug, per_page: 100, _fields: "id,slug" })).body);
  return authors.map((author) => {
    const id = parseId(users.find((user) => textOfField(user, "slug") === author.slug)?.id);
    return id === null ? author : { ...author, id };
  });
}

async function readParentSlug({ ask }: BridgeSite, id: number): Promise<string | null> {
  const { body } = await ask(`wp/v2/pages/${id}`, { _fields: "slug" });
  return isObject(body) ? textOfField(body, "slug") || null : null;
}

/** None where the site keeps them to itself. */
async function countComments({ ask }: BridgeSite, post: number): Promise<number> {
  const { status, headers } = await ask("wp/v2/comments", { post, per_page: 1, _fields: "id" });
  const total = Number(headers.get("x-wp-total") ?? "0");
  return status === 200 && Number.isSafeInteger(total) && total > 0 ? total : 0;
}

function findTerm(terms: JsonObject[], taxonomy: WordPressTerm["taxonomy"], id: number): WordPressTerm | null {
  const named = taxonomy === "tag" ? "post_tag" : "category";
  const found = terms.find((term) => term.id === id && textOfField(term, "taxonomy") === named);
  if (found === undefined) return null;
  const slug = textOfField(found, "slug");
  return {
    taxonomy,
    slug,
    title: decodeHtml(textOfField(found, "name")) || slug,
    description: null,
    parent: null,
    formerPaths: [],
  };
}

function toObjects(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** The attachments of these numbers that the site shows, each with its smaller copies. */
export async function readAttachments(
  { ask, site }: BridgeSite,
  ids: readonly number[],
): Promise<Map<number, WordPressAttachment>> {
  const found = new Map<number, WordPressAttachment>();
  for (let from = 0; from < ids.length; from += 100) {
    const include = ids.slice(from, from + 100).join(",");
    const { body } = await ask("wp/v2/media", { include, per_page: 100, _fields: "id,source_url,alt_text,caption,modified_gmt" });
    for (const entry of toObjects(body)) {
      const attachment = parseAttachment(entry, site.baseUrl, () => {});
      if (attachment !== null) found.set(attachment.id, attachment);
    }
  }
  return found;
}
