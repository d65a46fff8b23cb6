import { PageLinks } from "#app/components/listing/page-links.tsx";
import { PageHeading } from "#app/components/section/page-heading.tsx";
import { RecentDate } from "#app/ui/date/recent-date.tsx";
import type { CommentsView, CommentView } from "./comments-view-model.ts";

const indents = ["", "ml-5 md:ml-8", "ml-10 md:ml-16", "ml-14 md:ml-24"] as const;

/** What readers wrote about a post, each conversation with its answers. */
export function CommentsPage({ view: { title, post, count, comments, pagination } }: { view: CommentsView }) {
  return (
    <div className="mx-auto max-w-[41rem]">
      <PageHeading title={title} description={post.title} note={count} />
      {comments.length === 0 ? (
        <p className="rounded-xs bg-surface p-5">Zu diesem Artikel hat noch niemand einen Kommentar geschrieben.</p>
      ) : (
        <ol aria-label="Kommentare">
          {comments.map((comment) => (
            <CommentEntry key={comment.anchor} comment={comment} />
          ))}
        </ol>
      )}
      {pagination !== null && <PageLinks pagination={pagination} />}
      <p className="mt-8 print:hidden">
        <a href={post.link} className="inline-flex min-h-11 items-center text-accent underline-hover">
          ← Zum Artikel
        </a>
      </p>
    </div>
  );
}

function CommentEntry({ comment: { anchor, author, date, html, depth } }: { comment: CommentView }) {
  const isAnswer = depth > 0;
  return (
    <li
      id={anchor}
      className={`scroll-mt-24 py-5 wrap-anywhere ${isAnswer ? `border-l-2 border-rule pl-4 ${indents[depth] ?? ""}` : "border-t border-rule first:border-t-0"}`}
    >
      <p className="flex flex-wrap items-baseline gap-x-3 text-[0.9375rem]">
        <span className="font-semibold">{author}</span>
        {isAnswer && <span className="sr-only">, Antwort</span>}
        <a href={`#${anchor}`} className="text-soft underline-hover">
          <RecentDate date={date} />
        </a>
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the view model */}
      <div className="mt-2 leading-7 [&_a]:text-accent [&_a]:underline [&_p+p]:mt-3" dangerouslySetInnerHTML={{ __html: html }} />
    </li>
  );
}
