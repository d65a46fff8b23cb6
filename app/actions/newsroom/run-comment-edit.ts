/** Hides a reader's comment, shows it again, or deletes it for good (decision 100). */
import type { RouterContextProvider } from "react-router";
import { requireForm } from "#app/actions/require-form.ts";
import { backendContext } from "#app/context.ts";
import { toEntries } from "#app/domain/forms/form-definition.ts";
import { parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import { deleteComment, setCommentHidden } from "#app/gateway/newsroom/moderation-calls.ts";
import { toWrongForm, unknownIntent, type WrongForm } from "./staff-messages.ts";

export type CommentEdit = { id: number; wrong: WrongForm | null };

/** `wrong` is null when it is done. Throws 400 for a form that is none of the page's, and as `toWrongForm`. */
export async function runCommentEdit(context: Readonly<RouterContextProvider>, request: Request, url: URL): Promise<CommentEdit> {
  const { intent, id: text } = toEntries(await requireForm(request));
  const id = parsePostId(text);
  if (id === null || (intent !== "hide" && intent !== "show" && intent !== "delete")) throw unknownIntent();
  const backend = context.get(backendContext);
  const answer = await (intent === "delete" ? deleteComment(backend, id) : setCommentHidden(backend, id, intent === "hide"));
  return { id, wrong: answer.kind === "done" ? null : toWrongForm(answer, url) };
}
