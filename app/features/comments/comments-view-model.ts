/** The readers' comments on a post (decision 100). */
import { sanitizeRich } from "#app/components/content/sanitize-content.ts";
import { type Pagination, toPagination } from "#app/components/listing/pagination.ts";
import { toCommentCountText } from "#app/components/teaser/teaser-texts.ts";
import { toClockText } from "#app/domain/post/clock-text.ts";
import { type DateText, toDateText, toDayText } from "#app/domain/post/date-text.ts";
import { toPlainText } from "#app/domain/post/plain-text.ts";
import type { GetCommentsQuery } from "#graphql/generated/operations.ts";

type WirePost = NonNullable<GetCommentsQuery["post"]>;

export type CommentView = { anchor: string; author: string; date: DateText; html: string; depth: number };
export type CommentsView = {
  title: string;
  post: { title: string; link: string };
  /** Null where there are no comments. */
  count: string | null;
  comments: CommentView[];
  pagination: Pagination | null;
};

export function toCommentsView({ title, link, comments }: WirePost, now: Date): CommentsView {
  const path = toCommentsPath(link);
  return {
    title: "Kommentare",
    post: { title: toPlainText(title.rendered), link },
    count: toCommentCountText(comments.total),
    comments: comments.items.map(({ id, author, date, html, depth }) => ({
      anchor: `kommentar-${id}`,
      author,
      date: toDateText(date, `${toDayText(date)}, ${toClockText(date)} Uhr`, now),
      html: sanitizeRich(html),
      depth,
    })),
    pagination: toPagination(comments.page, comments.total_pages, { first: path, pattern: `${path}/page/{page}` }),
  };
}

/** `link` is the post's. */
export function toCommentsPath(link: string): string {
  return `${link}/kommentare`;
}
