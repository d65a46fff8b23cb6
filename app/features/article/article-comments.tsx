import { CommentBody } from "#app/components/comment/comment-body.tsx";
import { ButtonLink, ButtonRow } from "#app/ui/button/button.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { Discussion } from "./article-view-model.ts";

/** The comments that most readers found worth reading, and the way to all of them. */
export function ArticleComments({ discussion: { link, best, all, isOpen } }: { discussion: Discussion }) {
  return (
    <section aria-labelledby="kommentare" className="below-fold mt-10 border-t border-strong-rule pt-4 print:hidden">
      <Title size="section" as="h2" id="kommentare">
        Kommentare
      </Title>
      {best.length === 0 && <p className="mt-2 text-soft">Noch hat niemand etwas dazu geschrieben.</p>}
      <ol className="my-2 divide-y divide-rule">
        {best.map((comment) => (
          <li key={comment.id} className="py-4 wrap-anywhere [&>div]:line-clamp-6">
            <CommentBody comment={comment} />
          </li>
        ))}
      </ol>
      <ButtonRow>
        {all !== null && (
          <ButtonLink tone="quiet" href={link}>
            {all}
          </ButtonLink>
        )}
        {isOpen && (
          <ButtonLink tone="quiet" href={`${link}#schreiben`}>
            Kommentar schreiben
          </ButtonLink>
        )}
      </ButtonRow>
    </section>
  );
}
