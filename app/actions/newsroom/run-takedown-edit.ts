/** What the forms about takedowns do (decision 101). Each wants a second factor of the last ten minutes. */
import type { RouterContextProvider } from "react-router";
import { requireForm } from "#app/actions/require-form.ts";
import { backendContext } from "#app/context.ts";
import { toEntries } from "#app/domain/forms/form-definition.ts";
import { parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import { liftTakedown, takeDownPost } from "#app/gateway/newsroom/moderation-calls.ts";
import { refuseFields, toWrongForm, unknownIntent, type WrongForm } from "./staff-messages.ts";

/** `reason` is what was typed; `postId` what is down now. */
export type TakedownOutcome = { kind: "done"; postId: number } | ({ kind: "wrong"; reason: string } & WrongForm);

const MIN_REASON = 3;
const MAX_REASON = 500;

/** `url` is the page's. Throws 400 for a form that is none of the page's, and as `toWrongForm`. */
export async function runTakedown(
  context: Readonly<RouterContextProvider>,
  request: Request,
  url: URL,
): Promise<TakedownOutcome> {
  const { intent, id, reason: typed = "" } = toEntries(await requireForm(request));
  const postId = parsePostId(id);
  if (intent !== "take" || postId === null) throw unknownIntent();
  // Forms send lines' ends as two characters.
  const reason = typed.replaceAll("\r\n", "\n").trim();
  const fail = (wrong: WrongForm): TakedownOutcome => ({ kind: "wrong", reason: typed, ...wrong });
  if (reason.length < MIN_REASON) return fail(refuseFields({ reason: "Schreib dazu, warum der Beitrag weg muss." }));
  if (reason.length > MAX_REASON) return fail(refuseFields({ reason: `Höchstens ${MAX_REASON} Zeichen.` }));
  const answer = await takeDownPost(context.get(backendContext), postId, reason);
  return answer.kind === "done" ? { kind: "done", postId } : fail(toWrongForm(answer, url));
}

/** Null when it is lifted. Throws as `runTakedown`. */
export async function runLift(
  context: Readonly<RouterContextProvider>,
  postId: number,
  request: Request,
  url: URL,
): Promise<WrongForm | null> {
  const { intent } = toEntries(await requireForm(request));
  if (intent !== "lift") throw unknownIntent();
  const answer = await liftTakedown(context.get(backendContext), postId);
  return answer.kind === "done" ? null : toWrongForm(answer, url);
}
