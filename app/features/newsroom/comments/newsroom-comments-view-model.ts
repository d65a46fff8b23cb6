/** Readers' comments as the newsroom sees them, hidden ones included (decision 100). */
import { sanitizeRich } from "#app/components/content/sanitize-content.ts";
import { NEWSROOM_COMMENTS_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { toMomentText } from "#app/domain/post/date-text.ts";
import { toPlainText } from "#app/domain/post/plain-text.ts";
import type { GetNewsroomCommentsQuery } from "#graphql/generated/operations.ts";

type WireComment = NonNullable<NonNullable<GetNewsroomCommentsQuery["newsroom"]>["comments"]>[number];

export type NewsroomCommentView = ReturnType<typeof toComment>;
export type NewsroomCommentsView = ReturnType<typeof toNewsroomCommentsView>;
type CommentsAsked = { post: number | null; before: number | null };

/** As the back end pages them. */
const COMMENTS_A_PAGE = 50;
const LONG = 700;
const BEGINNING = 400;

export function toNewsroomCommentsView(comments: readonly WireComment[], asked: CommentsAsked) {
  const last = comments.length < COMMENTS_A_PAGE ? undefined : comments.at(-1);
  return {
    comments: comments.map(toComment),
    /** Address of the page before. */
    older: last === undefined ? null : toCommentsPath({ ...asked, before: last.id }),
    /** Of this page, for its forms. */
    path: toCommentsPath(asked),
  };
}

/** The list's address; `post` shows one post's alone. */
export function toCommentsPath({ post, before }: CommentsAsked): string {
  const query = new URLSearchParams({
    ...(post === null ? {} : { beitrag: String(post) }),
    ...(before === null ? {} : { vor: String(before) }),
  });
  return query.size === 0 ? NEWSROOM_COMMENTS_PATH : `${NEWSROOM_COMMENTS_PATH}?${query}`;
}

function toComment(comment: WireComment) {
  const { id, author, date, html, is_hidden: isHidden, post_id: postId, post_title: title, post_link: link } = comment;
  const text = toPlainText(html);
  return {
    id,
    author,
    isHidden,
    html: sanitizeRich(html),
    time: toMomentText(date),
    /** The beginning of a long comment, whose whole text is behind a disclosure. */
    beginning: text.length > LONG ? `${text.slice(0, BEGINNING).trimEnd()} …` : null,
    post: { title: toPlainText(title), path: `${link}/kommentare`, id: postId },
  };
}
