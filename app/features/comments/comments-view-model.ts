/** The readers' comments on a post (decision 100). */
import { type CommentView, toCommentView } from "#app/components/comment/to-comment-view.ts";
import { toCommentCountText } from "#app/components/teaser/teaser-texts.ts";
import {
  AFTER_PARAMETER,
  type CommentSort,
  commentSorts,
  SORT_PARAMETER,
  toCommentAnchor,
  toCommentsPath,
} from "#app/domain/comment/comment-paths.ts";
import { toPlainText } from "#app/domain/post/plain-text.ts";
import type { GetCommentsQuery, GetConversationQuery } from "#graphql/generated/operations.ts";

type WireList = NonNullable<GetCommentsQuery["post"]>;
type WireConversation = NonNullable<GetConversationQuery["post"]>;

/** Null where none are taken. */
export type Commenting = "AFTER" | "BEFORE" | null;
export type ListedComment = CommentView & {
  /** What stands below it: the way to the answers that the list leaves out. */
  more: { text: string; link: string } | null;
};
type Thread = {
  post: { id: number; title: string; link: string };
  /** Of the page, for its forms. */
  path: string;
  commenting: Commenting;
  comments: ListedComment[];
};
export type CommentsView = Thread & {
  /** Null where there are no comments. */
  count: string | null;
  reactions: number;
  sorts: { title: string; link: string; isCurrent: boolean }[];
  next: string | null;
};
export type ConversationView = Thread & {
  /** The comment that an answer from this page answers, and whose it is; null where it is gone. */
  answered: { id: number; author: string } | null;
  earlier: string | null;
  later: string | null;
};

type Asked = { sort: CommentSort; after: string | null };

export function toCommentsView(id: number, wire: WireList, { sort, after }: Asked, now: Date): CommentsView {
  const { title, link, comments, commenting, reaction_count: reactions } = wire;
  const path = toCommentsPath(link);
  return {
    reactions,
    post: { id, title: toPlainText(title.rendered), link },
    path,
    commenting: toCommenting(commenting),
    count: toCommentCountText(comments.total),
    comments: comments.items.map((item) => ({
      ...toCommentView(item, link, now),
      more: item.more_answers === 0 ? null : toMore(item.more_answers, `${path}/${item.id}`),
    })),
    sorts:
      comments.items.length < 2 && after === null
        ? []
        : commentSorts.map((entry) => ({
            title: entry.title,
            link: toListPath(path, entry.sort, null),
            isCurrent: entry.sort === sort,
          })),
    next: comments.next === null ? null : toListPath(path, sort, comments.next),
  };
}

export function toConversationView(
  id: number,
  wire: WireConversation & { conversation: NonNullable<WireConversation["conversation"]> },
  asked: { comment: number; after: string | null },
  now: Date,
): ConversationView {
  const { title, link, conversation, commenting } = wire;
  const path = toCommentsPath(link);
  const comments = conversation.items.map((item) => ({ ...toCommentView(item, link, now), more: null }));
  const answered = comments.find((comment) => comment.id === asked.comment && !comment.isGone);
  const own = `${path}/${asked.comment}`;
  return {
    post: { id, title: toPlainText(title.rendered), link },
    path: own,
    commenting: toCommenting(commenting),
    comments,
    answered: answered === undefined ? null : { id: answered.id, author: answered.author },
    earlier: conversation.has_earlier ? `${path}/${conversation.first}#${toCommentAnchor(conversation.first)}` : null,
    later: conversation.next === null ? null : `${own}?${AFTER_PARAMETER}=${conversation.next}`,
  };
}

/** The page of a comment that went away while somebody answered it. */
export function toGoneView(
  id: number,
  { title, link }: Pick<WireConversation, "title" | "link">,
  comment: number,
): ConversationView {
  const path = `${toCommentsPath(link)}/${comment}`;
  const post = { id, title: toPlainText(title.rendered), link };
  return { post, path, commenting: null, comments: [], answered: null, earlier: null, later: null };
}

function toCommenting(commenting: WireList["commenting"] | undefined): Commenting {
  return commenting === "AFTER" || commenting === "BEFORE" ? commenting : null;
}

function toMore(count: number, link: string): { text: string; link: string } {
  return { text: count === 1 ? "Noch eine Antwort" : `${count} weitere Antworten`, link };
}

function toListPath(path: string, sort: CommentSort, after: string | null): string {
  const word = commentSorts.find((entry) => entry.sort === sort)?.word ?? null;
  const query = new URLSearchParams({
    ...(word === null ? {} : { [SORT_PARAMETER]: word }),
    ...(after === null ? {} : { [AFTER_PARAMETER]: after }),
  });
  return query.size === 0 ? path : `${path}?${query}`;
}
