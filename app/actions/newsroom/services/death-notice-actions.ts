/** What the forms of death notices do: enter one, change it, show it to readers, take it from them; and what becomes of words of condolence. */
import {
  type ActionCall,
  createButtonAction,
  createFormAction,
  type FormActions,
  type FormResult,
  type RefusedForm,
  refuseFields,
} from "#app/actions/form-action.ts";
import { refuseSeen } from "#app/actions/newsroom/seen-revision.ts";
import { refuseStaff } from "#app/actions/newsroom/staff-messages.ts";
import { unknownIntent } from "#app/actions/run-form.ts";
import { toFormKey } from "#app/actions/to-form-key.ts";
import { backendContext } from "#app/context.ts";
import { DRAFT_FIELD, deathNoticeForm } from "#app/domain/death-notice/death-notice-form.ts";
import {
  type CondolenceChoice,
  type CondolenceDone,
  type CondolenceState,
  type DeathNoticeDone,
  type DeathNoticeState,
  toCondolencesPath,
  toDeathNoticeDonePath,
} from "#app/domain/death-notice/newsroom-death-notice-paths.ts";
import {
  createDeathNotice,
  setCondolenceState,
  setDeathNotice,
  setDeathNoticeState,
} from "#app/gateway/newsroom/death-notice-calls.ts";
import type { StaffAnswer, StaffRefusal } from "#app/gateway/newsroom/staff-calls.ts";

const DECIDED = "Darüber hat inzwischen jemand anderer entschieden.";
/** As the back end refuses days of which it knows today's date. */
const WRONG_DAYS =
  "So nehmen wir die Anzeige nicht an. Liegt der Sterbetag in der Zukunft, oder der letzte Tag über zehn Jahre voraus?";

export const newDeathNoticeActions: FormActions = {
  [deathNoticeForm.name]: createFormAction(deathNoticeForm, async (notice, { context, url, entries }) => {
    const isShown = entries[DRAFT_FIELD] === undefined;
    const variables = { key: await toFormKey(notice), notice, is_shown: isShown };
    const answer = await createDeathNotice(context.get(backendContext), variables);
    return toResult(answer, url, isShown ? "eingetragen" : "entwurf");
  }),
};

/** Of the notice of this number. */
export function toDeathNoticeActions(id: number): FormActions {
  const toState = (intent: string, state: DeathNoticeState, done: DeathNoticeDone) =>
    createButtonAction(intent, async (call) => {
      const answer = await setDeathNoticeState(call.context.get(backendContext), { id, state, known: readNumber(call, "known") });
      return answer.kind === "done" ? { kind: "redirect", to: toDeathNoticeDonePath(id, done) } : refuse(answer, call.url);
    });
  return {
    [deathNoticeForm.name]: createFormAction(deathNoticeForm, async (notice, call) => {
      const answer = await setDeathNotice(call.context.get(backendContext), { id, notice, known: readNumber(call, "known") });
      return toResult(answer, call.url, "gespeichert");
    }),
    show: toState("show", "SHOWN", "freigegeben"),
    withdraw: toState("withdraw", "WITHDRAWN", "zurueckgezogen"),
  };
}

/** Of the list of words of condolence. */
export function toCondolenceActions(choice: CondolenceChoice): FormActions {
  const decide = (intent: string, state: CondolenceState, done: CondolenceDone) =>
    createButtonAction(intent, async (call) => {
      const [id, known] = [readNumber(call, "id"), readNumber(call, "known")];
      const answer = await setCondolenceState(call.context.get(backendContext), { id, state, known });
      if (answer.kind === "done") return { kind: "redirect", to: toCondolencesPath({ ...choice, after: null }, done) };
      return answer.kind === "conflict" ? { kind: "refused", status: 409, message: DECIDED } : refuseStaff(answer, call.url);
    });
  return { show: decide("show", "SHOWN", "gezeigt"), refuse: decide("refuse", "REFUSED", "abgelehnt") };
}

/** What the form's page showed. */
function readNumber({ entries }: ActionCall, name: "id" | "known"): number {
  const text = entries[name] ?? "";
  if (!/^\d{1,9}$/.test(text)) throw unknownIntent();
  return Number(text);
}

function toResult(answer: StaffAnswer<number | null>, url: URL, done: DeathNoticeDone): FormResult {
  if (answer.kind !== "done") return refuse(answer, url);
  if (answer.result === null) return refuseFields({ picture: "Dieses Bild gibt es nicht." });
  return { kind: "redirect", to: toDeathNoticeDonePath(answer.result, done) };
}

function refuse(answer: StaffRefusal, url: URL): RefusedForm {
  return answer.kind === "bad input" ? { kind: "refused", status: 422, message: WRONG_DAYS } : refuseSeen(answer, url);
}
