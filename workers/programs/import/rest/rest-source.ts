/** A live WordPress site as a source: read page by page in the order of the ids. */

import { parseId } from "#workers/backend/content/wordpress/markup/block-markers.ts";
import { decodeHtml } from "#workers/backend/content/wordpress/markup/html-tree.ts";
import type { WordPressApi } from "#workers/backend/content/wordpress/rest/discover-api.ts";
import { AUTHOR_FIELDS, parseAuthor } from "#workers/backend/content/wordpress/rest/rest-author.ts";
import {
  COAUTHORS_PATH,
  hasCoauthors,
  parseCoauthors,
  parsePostAuthors,
} from "#workers/backend/content/wordpress/rest/rest-coauthors.ts";
import { toSourceComment } from "#workers/backend/content/wordpress/rest/rest-comment.ts";
import { type RestClient, RestError } from "#workers/backend/content/wordpress/rest/rest-error.ts";
import {
  ITEM_FIELDS,
  isObject,
  type JsonObject,
  parseAttachment,
  parseItem,
  textOfField,
} from "#workers/backend/content/wordpress/rest/rest-item.ts";
import type { ImportIndex } from "#workers/backend/content/wordpress/source-index.ts";
import type { SourceEntry, WordPressItem, WordPressSource } from "#workers/backend/content/wordpress/wordpress-source.ts";
import { addCategories, addTerm } from "./rest-terms.ts";

/** The most that WordPress gives at once. */
const PER_PAGE = 100;
/** Types that are parts of the site's machinery, not content. */
const MACHINERY = /^(?:attachment|nav_menu_item|wp_.*|elementor_.*|oembed_cache|revision|custom_css)$/;

/** Neither address nor picture of its author is asked for. */
const COMMENT_FIELDS = "id,post,parent,author_name,date_gmt,content,type";

const KNOWN_TAXONOMIES = new Set([
  "category",
  "post_tag",
  "nav_menu",
  "post_format",
  "wp_pattern_category",
  // Of several authors of a post.
  "author",
  "ppma_author",
]);

type Options = {
  api: WordPressApi;
  client: RestClient;
  index: ImportIndex;
  isWantedType(type: string): boolean;
  /** Also what is not published yet; then `user` is who asks. */
  takesDrafts: boolean;
  user: string | null;
  note(what: string, detail?: string | null): void;
};

/** `status`: of what is not published; null is what everybody reads. */
type Listing = { path: string; type: string; total: number; status: string | null };
const UNPUBLISHED = "draft,pending,future";

/** Throws RestError when posts cannot be read at all. */
export async function openRest({ api, client, index, takesDrafts, user, isWantedType, note }: Options): Promise<WordPressSource> {
  const home = new URL(api.home);
  const path = home.pathname.replace(/\/+$/, "");
  const baseUrl = `${home.origin}${path}/`;
  const listings = await findListings();
  let hasTerms = false;
  let hasAuthors = false;
  const together = new Map<string, WordPressItem["authors"]>();

  async function* list(of: string, parameters: Record<string, string | number> = {}): AsyncGenerator<JsonObject[]> {
    let before = "";
    for (let page = 1; ; page += 1) {
      const address = api.toAddress(of, { per_page: PER_PAGE, page, ...parameters });
      const { status, body, headers } = await client.get(address);
      if (page > 1 && status === 400) return; // beyond the end, when entries went away meanwhile
      if (!Array.isArray(body)) throw new RestError(`${address} does not answer with a list (status ${status})`, status);
      const ids = JSON.stringify(body.map((entry) => isObject(entry) && entry.id));
      // A site that gives the same page for ever, whatever number it is asked for.
      if (body.length === 0 || ids === before) return;
      before = ids;
      yield body.filter(isObject);
      const pages = Number(headers.get("x-wp-totalpages") ?? Number.NaN);
      if (Number.isNaN(pages) ? body.length < PER_PAGE : page >= pages) return;
    }
  }

  /** Lists that a site may keep to itself: their lack is reported and hinders nothing. Whether all came. */
  async function readOptional(
    of: string,
    parameters: Record<string, string | number>,
    what: string,
    take: (entry: JsonObject) => void,
  ): Promise<boolean> {
    try {
      for await (const page of list(of, parameters)) for (const entry of page) take(entry);
      return true;
    } catch (error) {
      if (!(error instanceof RestError) || error.status === null || error.status >= 500) throw error;
      note(`${what} are not public on the site, left out`, error.message);
      return false;
    }
  }

  async function findListings(): Promise<Listing[]> {
    const { body } = await client.get(api.toAddress("wp/v2/types"));
    const named = Object.entries(isObject(body) ? body : {}).flatMap(([type, entry]) => {
      const base = isObject(entry) ? textOfField(entry, "rest_base") : "";
      const space = isObject(entry) ? textOfField(entry, "rest_namespace") || "wp/v2" : "wp/v2";
      return base === "" ? [] : [{ type, path: `${space}/${base}` }];
    });
    const types =
      named.length > 0
        ? named
        : [
            { type: "post", path: "wp/v2/posts" },
            { type: "page", path: "wp/v2/pages" },
          ];
    const found: Listing[] = [];
    for (const { type, path: of } of types.filter((entry) => !MACHINERY.test(entry.type))) {
      const { status, body: first, headers } = await client.get(api.toAddress(of, { per_page: 1, _fields: "id" }));
      const total = Number(headers.get("x-wp-total") ?? (Array.isArray(first) ? first.length : 0));
      if (!isWantedType(type)) {
        if (status === 200 && total > 0) note(`posts of type ${type} left out (--post-types ${type} brings them)`, `${total}`);
      } else if (status === 200 && Array.isArray(first)) found.push({ path: of, type, total, status: null });
      else if (type === "post")
        throw new RestError(
          `The site does not let visitors read its posts (status ${status}). Export a WXR file there and use --wxr.`,
          status,
        );
      else note(`posts of type ${type} are not public on the site, left out`, `status ${status}`);
    }
    return takesDrafts ? [...found, ...(await findDrafts(found))] : found;
  }

  /** Pages have no drafts here. Asked before anything is written, so that a site that refuses leaves nothing half done. */
  async function findDrafts(published: readonly Listing[]): Promise<Listing[]> {
    const found: Listing[] = [];
    for (const { path: of, type } of published.filter((listing) => listing.type !== "page")) {
      const { status, body, headers } = await client.get(api.toAddress(of, { per_page: 1, _fields: "id", status: UNPUBLISHED }));
      const total = Number(headers.get("x-wp-total") ?? (Array.isArray(body) ? body.length : 0));
      if (status === 200 && Array.isArray(body)) found.push({ path: of, type, total, status: UNPUBLISHED });
      else if (type === "post") {
        const code = isObject(body) ? textOfField(body, "code") : "";
        throw new RestError(
          `The site does not let ${user} read drafts (status ${status}${code === "" ? "" : `, ${code}`}): the user must be an editor or administrator there. Without --drafts the rest comes.`,
          status,
        );
      } else note(`drafts of type ${type} are not shown to ${user}, left out`, `status ${status}`);
    }
    return found;
  }

  async function readTerms(): Promise<void> {
    if (hasTerms) return;
    hasTerms = true;
    await noteTaxonomies();
    const categories: JsonObject[] = [];
    await readOptional("wp/v2/categories", { _fields: "id,slug,name,description,parent,link" }, "categories", (entry) =>
      categories.push(entry),
    );
    addCategories(index, categories);
    await readOptional("wp/v2/tags", { _fields: "id,slug,name,description,link" }, "tags", (entry) =>
      addTerm(index, entry, "tag", null),
    );
  }

  async function noteTaxonomies(): Promise<void> {
    const { status, body } = await client.get(api.toAddress("wp/v2/taxonomies"));
    for (const name of status === 200 && isObject(body) ? Object.keys(body) : []) {
      if (!KNOWN_TAXONOMIES.has(name)) note("taxonomy unknown to the portal, left out", name);
    }
  }

  async function readAuthors(): Promise<void> {
    if (hasAuthors) return;
    hasAuthors = true;
    await readOptional("wp/v2/users", { _fields: AUTHOR_FIELDS }, "authors", (entry) => {
      const parsed = parseAuthor(entry, baseUrl);
      if (parsed) index.addAuthor(parsed.id, parsed.author);
    });
    await readAttachments([...index.authors()].map(({ author }) => author.picture?.id ?? null));
  }

  async function readComments(): Promise<boolean> {
    return readOptional("wp/v2/comments", { _fields: COMMENT_FIELDS, orderby: "id", order: "asc" }, "comments", (entry) => {
      const post = parseId(entry.post);
      if (post === null || !["", "comment"].includes(textOfField(entry, "type"))) return;
      index.addComments(post, 1);
      const comment = toSourceComment(entry);
      if (comment !== null) index.addComment(post, comment);
    });
  }

  /** Attachments that posts or authors name, asked for together. */
  async function readAttachments(named: (number | null)[]): Promise<void> {
    const ids = named.filter((id) => id !== null).filter((id) => index.claim("attachment", String(id)));
    for (let from = 0; from < ids.length; from += PER_PAGE) {
      const include = ids.slice(from, from + PER_PAGE).join(",");
      const parameters = { include, _fields: "id,source_url,alt_text,caption,modified_gmt" };
      await readOptional("wp/v2/media", parameters, "some pictures", (entry) => {
        const attachment = parseAttachment(entry, baseUrl, note);
        if (attachment) index.addAttachment(attachment, null);
      });
    }
  }

  /** Several authors of a post, asked for once for each set of them. */
  async function findAuthors(object: JsonObject): Promise<WordPressItem["authors"]> {
    const named = parsePostAuthors(object);
    if (named.length > 0 || !hasCoauthors(object)) return named;
    const key = JSON.stringify(object.coauthors);
    const known = together.get(key);
    if (known !== undefined) return known;
    const { status, body } = await client.get(api.toAddress(COAUTHORS_PATH, { post_id: parseId(object.id) ?? 0 }));
    const authors = status === 200 ? parseCoauthors(body) : [];
    if (authors.length === 0)
      note("several authors of a post are not shown by the site, the first one comes", `status ${status}`);
    together.set(key, authors);
    return authors;
  }

  async function* items(): AsyncGenerator<SourceEntry> {
    await readTerms();
    await readAuthors();
    const hasComments = await readComments();
    for (const listing of listings) {
      const of: Record<string, string> = listing.status === null ? {} : { status: listing.status };
      for await (const page of list(listing.path, { orderby: "id", order: "asc", _fields: ITEM_FIELDS, ...of })) {
        for (const entry of page) if (listing.type === "page") addPage(index, entry);
        const entries: SourceEntry[] = [];
        for (const object of page)
          entries.push(toEntry(object, listing.type, index, { hasComments, authors: await findAuthors(object) }));
        await readAttachments(entries.flatMap((entry) => (entry.kind === "item" ? listNamedIds(entry.item) : [])));
        yield* entries;
      }
    }
  }

  return {
    site: { name: `${home.host}${path}`, baseUrl, title: decodeHtml(api.title) },
    commentCount: index.countAllComments,
    itemCount: listings.reduce((sum, listing) => sum + listing.total, 0),
    async *authors() {
      await readAuthors();
      for (const { author } of index.authors()) yield author;
    },
    async *terms() {
      await readTerms();
      yield* index.terms();
    },
    items,
    findAttachment: async (id) => index.findAttachment(id),
    attachedTo: () => [], // galleries come rendered
    findPattern: () => null, // so do patterns
    close: () => {},
  };
}

type Besides = { hasComments: boolean; authors: WordPressItem["authors"] };

function toEntry(object: JsonObject, type: string, index: ImportIndex, { hasComments, authors }: Besides): SourceEntry {
  const item = parseItem(object, index, authors);
  const title = textOfField(object, "title");
  if (item === null) return { kind: "skipped", type, id: null, title, reason: "no id" };
  if (!index.claim("item", String(item.id))) return { kind: "skipped", type, id: item.id, title, reason: "the id came before" };
  return { kind: "item", item: { ...item, type, comments: hasComments ? index.commentsOf(item.id) : null } };
}

function listNamedIds({ featuredId, content }: WordPressItem): (number | null)[] {
  return [featuredId, ...[...content.matchAll(/wp-image-(\d+)/g)].map((match) => parseId(match[1]))];
}

function addPage(index: ImportIndex, entry: JsonObject): void {
  const id = parseId(entry.id);
  if (id !== null) index.addPageSlug(id, textOfField(entry, "slug"));
}
