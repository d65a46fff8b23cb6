/**
 * An export file as a source. It is read twice: pictures, authors and patterns may stand after the posts that
 * use them, so the first pass notes them on disk, and the second brings the posts one by one.
 */

import { toAuthorSlug } from "#workers/backend/content/wordpress/convert/wordpress-slug.ts";
import { parseId } from "#workers/backend/content/wordpress/markup/block-markers.ts";
import { parseCaption } from "#workers/backend/content/wordpress/markup/caption.ts";
import { decodeHtml, toPlainText } from "#workers/backend/content/wordpress/markup/html-tree.ts";
import type { ImportIndex } from "#workers/backend/content/wordpress/source-index.ts";
import type {
  SourceComment,
  SourceEntry,
  WordPressItem,
  WordPressSite,
  WordPressSource,
  WordPressTerm,
} from "#workers/backend/content/wordpress/wordpress-source.ts";
import type { Fields, WxrEntry, WxrItem } from "./collect-entries.ts";
import type { TextNotes } from "./decoders.ts";
import { createTermPaths, type ListBases, toAuthorPaths } from "./list-paths.ts";
import { readEntries, WxrError } from "./read-entries.ts";

type Options = {
  path: string;
  /** Null: what the file itself says. */
  encoding: string | null;
  bases: ListBases;
  index: ImportIndex;
  notes: TextNotes;
  /** Told now and then during the first pass. */
  onIndexed(count: number): void;
  signal: AbortSignal;
};

/**
 * Opens an export. Throws WxrError when the file is no export; one that breaks off later is opened, and its
 * `items()` throw at that place. EncodingError and errors of the file system pass through.
 */
export async function openWxr({ path, encoding, bases, index, notes, onIndexed, signal }: Options): Promise<WordPressSource> {
  let site: WordPressSite | null = null;
  let itemCount = 0;
  let commentCount = 0;
  try {
    for await (const entry of readEntries(path, notes, encoding)) {
      signal.throwIfAborted();
      if (entry.kind === "channel") site = toSite(entry.fields);
      else indexEntry(index, entry, notes);
      if (entry.kind === "item") {
        itemCount += 1;
        commentCount += entry.item.allComments;
      }
      if (itemCount % 500 === 0) onIndexed(itemCount);
    }
  } catch (error) {
    if (!(error instanceof WxrError) || site === null || itemCount === 0) throw error;
  }
  if (site === null) throw new WxrError("The export does not say which site it comes from (wp:base_blog_url or link)");
  const { baseUrl } = site;
  const silent: TextNotes = { note: () => {} };

  async function* items(): AsyncGenerator<SourceEntry> {
    for await (const entry of readEntries(path, silent, encoding)) {
      if (entry.kind === "item") yield toSourceEntry(index, entry.item);
    }
  }
  return {
    site,
    itemCount,
    commentCount: () => commentCount,
    authors: async function* () {
      for (const { login, author } of index.authors())
        if (author.isGuest !== true) yield { ...author, formerPaths: toAuthorPaths(baseUrl, login) };
    },
    terms: async function* () {
      const toPaths = createTermPaths(baseUrl, bases);
      for (const term of index.terms()) yield { ...term, formerPaths: toPaths(term) };
    },
    items,
    findAttachment: async (id) => index.findAttachment(id),
    attachedTo: index.attachedTo,
    findPattern: index.findPattern,
    close: () => {},
  };
}

function toSite(fields: Fields): WordPressSite | null {
  const address = [fields["wp:base_blog_url"], fields["wp:base_site_url"], fields.link].find(
    (text) => text && URL.canParse(text),
  );
  if (!address) return null;
  const url = new URL(address);
  const path = url.pathname.replace(/\/+$/, "");
  return { name: `${url.host}${path}`, baseUrl: `${url.origin}${path}/`, title: fields.title ?? url.host };
}

function indexEntry(index: ImportIndex, entry: WxrEntry, notes: TextNotes): void {
  if (entry.kind === "author") indexAuthor(index, entry.fields);
  else if (entry.kind === "term") indexTerm(index, entry.fields, entry.name);
  else if (entry.kind === "item") indexItem(index, entry.item, notes);
}

function indexAuthor(index: ImportIndex, fields: Fields): void {
  const login = fields["wp:author_login"] ?? "";
  if (login === "") return;
  const full = `${fields["wp:author_first_name"] ?? ""} ${fields["wp:author_last_name"] ?? ""}`.trim();
  const shown = decodeHtml(fields["wp:author_display_name"] ?? "").trim();
  const name = (shown === login && full !== "" ? full : shown) || full || login;
  index.addAuthor(login, { ...unsaid, slug: toAuthorSlug(login), name });
}

/** An export says no more of its users. */
const unsaid = { role: null, description: null, contact: { mail: null, links: [] }, picture: null, formerPaths: [] };

function indexTerm(index: ImportIndex, fields: Fields, name: "wp:category" | "wp:tag" | "wp:term"): void {
  const own = fields["wp:term_taxonomy"];
  const taxonomy =
    name === "wp:category" || own === "category" ? "category" : name === "wp:tag" || own === "post_tag" ? "tag" : null;
  const slug = fields["wp:category_nicename"] ?? fields["wp:tag_slug"] ?? fields["wp:term_slug"] ?? "";
  const title = decodeHtml(fields["wp:cat_name"] ?? fields["wp:tag_name"] ?? fields["wp:term_name"] ?? "");
  if (taxonomy === null || slug === "" || !index.claim(`term:${taxonomy}`, slug)) return;
  const description = fields["wp:category_description"] ?? fields["wp:tag_description"] ?? fields["wp:term_description"] ?? "";
  const parent = fields["wp:category_parent"] ?? fields["wp:term_parent"] ?? "";
  const term: WordPressTerm = {
    taxonomy,
    slug,
    title: title || slug,
    description: toPlainText(description) || null,
    parent: taxonomy === "category" && parent !== "" && parent !== "0" ? parent : null,
    formerPaths: [],
  };
  index.addTerm(null, term);
}

function indexItem(index: ImportIndex, item: WxrItem, { note }: TextNotes): void {
  const { fields } = item;
  const id = parseId(fields["wp:post_id"]);
  if (id === null) return;
  const type = fields["wp:post_type"];
  if (type === "attachment") {
    const url = (fields["wp:attachment_url"] || fields.guid || "").trim();
    if (url === "") return;
    index.addAttachment(
      {
        id,
        url,
        alt: toPlainText(item.meta._wp_attachment_image_alt ?? ""),
        caption: parseCaption(
          fields["excerpt:encoded"] ?? "",
          fields.link && URL.canParse(fields.link) ? fields.link : url,
          note,
        ),
        modified: fields["wp:post_modified_gmt"] ?? null,
      },
      parseId(fields["wp:post_parent"]),
    );
  } else if (type === "wp_block" && fields["wp:status"] === "publish") {
    index.addPattern(id, fields["content:encoded"] ?? "");
  } else if (type === GUEST && fields["wp:post_name"] && fields.title) {
    const mark = fields["wp:post_name"];
    const slug = toAuthorSlug(mark.replace(COAUTHOR_MARK, ""));
    index.addAuthor(mark, { ...unsaid, slug, name: decodeHtml(fields.title).trim(), isGuest: true });
  } else if (type === "page") {
    index.addPageSlug(id, fields["wp:post_name"] ?? "");
  }
}

function toSourceEntry(index: ImportIndex, raw: WxrItem): SourceEntry {
  const { fields } = raw;
  const id = parseId(fields["wp:post_id"]);
  const type = (fields["wp:post_type"] ?? "post").trim();
  const title = fields.title ?? "";
  const place = `line ${raw.line}`;
  if (id === null) return { kind: "skipped", type, id, title, reason: `no id (${place})` };
  if (raw.isOversized) return { kind: "skipped", type, id, title, reason: `larger than 5 MB (${place})` };
  if (!index.claim("item", String(id)))
    return { kind: "skipped", type, id, title, reason: `the id stands in the file before (${place})` };
  return { kind: "item", item: toItem(index, raw, id, type) };
}

function toItem(
  index: ImportIndex,
  { fields, categories, meta, oldSlugs, commentCount, comments }: WxrItem,
  id: number,
  type: string,
): WordPressItem {
  const parentId = parseId(fields["wp:post_parent"]);
  const inTaxonomy = (...domains: string[]) =>
    categories
      .filter(({ domain }) => domains.includes(domain))
      .map(({ nicename, text }) => ({ slug: nicename, title: decodeHtml(text) || nicename }));
  return {
    id,
    type,
    status: (fields["wp:status"] ?? "").trim(),
    isProtected: (fields["wp:post_password"] ?? "") !== "",
    slug: (fields["wp:post_name"] ?? "").trim(),
    title: fields.title ?? "",
    link: fields.link?.trim() || null,
    dates: {
      publishedLocal: fields["wp:post_date"] ?? null,
      publishedUtc: fields["wp:post_date_gmt"] ?? null,
      modifiedLocal: fields["wp:post_modified"] ?? null,
      modifiedUtc: fields["wp:post_modified_gmt"] ?? null,
      feed: fields.pubDate ?? null,
    },
    excerpt: fields["excerpt:encoded"] ?? "",
    content: fields["content:encoded"] ?? "",
    markup: "raw",
    authors: toAuthors(index, fields["dc:creator"] ?? "", categories),
    categories: inTaxonomy("category"),
    tags: inTaxonomy("post_tag", "tag"),
    otherTaxonomies: categories
      .map(({ domain }) => domain)
      .filter((domain) => !["category", "post_tag", "tag", "post_format", COAUTHORS, AUTHORS].includes(domain)),
    featuredId: parseId(meta._thumbnail_id),
    commentCount,
    comments: comments.flatMap((entry) => toSourceComment(entry) ?? []),
    meta,
    oldSlugs,
    parentSlug: type === "page" && parentId !== null ? index.findPageSlug(parentId) : null,
  };
}

/** The taxonomy of the plugin Co-Authors Plus: one term an author of a post, named by the login, its slug with a mark before it. */
const COAUTHORS = "author";
/** Its type of post for somebody who is no user there: a name on posts, and no page. */
const GUEST = "guest-author";
const COAUTHOR_MARK = /^cap-/;

/** The taxonomy of the plugin PublishPress Authors: its terms have the names and the slugs of authors, guests among them. */
const AUTHORS = "ppma_author";

/** Several where a plugin names them, in its order; else the one whom WordPress names. */
function toAuthors(index: ImportIndex, creator: string, categories: WxrItem["categories"]): WordPressItem["authors"] {
  const together = categories
    .filter(({ domain }) => domain === COAUTHORS)
    .flatMap(({ nicename, text }) => {
      const found = index.findAuthor(text) ?? index.findAuthor(nicename) ?? index.findAuthor(nicename.replace(COAUTHOR_MARK, ""));
      return found === null ? [] : [{ slug: found.slug, name: found.name }];
    });
  const terms = categories.filter(({ domain, nicename }) => domain === AUTHORS && nicename !== "");
  const named = terms.map(({ nicename, text }) => ({ slug: toAuthorSlug(nicename), name: decodeHtml(text).trim() || nicename }));
  if (together.length + named.length > 0) return together.length > 0 ? together : named;
  const login = creator.trim();
  if (login === "") return [];
  const { slug, name } = index.findAuthor(login) ?? { slug: toAuthorSlug(login), name: login };
  return [{ slug, name }];
}

function toSourceComment(fields: Fields): SourceComment | null {
  const id = parseId(fields["wp:comment_id"]);
  if (id === null) return null;
  return {
    id,
    parent: parseId(fields["wp:comment_parent"]),
    author: decodeHtml(fields["wp:comment_author"] ?? "").trim(),
    html: fields["wp:comment_content"] ?? "",
    date: (fields["wp:comment_date_gmt"] ?? "").trim(),
  };
}
