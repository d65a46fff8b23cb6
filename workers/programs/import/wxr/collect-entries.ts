/** Puts the elements of an export together to entries: the channel, authors, terms, items. */
import { MAX_COMMENT_LENGTH } from "#workers/backend/content/comments/comment-record.ts";

export type Fields = Record<string, string>;
export type WxrItem = {
  fields: Fields;
  categories: { domain: string; nicename: string; text: string }[];
  meta: Record<string, string>;
  oldSlugs: string[];
  /** Those that the site shows. */
  commentCount: number;
  /** All there are: waiting ones, spam and references of other sites, too. */
  allComments: number;
  /** Approved ones, at most a thousand. */
  comments: Fields[];
  line: number;
  isOversized: boolean;
};
export type WxrEntry =
  | { kind: "channel"; fields: Fields }
  | { kind: "author"; fields: Fields }
  | { kind: "term"; name: "wp:category" | "wp:tag" | "wp:term"; fields: Fields }
  | { kind: "item"; item: WxrItem };

export type EntryCollector = {
  open(name: string, attributes: Record<string, string>): void;
  close(): void;
  addText(text: string): void;
  /** The text before this was cut, because it is too long. */
  markOversized(): void;
  /** The entries that are complete, once. */
  take(): WxrEntry[];
  hasRoot(): boolean;
  hasWordPress(): boolean;
};

const CHANNEL_FIELDS = new Set(["title", "link", "language", "wp:base_site_url", "wp:base_blog_url", "wp:wxr_version"]);
const ITEM_FIELDS = new Set([
  "title",
  "link",
  "pubDate",
  "dc:creator",
  "guid",
  "content:encoded",
  "excerpt:encoded",
  "wp:post_id",
  "wp:post_date",
  "wp:post_date_gmt",
  "wp:post_modified",
  "wp:post_modified_gmt",
  "wp:post_name",
  "wp:status",
  "wp:post_parent",
  "wp:post_type",
  "wp:post_password",
  "wp:attachment_url",
]);
/** The settings of posts that the import understands. */
const META_KEYS = new Set([
  "_thumbnail_id",
  "_wp_attachment_image_alt",
  "is_premium",
  "_is_premium",
  "footnotes",
  "_yoast_wpseo_metadesc",
  "rank_math_description",
  "_aioseo_description",
]);

/** Neither address nor network of its author is read. */
const COMMENT_FIELDS = new Set([
  "wp:comment_id",
  "wp:comment_author",
  "wp:comment_date_gmt",
  "wp:comment_content",
  "wp:comment_parent",
  "wp:comment_approved",
  "wp:comment_type",
]);
const MAX_COMMENTS = 1000;

/** What an item beyond the limit still says: its id, its title. */
const SHORT_FIELD = 1000;

/** `line` tells where the parser is. Beyond `limit` characters an item keeps only its short fields. */
export function createEntryCollector(line: () => number, limit: number): EntryCollector {
  const path: string[] = [];
  let entries: WxrEntry[] = [];
  let channel: Fields | null = {};
  let hasWordPress = false;
  let fields: Fields = {};
  let item: WxrItem | null = null;
  let length = 0;
  let text = "";
  let attributes: Record<string, string> = {};
  let part: Fields = {};

  function addEntry(entry: WxrEntry): void {
    // An RSS feed: readEntries says so at its end.
    if (!hasWordPress) return;
    if (channel) {
      entries.push({ kind: "channel", fields: channel });
      channel = null;
    }
    entries.push(entry);
  }

  function isWanted(): boolean {
    const name = path.at(-1) ?? "";
    const parent = path.at(-2);
    if (path[2] !== "item") return true;
    if (parent === "item") return ITEM_FIELDS.has(name) || name === "category";
    if (parent === "wp:postmeta") return name === "wp:meta_key" || isWantedMeta(part["wp:meta_key"] ?? "");
    return parent === "wp:comment" && COMMENT_FIELDS.has(name);
  }

  function closeItemPart(current: WxrItem, name: string): void {
    if (path.length === 4) {
      if (ITEM_FIELDS.has(name)) current.fields[name] = text;
      else if (name === "category") addCategory(current);
      else if (name === "wp:postmeta") addMeta(current, part);
      else if (name === "wp:comment") addComment(current, part);
    } else if (path.length === 5) {
      part[name] = text;
    }
  }

  function addCategory(current: WxrItem): void {
    const { domain, nicename } = attributes;
    if (domain && nicename && !current.isOversized) current.categories.push({ domain, nicename, text: text.trim() });
  }

  return {
    open(name, attributesOfTag) {
      path.push(name);
      text = "";
      if (name.startsWith("wp:")) hasWordPress = true;
      if (path.length === 3) {
        fields = {};
        length = 0;
        item =
          name === "item"
            ? {
                fields: {},
                categories: [],
                meta: {},
                oldSlugs: [],
                commentCount: 0,
                allComments: 0,
                comments: [],
                line: line(),
                isOversized: false,
              }
            : null;
      } else if (path.length === 4) {
        part = {};
        attributes = attributesOfTag;
      }
    },
    close() {
      const name = path.at(-1) ?? "";
      if (path.length === 3 && path[1] === "channel") {
        if (item) addEntry({ kind: "item", item });
        else if (name === "wp:author") addEntry({ kind: "author", fields });
        else if (name === "wp:category" || name === "wp:tag" || name === "wp:term") addEntry({ kind: "term", name, fields });
        else if (channel && CHANNEL_FIELDS.has(name)) channel[name] = text.trim();
        item = null;
      } else if (item) {
        closeItemPart(item, name);
      } else if (path.length === 4) {
        fields[name] = text.trim();
      }
      text = "";
      path.pop();
      if (path.length === 0 && channel && hasWordPress) {
        entries.push({ kind: "channel", fields: channel });
        channel = null;
      }
    },
    addText(added) {
      if (path.length < 3 || !isWanted()) return;
      // The readers' words are no part of the post's length.
      if (path.at(-2) === "wp:comment") {
        text += added.slice(0, MAX_COMMENT_LENGTH - text.length);
        return;
      }
      length += added.length;
      if (length > limit && item) item.isOversized = true;
      if (length <= limit || text.length + added.length <= SHORT_FIELD) text += added;
    },
    markOversized() {
      if (item && isWanted()) item.isOversized = true;
    },
    take() {
      const taken = entries;
      entries = [];
      return taken;
    },
    hasRoot: () => path.length > 0 || channel === null,
    hasWordPress: () => hasWordPress,
  };
}

function isWantedMeta(key: string): boolean {
  return META_KEYS.has(key) || key === "_wp_old_slug";
}

function addMeta(item: WxrItem, part: Fields): void {
  const key = part["wp:meta_key"] ?? "";
  const value = part["wp:meta_value"] ?? "";
  if (key === "_wp_old_slug" && !item.isOversized) item.oldSlugs.push(value);
  else if (META_KEYS.has(key)) item.meta[key] = value;
}

function addComment(item: WxrItem, part: Fields): void {
  item.allComments += 1;
  if (!isCounted(part)) return;
  item.commentCount += 1;
  if (item.comments.length < MAX_COMMENTS) item.comments.push(part);
}

/** Approved, and written by a person: no pingbacks, no trackbacks, no notes of plug-ins. */
function isCounted(comment: Fields): boolean {
  const type = (comment["wp:comment_type"] ?? "").trim();
  return (comment["wp:comment_approved"] ?? "").trim() === "1" && (type === "" || type === "comment");
}
