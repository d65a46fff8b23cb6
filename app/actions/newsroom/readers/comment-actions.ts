/** What the newsroom's forms about a comment do (decision 100): each decides by what was seen, and leads to the next one that waits. */
import {
  type ActionCall,
  createButtonAction,
  createFormAction,
  type FormActions,
  type FormResult,
} from "#app/actions/form-action.ts";
import { refuseStaff } from "#app/actions/newsroom/staff-messages.ts";
import { unknownIntent } from "#app/actions/run-form.ts";
import { backendContext } from "#app/context.ts";
import {
  answerForm,
  banForm,
  complaintAnswerForm,
  deleteForm,
  findMissingLaw,
  hideForm,
} from "#app/domain/newsroom/moderation-form.ts";
import { parseQueue, toQueuePath } from "#app/domain/newsroom/moderation-paths.ts";
import { parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import type { BackendClient } from "#app/gateway/graphql/create-backend-client.ts";
import { answerComment, answerComplaint, decideComment, markCommentsSeen } from "#app/gateway/newsroom/comment-calls.ts";
import type { CommentDecisionInput, decideCommentMutation } from "#graphql/generated/operations.ts";
import { toChangeText } from "./comment-change-text.ts";

type Target = { id: number; revision: number };
type Answer = Awaited<ReturnType<typeof decideComment>>;
type Ask = (backend: BackendClient, target: Target) => Promise<Answer>;

/** Where it leads afterwards: to the comment that the form names as the next, or back to the same one. */
async function act({ context, url, entries }: ActionCall, to: "next" | "same", ask: Ask): Promise<FormResult> {
  const id = parsePostId(entries.id);
  const revision = /^\d{1,9}$/.test(entries.revision ?? "") ? Number(entries.revision) : null;
  if (id === null || revision === null) throw unknownIntent();
  const answer = await ask(context.get(backendContext), { id, revision });
  if (answer.kind === "not found") return { kind: "refused", status: 404, message: GONE };
  if (answer.kind !== "done") return refuseStaff(answer, url);
  if (!answer.result.is_done) return { kind: "refused", status: 409, message: toConflict(answer.result) };
  const queue = parseQueue(url.searchParams);
  return { kind: "redirect", to: toQueuePath({ ...queue, comment: to === "same" ? id : parsePostId(entries.next) }) };
}

const GONE = "Diesen Kommentar gibt es nicht mehr: Er wurde inzwischen gelöscht oder zurückgezogen.";
const toConflict = ({ change }: decideCommentMutation["decideComment"]) =>
  `${change === null ? "Inzwischen hat sich an diesem Kommentar etwas geändert." : toChangeText(change)} Was du entschieden hast, gilt nicht; so steht es jetzt.`;

const decide = (call: ActionCall, decision: CommentDecisionInput, to: "next" | "same" = "next") =>
  act(call, to, (backend, target) => decideComment(backend, { ...target, decision }));

const findMore = ({ entries }: ActionCall) => findMissingLaw(entries);

const SEEN_MARK = /^(\d{1,15})\.(\d{1,9})$/;
/** A page of the list, as the back end takes it. */
const MAX_SEEN = 50;

/** Of a page of new comments, as it was read. */
async function markSeen({ context, url, entries }: ActionCall): Promise<FormResult> {
  const comments = (entries.seen ?? "").split(" ").map((mark) => {
    const [, id, revision] = SEEN_MARK.exec(mark) ?? [];
    if (id === undefined || revision === undefined) throw unknownIntent();
    return { id: Number(id), revision: Number(revision) };
  });
  if (comments.length > MAX_SEEN) throw unknownIntent();
  const answer = await markCommentsSeen(context.get(backendContext), { comments });
  if (answer.kind !== "done") return refuseStaff(answer, url);
  const { left } = answer.result;
  if (left.length > 0) return { kind: "refused", status: 409, message: toLeftText(left) };
  return { kind: "redirect", to: toQueuePath({ ...parseQueue(url.searchParams), comment: null }) };
}

function toLeftText(left: readonly { id: number; author: string | null }[]): string {
  const names = left.map(({ id, author }) => `Nr. ${id}${author ? ` (${author.replace(/[&<>]/g, "")})` : ""}`);
  return `Die anderen sind als gesehen vermerkt. Inzwischen geändert oder gemeldet, sieh nach: ${names.join(", ")}.`;
}

export const commentActions: FormActions = {
  seen: createButtonAction("seen", markSeen),
  show: createButtonAction("show", (call) => decide(call, { kind: "SHOWN" })),
  unban: createButtonAction("unban", (call) => decide(call, { kind: "UNBANNED" }, "same")),
  hide: createFormAction(
    hideForm,
    ({ ground, reason, ban }, call) => decide(call, { kind: "HIDDEN", ground, reason, is_banning: ban !== "" }),
    { findMore },
  ),
  ban: createFormAction(banForm, ({ ground, reason }, call) => decide(call, { kind: "BANNED", ground, reason }, "same"), {
    findMore,
  }),
  delete: createFormAction(deleteForm, ({ ground, reason }, call) => decide(call, { kind: "DELETED", ground, reason }), {
    findMore,
  }),
  answer: createFormAction(answerForm, ({ text, as }, call) =>
    act(call, "next", (backend, target) => answerComment(backend, { ...target, text, isPersonal: as === "name" })),
  ),
  complaint: createFormAction(complaintAnswerForm, ({ text, upheld }, call) =>
    act(call, "next", (backend, target) => answerComplaint(backend, { ...target, text, isUpheld: upheld === "ja" })),
  ),
};
