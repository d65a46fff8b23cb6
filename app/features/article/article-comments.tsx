import { CommentBody } from "#app/components/comment/comment-body.tsx";
import { ReactionIsland } from "#app/components/comment/reaction.island.tsx";
import { Island } from "#app/islands/island.tsx";
import { ButtonLink, ButtonRow } from "#app/ui/button/button.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { Discussion } from "./article-view-model.ts";

/** The comments that most readers found worth reading, the way to all of them, and thanks. */
export function ArticleComments({ post, discussion }: { post: number; discussion: Discussion }) {
  const { link, best, all, isOpen, reactions } = discussion;
  // Most articles have none yet: one line costs their documents a few bytes.
  if (best.length === 0)
    return (
      <p className="after print:hidden">
        <a href={link}>Kommentieren oder danken</a>
      </p>
    );
  return (
    <section aria-labelledby="kommentare" className="mt-10 border-t border-strong-rule pt-4 print:hidden">
      <Title size="S" as="h2" id="kommentare">
        Kommentare
      </Title>
      <ol className="mb-3 divide-y divide-rule">
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
        <Island of={ReactionIsland} until="interaction" props={{ post, action: link, count: reactions }} />
      </ButtonRow>
    </section>
  );
}
