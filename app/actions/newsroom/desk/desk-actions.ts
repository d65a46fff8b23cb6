/** What the forms of a post at the desk do, without script and with it. */
import {
  type ActionCall,
  createButtonAction,
  type FormActions,
  type FormResult,
  type RefusedForm,
  refuseFields,
} from "#app/actions/form-action.ts";
import { unknownIntent } from "#app/actions/run-form.ts";
import { backendContext } from "#app/context.ts";
import type { Entries } from "#app/domain/forms/form-definition.ts";
import { parseLocalInput } from "#app/domain/newsroom/local-time.ts";
import { DESK_PATH, parsePostId, toDeskPath } from "#app/domain/newsroom/newsroom-paths.ts";
import type { BackendClient } from "#app/gateway/graphql/create-backend-client.ts";
import {
  addDeskNote,
  createDeskPost,
  deleteDeskPost,
  keepDeskWindow,
  publishDeskPost,
  restoreDeskVersion,
  returnDeskPost,
  settleDeskNote,
  submitDeskPost,
  withdrawDeskPost,
} from "#app/gateway/newsroom/desk-calls.ts";
import { refuseDesk } from "./desk-messages.ts";
import { saveHead } from "./save-head.ts";

const MAX_CORRECTION = 2000;
const MAX_NOTE = 2000;

/** Begins a post and leads to it. */
export const deskListActions: FormActions = {
  begin: createButtonAction("begin", async ({ context, url }) => {
    const answer = await createDeskPost(context.get(backendContext), {});
    return answer.kind === "done" ? { kind: "redirect", to: toDeskPath(answer.result) } : refuseDesk(answer, url);
  }),
};

type Step = { id: number; known: number };
type Answer = Awaited<ReturnType<typeof submitDeskPost | typeof publishDeskPost>>;
/** What the form itself lacks. */
type Lacking = { lacking: RefusedForm };
type Act = (backend: BackendClient, step: Step, entries: Entries) => Promise<Answer> | Lacking;

const lack = (field: string, message: string): Lacking => ({ lacking: refuseFields({ [field]: message }) });

/** What becomes of a post; `done` is what its page says then. */
type DeskStep = { act: Act; done: string };

const steps: Readonly<Record<string, DeskStep>> = {
  submit: { act: submitDeskPost, done: "abgegeben" },
  return: { act: returnDeskPost, done: "zurueckgegeben" },
  publish: { act: (backend, step) => publishDeskPost(backend, step), done: "veroeffentlicht" },
  plan: { act: plan, done: "geplant" },
  correct: { act: correct, done: "korrigiert" },
  withdraw: { act: withdrawDeskPost, done: "zurueckgezogen" },
  unplan: { act: withdrawDeskPost, done: "ausgeplant" },
  note: { act: note, done: "angemerkt" },
  settle: { act: settle, done: "erledigt" },
  restore: { act: restore, done: "zurueckgeholt" },
};

async function take(
  id: number,
  { act, done }: DeskStep,
  known: number,
  { context, url, entries }: ActionCall,
): Promise<FormResult> {
  const answer = await act(context.get(backendContext), { id, known }, entries);
  if ("lacking" in answer) return answer.lacking;
  return answer.kind === "done" ? { kind: "redirect", to: `${toDeskPath(id)}?getan=${done}` } : refuseDesk(answer, url);
}

/** Saves the head; where the button of a step sent it, the step is taken with the text as it stands then. */
async function saveHeadAnd(id: number, call: ActionCall): Promise<FormResult> {
  const { then = "" } = call.entries;
  const step = Object.hasOwn(steps, then) ? steps[then] : undefined;
  if (then !== "" && step === undefined) throw unknownIntent();
  const saved = await saveHead(id, call);
  if (saved.kind === "refused") return saved;
  if (step === undefined) return { kind: "redirect", to: `${toDeskPath(id)}?getan=gespeichert` };
  return take(id, step, saved.revision, call);
}

export function toDeskActions(id: number): FormActions {
  const keepAll = (entries: Entries) => entries;
  const ofSteps = Object.entries(steps).map(([intent, step]) => [
    intent,
    createButtonAction(
      intent,
      (call) => {
        const known = parsePostId(call.entries.known);
        if (known === null) throw unknownIntent();
        return take(id, step, known, call);
      },
      keepAll,
    ),
  ]);
  return {
    ...Object.fromEntries(ofSteps),
    head: createButtonAction("head", (call) => saveHeadAnd(id, call), keepAll),
    delete: createButtonAction("delete", async ({ context, url, entries }) => {
      const known = parsePostId(entries.known);
      if (known === null) throw unknownIntent();
      const answer = await deleteDeskPost(context.get(backendContext), { id, known });
      return answer.kind === "done" ? { kind: "redirect", to: `${DESK_PATH}?getan=geloescht` } : refuseDesk(answer, url);
    }),
  };
}

function plan(backend: BackendClient, step: Step, { at = "" }: Entries): Promise<Answer> | Lacking {
  const moment = parseLocalInput(at);
  if (moment === null) return lack("at", "Wann soll der Beitrag erscheinen?");
  if (Date.parse(moment) <= Date.now())
    return lack("at", "Dieser Zeitpunkt ist vorbei. Nimm einen späteren, oder veröffentliche gleich.");
  return publishDeskPost(backend, { ...step, at: moment });
}

function correct(backend: BackendClient, step: Step, { correction = "" }: Entries): Promise<Answer> | Lacking {
  const words = correction.trim();
  if (words === "") return lack("correction", "Schreib, was falsch war und was stimmt.");
  if (words.length > MAX_CORRECTION) return lack("correction", `Höchstens ${MAX_CORRECTION} Zeichen.`);
  return publishDeskPost(backend, { ...step, correction: words });
}

function note(backend: BackendClient, { id }: Step, { text = "", quote = "" }: Entries): Promise<Answer> | Lacking {
  const words = text.trim();
  if (words === "") return lack("text", "Schreib, was dir aufgefallen ist.");
  if (words.length > MAX_NOTE) return lack("text", `Höchstens ${MAX_NOTE} Zeichen.`);
  return addDeskNote(backend, { id, quote: quote.trim().slice(0, 300), text: words });
}

function settle(backend: BackendClient, { id }: Step, entries: Entries): Promise<Answer> {
  const number = parsePostId(entries.note);
  if (number === null) throw unknownIntent();
  return settleDeskNote(backend, { id, note: number });
}

/** By a window of its own, which takes the place of whoever writes: what they send after that is kept as a version. */
async function restore(backend: BackendClient, { id, known }: Step, entries: Entries): Promise<Answer> {
  const version = parsePostId(entries.version);
  if (version === null) throw unknownIntent();
  const window = crypto.randomUUID();
  const place = await keepDeskWindow(backend, { id, window, wants: true, takesOver: true });
  if (place.kind !== "done") return place;
  const answer = await restoreDeskVersion(backend, { id, known, window, version });
  if (answer.kind !== "done") return answer;
  return answer.result.revision === null ? { kind: "conflict" } : { kind: "done", result: true };
}
