import type { FormState } from "#app/domain/forms/form-state.ts";
import { Island } from "#app/islands/island.tsx";
import { CommentFormIsland } from "./comment-form.island.tsx";
import type { Commenting } from "./comments-view-model.ts";
import { UnsentComment } from "./unsent-comment.tsx";

type WriteCommentProps = { path: string; answers: string | null; commenting: Commenting; state: FormState };

/** The form of a page of comments, or that none are taken. */
export function WriteComment({ path, answers, commenting, state }: WriteCommentProps) {
  if (commenting === null)
    return (
      <>
        <p className="rounded-xs bg-surface p-5">Zu diesem Artikel werden keine Kommentare mehr angenommen.</p>
        <UnsentComment state={state} />
      </>
    );
  return (
    <section
      id={answers === null ? "schreiben" : "antworten"}
      aria-label={answers === null ? "Kommentar schreiben" : "Antworten"}
      className="scroll-mt-24 print:hidden"
    >
      <Island of={CommentFormIsland} until="drafted" props={{ path, answers, isReadFirst: commenting === "BEFORE", state }} />
    </section>
  );
}
