/** What the REST interface says, as the types of the import. Fields may be missing or of any type: plug-ins change them. */

import { parseId } from "#workers/backend/content/wordpress/markup/block-markers.ts";
import { parseCaption } from "#workers/backend/content/wordpress/markup/caption.ts";
import { decodeHtml } from "#workers/backend/content/wordpress/markup/html-tree.ts";
import type { ItemLookup } from "#workers/backend/content/wordpress/source-index.ts";
import type { WordPressAttachment, WordPressItem } from "#workers/backend/content/wordpress/wordpress-source.ts";

export type JsonObject = Record<string, unknown>;

/** What is asked of an item (`_fields`). */
export const ITEM_FIELDS =
  "id,date,date_gmt,modified,modified_gmt,slug,status,type,link,title,content,excerpt,author,authors,coauthors,featured_media,parent,categories,tags,meta,is_premium,yoast_head_json.description";

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function textOfField(object: JsonObject, name: string): string {
  const value = object[name];
  if (typeof value === "string") return value;
  return isObject(value) && typeof value.rendered === "string" ? value.rendered : "";
}

/** Null when the entry has no id. Terms and authors are looked up in the index; `authors` are several of one post (rest-coauthors.ts). */
export function parseItem(object: JsonObject, index: ItemLookup, authors: WordPressItem["authors"] = []): WordPressItem | null {
  const id = parseId(object.id);
  if (id === null) return null;
  const user = parseId(object.author);
  const author = user === null ? null : index.findAuthor(String(user));
  const parent = parseId(object.parent);
  const yoast = isObject(object.yoast_head_json) ? textOfField(object.yoast_head_json, "description") : "";
  return {
    id,
    type: textOfField(object, "type") || "post",
    status: textOfField(object, "status") || "publish",
    isProtected: isObject(object.content) && object.content.protected === true,
    slug: textOfField(object, "slug"),
    title: textOfField(object, "title"),
    link: textOfField(object, "link") || null,
    dates: {
      publishedLocal: textOfField(object, "date") || null,
      publishedUtc: textOfField(object, "date_gmt") || null,
      modifiedLocal: textOfField(object, "modified") || null,
      modifiedUtc: textOfField(object, "modified_gmt") || null,
      feed: null,
    },
    excerpt: toOwnExcerpt(textOfField(object, "excerpt")),
    content: textOfField(object, "content"),
    markup: "rendered",
    authors:
      authors.length > 0 || user === null || author === null ? authors : [{ slug: author.slug, name: author.name, id: user }],
    categories: parseTerms(object.categories, "category", index),
    tags: parseTerms(object.tags, "tag", index),
    otherTaxonomies: [],
    featuredId: parseId(object.featured_media),
    commentCount: index.countComments(id),
    comments: [],
    meta: { ...parseMeta(object), ...(yoast === "" ? {} : { _yoast_wpseo_metadesc: yoast }) },
    oldSlugs: [],
    parentSlug: parent === null ? null : index.findPageSlug(parent),
  };
}

function parseTerms(ids: unknown, taxonomy: "category" | "tag", index: ItemLookup): { slug: string; title: string }[] {
  if (!Array.isArray(ids)) return [];
  return ids.flatMap((value) => {
    const id = parseId(value);
    const term = id === null ? null : index.findTerm(taxonomy, id);
    return term === null ? [] : [{ slug: term.slug, title: term.title }];
  });
}

/** Without an excerpt of its own WordPress shows the first words and `[…]`; the portal cuts for itself. */
function toOwnExcerpt(html: string): string {
  return /\[(?:…|&hellip;|&#8230;)\]\s*(?:<\/p>)?\s*$/.test(html) ? "" : html;
}

function parseMeta(object: JsonObject): Record<string, string> {
  const meta: Record<string, string> = {};
  for (const [key, value] of Object.entries(isObject(object.meta) ? object.meta : {})) {
    if (["string", "number", "boolean"].includes(typeof value)) meta[key] = String(value);
  }
  if (object.is_premium !== undefined) meta.is_premium = String(object.is_premium);
  return meta;
}

type Note = (what: string, detail?: string | null) => void;

/** Relative links of its caption belong to `baseUrl`. */
export function parseAttachment(object: JsonObject, baseUrl: string, note: Note): WordPressAttachment | null {
  const id = parseId(object.id);
  const url = textOfField(object, "source_url");
  if (id === null || url === "") return null;
  return {
    id,
    url,
    alt: decodeHtml(textOfField(object, "alt_text")),
    caption: parseCaption(textOfField(object, "caption"), baseUrl, note),
    modified: textOfField(object, "modified_gmt") || null,
  };
}
