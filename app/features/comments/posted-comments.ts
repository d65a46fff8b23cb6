/** What became of a form of a page of comments. */
import { commentForm } from "#app/domain/comment/comment-form.ts";
import type { GivenMark } from "#app/domain/comment/given-mark.ts";
import { emptyForm, type FormAnswer, type FormState } from "#app/domain/forms/form-state.ts";

export type PostedComments = Pick<FormAnswer<GivenMark>, "form" | "state" | "result">;

/** What stands in the form of a comment; what became of other forms is said elsewhere. */
export function toCommentState(posted: PostedComments | null): FormState {
  return posted?.form === commentForm.name ? posted.state : emptyForm;
}
