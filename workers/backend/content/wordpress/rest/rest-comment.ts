/** A comment as the REST interface says it: of its author the name alone. */
import { type CommentRecord, MAX_COMMENT_LENGTH } from "#workers/backend/content/comments/comment-record.ts";
import { parseId } from "#workers/backend/content/wordpress/markup/block-markers.ts";
import { decodeHtml } from "#workers/backend/content/wordpress/markup/html-tree.ts";
import type { SourceComment } from "#workers/backend/content/wordpress/wordpress-source.ts";
import { type JsonObject, textOfField } from "./rest-item.ts";

/** Null for what is no approved comment of a reader: pingbacks, spam, what waits. `post` is the post's source. */
export function toCommentRecord(entry: JsonObject, siteName: string, post: string): CommentRecord | null {
  const id = parseId(entry.id);
  const status = textOfField(entry, "status") || "approved";
  if (id === null || status !== "approved" || !["", "comment"].includes(textOfField(entry, "type"))) return null;
  const date = textOfField(entry, "date_gmt");
  const parent = parseId(entry.parent);
  return toComment({
    siteName,
    post,
    id,
    parent,
    author: decodeHtml(textOfField(entry, "author_name")),
    html: textOfField(entry, "content"),
    date,
  });
}

/** The same for an import, which knows the post by its number. */
export function toSourceComment(entry: JsonObject): SourceComment | null {
  const id = parseId(entry.id);
  if (id === null) return null;
  const author = decodeHtml(textOfField(entry, "author_name"));
  const html = textOfField(entry, "content");
  return { id, parent: parseId(entry.parent), author, html, date: textOfField(entry, "date_gmt") };
}

type Facts = { siteName: string; post: string; id: number; parent: number | null; author: string; html: string; date: string };

/** A long one is cut, so that it keeps no other from coming. Null for one without text or without a date. Dates are UTC, `2026-11-20 10:00:00` or with `T`. */
export function toComment({ siteName, post, id, parent, author, html, date }: Facts): CommentRecord | null {
  const time = Date.parse(`${date.replace(" ", "T").replace(/Z$/, "")}Z`);
  if (Number.isNaN(time) || html.trim() === "") return null;
  const name = `wp:${siteName}:comment-`;
  return {
    source: `${name}${id}`,
    post,
    parent: parent === null ? null : `${name}${parent}`,
    author: author.trim().slice(0, 100) || "Anonym",
    html: html.slice(0, MAX_COMMENT_LENGTH).toWellFormed(),
    date: new Date(time).toISOString(),
  };
}
