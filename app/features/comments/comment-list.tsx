import { CommentBody } from "#app/components/comment/comment-body.tsx";
import { Island } from "#app/islands/island.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { CommentToolsIsland } from "./comment-tools.island.tsx";
import type { ListedComment } from "./comments-view-model.ts";

const indents = ["", "ml-4 md:ml-8", "ml-7 md:ml-16", "ml-9 md:ml-24"] as const;

type CommentListProps = {
  comments: readonly ListedComment[];
  /** Of the comments' first page, where its forms are posted to. */
  path: string;
  post: number;
  canAnswer: boolean;
};

/** Conversations in the order of reading, each answer below what it answers. */
export function CommentList({ comments, ...rest }: CommentListProps) {
  return (
    <ol aria-label="Kommentare">
      {comments.map((comment) => (
        <CommentEntry key={comment.anchor} comment={comment} {...rest} />
      ))}
    </ol>
  );
}

type CommentEntryProps = Omit<CommentListProps, "comments"> & { comment: ListedComment };

function CommentEntry({ comment, path, post, canAnswer }: CommentEntryProps) {
  const { anchor, depth, isGone, more } = comment;
  const isAnswer = depth > 0;
  return (
    <li
      id={anchor}
      className={`scroll-mt-24 py-5 wrap-anywhere target:bg-surface target:[box-shadow:-0.75rem_0_var(--color-surface),0.75rem_0_var(--color-surface)] ${isAnswer ? `border-l-2 border-rule pl-4 ${indents[depth] ?? ""}` : "border-t border-rule first:border-t-0"}`}
    >
      <CommentBody comment={comment} />
      {!isGone && (
        <Island
          of={CommentToolsIsland}
          until="interaction"
          props={{ id: comment.id, author: comment.author, useful: comment.useful, path, post, canAnswer }}
        />
      )}
      {more !== null && (
        <p className="mt-2">
          <TextLink isTall href={more.link}>
            {more.text}
          </TextLink>
        </p>
      )}
    </li>
  );
}
