import { ReactionIsland } from "#app/components/comment/reaction.island.tsx";
import { PageHeading } from "#app/components/section/page-heading.tsx";
import { toCommentsPath } from "#app/domain/comment/comment-paths.ts";
import { Island } from "#app/islands/island.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { CommentList } from "./comment-list.tsx";
import type { CommentsView, ConversationView } from "./comments-view-model.ts";
import { MarkNote } from "./mark-note.tsx";
import { type PostedComments, toCommentState } from "./posted-comments.ts";
import { UnsentComment } from "./unsent-comment.tsx";
import { WriteComment } from "./write-comment.tsx";

/** What readers wrote about a post, conversation by conversation, and where they write. */
export function CommentsPage({ view, posted }: { view: CommentsView; posted: PostedComments | null }) {
  const { post, path, count, reactions, comments, commenting, sorts, next } = view;
  return (
    <div className="mx-auto max-w-[41rem]">
      <PageHeading title="Kommentare" description={post.title} note={count} />
      <div className="-mt-4 mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 print:hidden">
        <TextLink isTall href={post.link}>
          ← Zum Artikel
        </TextLink>
        <Island of={ReactionIsland} until="interaction" props={{ post: post.id, action: path, count: reactions }} />
      </div>
      <MarkNote posted={posted} comments={comments} path={path} />
      <WriteComment path={path} answers={null} commenting={commenting} state={toCommentState(posted)} />
      {sorts.length > 0 && <Sorts sorts={sorts} />}
      {comments.length === 0 && commenting !== null && (
        <p className="mt-8 border-t border-rule pt-5 text-soft">Hier steht noch nichts. Schreib den ersten Kommentar.</p>
      )}
      {comments.length > 0 && (
        <div className="mt-4">
          <CommentList comments={comments} path={path} post={post.id} canAnswer={commenting !== null} />
        </div>
      )}
      {next !== null && (
        <p className="mt-6">
          <ButtonLink tone="quiet" href={next} rel="next nofollow">
            Weitere Kommentare
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

/** One conversation, with the form for an answer to the comment whose page it is. */
export function ConversationPage({ view, posted }: { view: ConversationView; posted: PostedComments | null }) {
  const { post, path, comments, commenting, answered, earlier, later } = view;
  const list = toCommentsPath(post.link);
  return (
    <div className="mx-auto max-w-[41rem]">
      <PageHeading title="Gespräch" description={post.title} />
      <p className="mb-2 flex flex-wrap gap-x-6 print:hidden">
        <TextLink isTall href={list}>
          ← Alle Kommentare
        </TextLink>
        <TextLink isTall href={post.link}>
          Zum Artikel
        </TextLink>
      </p>
      <MarkNote posted={posted} comments={comments} path={list} />
      {earlier !== null && (
        <p>
          <TextLink isTall href={earlier}>
            Frühere Antworten
          </TextLink>
        </p>
      )}
      <CommentList comments={comments} path={list} post={post.id} canAnswer={commenting !== null} />
      {later !== null && (
        <p className="mt-4">
          <ButtonLink tone="quiet" href={later} rel="next nofollow">
            Weitere Antworten
          </ButtonLink>
        </p>
      )}
      <div className="mt-8 border-t border-strong-rule pt-6">
        {answered === null ? (
          <>
            <p className="text-soft">Auf diesen Kommentar kann niemand mehr antworten.</p>
            <UnsentComment state={toCommentState(posted)} />
          </>
        ) : (
          <WriteComment path={path} answers={answered.author} commenting={commenting} state={toCommentState(posted)} />
        )}
      </div>
    </div>
  );
}

function Sorts({ sorts }: { sorts: CommentsView["sorts"] }) {
  return (
    <nav aria-label="Reihenfolge" className="mt-10 border-b border-strong-rule print:hidden">
      <ul className="flex gap-5">
        {sorts.map(({ title, link, isCurrent }) => (
          <li key={link}>
            <a
              href={link}
              rel="nofollow"
              aria-current={isCurrent ? "true" : undefined}
              className={`inline-flex min-h-11 items-center border-b-2 ${isCurrent ? "border-accent font-semibold" : "border-transparent text-soft hover:text-ink"}`}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
