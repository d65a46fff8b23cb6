/** A comment as readers see it (decision 100). */
import { sanitizeRich } from "#app/components/content/sanitize-content.ts";
import { toCommentAnchor, toCommentPath } from "#app/domain/comment/comment-paths.ts";
import { toClockText } from "#app/domain/post/clock-text.ts";
import { type DateText, toDateText, toDayText } from "#app/domain/post/date-text.ts";
import type { CommentPartsFragment } from "#graphql/generated/operations.ts";

export type CommentView = {
  id: number;
  anchor: string;
  /** Of its conversation's page, at the comment. */
  link: string;
  author: string;
  date: DateText;
  html: string;
  depth: number;
  isEdited: boolean;
  isByNewsroom: boolean;
  isGone: boolean;
  useful: number;
};

/** `link` is the post's. */
export function toCommentView(comment: CommentPartsFragment, link: string, now: Date): CommentView {
  const { id, author, date, html, depth } = comment;
  return {
    id,
    anchor: toCommentAnchor(id),
    link: toCommentPath(link, id),
    author,
    date: toDateText(date, `${toDayText(date)}, ${toClockText(date)} Uhr`, now),
    html: sanitizeRich(html),
    depth,
    isEdited: comment.is_edited,
    isByNewsroom: comment.is_by_newsroom,
    isGone: comment.is_gone,
    useful: comment.useful_count,
  };
}
