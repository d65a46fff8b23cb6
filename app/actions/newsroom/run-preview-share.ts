/** Makes a link to a post that readers do not see yet (decision 101). */
import type { RouterContextProvider } from "react-router";
import { requireForm } from "#app/actions/require-form.ts";
import { backendContext } from "#app/context.ts";
import { toEntries } from "#app/domain/forms/form-definition.ts";
import { parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import { sharePreview } from "#app/gateway/newsroom/moderation-calls.ts";
import { toWrongForm, unknownIntent, type WrongForm } from "./staff-messages.ts";

/** Over a weekend. */
const HOURS = 72;

export type PreviewShare =
  | { kind: "shared"; shared: { id: number; title: string; path: string; expires: string } }
  | { kind: "wrong"; wrong: WrongForm };

/** Throws 400 for a form that is none of the page's, and as `toWrongForm`. */
export async function runPreviewShare(
  context: Readonly<RouterContextProvider>,
  request: Request,
  url: URL,
): Promise<PreviewShare> {
  const { intent, id: text } = toEntries(await requireForm(request));
  const id = parsePostId(text);
  if (id === null || intent !== "share") throw unknownIntent();
  const answer = await sharePreview(context.get(backendContext), id, HOURS);
  if (answer.kind !== "done") return { kind: "wrong", wrong: toWrongForm(answer, url) };
  return { kind: "shared", shared: answer.result };
}
