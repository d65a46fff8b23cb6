import { FormError } from "#app/components/form/form-error.tsx";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import { commentForm } from "#app/domain/comment/comment-form.ts";
import { toCommentAnchor } from "#app/domain/comment/comment-paths.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { PostedComments } from "./posted-comments.ts";

type MarkNoteProps = {
  /** Null on a page that nobody posted to. */
  posted: PostedComments | null;
  comments: readonly { id: number; author: string }[];
  /** Of the page, where its forms are posted to. */
  path: string;
};

/** What the reader has just marked without script, and the way to take it back; or why it did not work. */
export function MarkNote({ posted, comments, path }: MarkNoteProps) {
  if (posted === null || posted.form === commentForm.name) return null;
  const { result, state } = posted;
  if (result === null) return <MarkError state={state} />;
  const isUseful = result.kind === "useful";
  const author = isUseful ? comments.find(({ id }) => id === result.id)?.author : undefined;
  return (
    <div className="mb-6 print:hidden">
      <Notice role="status">
        <p>
          {isUseful
            ? `Du findest ${author === undefined ? "den Kommentar" : `den Kommentar von ${author}`} lesenswert.`
            : "Danke gesagt. Die Redaktion freut sich."}
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
          <FormFrame intent={isUseful ? "unmark" : "unreact"} action={path} fields={isUseful ? { id: String(result.id) } : {}}>
            <Button type="submit" tone="quiet">
              Zurücknehmen
            </Button>
          </FormFrame>
          {author !== undefined && isUseful && (
            <TextLink isTall href={`#${toCommentAnchor(result.id)}`}>
              Zum Kommentar
            </TextLink>
          )}
        </div>
      </Notice>
    </div>
  );
}

function MarkError({ state }: { state: FormState }) {
  return (
    <div className="mb-6 print:hidden">
      <FormError html={state.formError} />
    </div>
  );
}
