/** What the forms of topics and sections do: begin one, set it, bring back what it was, give it back. */
import {
  type ActionCall,
  createButtonAction,
  createFormAction,
  type FormActions,
  type FormResult,
  refuseFields,
} from "#app/actions/form-action.ts";
import { refuseSeen } from "#app/actions/newsroom/seen-revision.ts";
import { unknownIntent } from "#app/actions/run-form.ts";
import { backendContext } from "#app/context.ts";
import type { FieldErrors } from "#app/domain/forms/form-definition.ts";
import { newTermForm, termForm } from "#app/domain/newsroom/front/term-form.ts";
import {
  parseTermPath,
  REMOVED,
  TERM_DONE_PARAMETER,
  TERMS_PATH,
  type TermDone,
  type TermKey,
  toTermPath,
} from "#app/domain/newsroom/front/term-paths.ts";
import type { StaffAnswer } from "#app/gateway/newsroom/staff-calls.ts";
import { createTerm, giveTermBack, removeTerm, restoreTerm, setTerm } from "#app/gateway/newsroom/term-calls.ts";
import type { setTermMutation } from "#graphql/generated/operations.ts";

type Fault = setTermMutation["setTerm"][number];

const errors: Record<Fault, FieldErrors> = {
  NO_TITLE: { title: "Wie soll es heißen?" },
  TOO_LONG: { title: "Titel, Beschreibung oder Knopf sind zu lang." },
  BAD_LINK: { buttonLink: "Dieser Link ist nicht erlaubt." },
  NO_PARENT: { parent: "Das gibt es nicht mehr, oder es steht selbst darunter." },
  NO_PICTURE: { picture: "Dieses Bild gibt es nicht." },
  BAD_ADDRESS: { newSlug: "Kleine Buchstaben ohne Umlaut, Ziffern und dazwischen Bindestriche." },
  TAKEN: { newSlug: "Diese Adresse ist schon vergeben, vielleicht an ein Schlagwort." },
};

const create = createFormAction(newTermForm, async ({ taxonomy, title, slug }, { context, url }) => {
  const key = { taxonomy, slug };
  const answer = await createTerm(context.get(backendContext), { ...key, title });
  return toResult(answer, url, () => leadTo(key, "angelegt"));
});

const set = createFormAction(termForm, async ({ buttonText, buttonLink, ...draft }, call) => {
  const { key, latest } = readSeen(call);
  const term = { ...draft, button_text: buttonText, button_link: buttonLink };
  const answer = await setTerm(call.context.get(backendContext), { ...key, term, latest });
  return toResult(answer, call.url, () => leadTo(key, "gespeichert"));
});

const restore = createButtonAction("restore-term", async (call) => {
  const { key, latest } = readSeen(call);
  const { state: typed = "" } = call.entries;
  const state = Number(/^\d{1,9}$/.test(typed) ? typed : 0);
  const answer = await restoreTerm(call.context.get(backendContext), { ...key, state, latest });
  return answer.kind === "done" ? leadTo(key, "zurueckgeholt", answer.result) : refuseSeen(answer, call.url);
});

const giveBack = createButtonAction("give-term-back", async (call) => {
  const { key, latest } = readSeen(call);
  const answer = await giveTermBack(call.context.get(backendContext), { ...key, latest });
  return answer.kind === "done" ? leadTo(key, "zurueckgegeben", answer.result) : refuseSeen(answer, call.url);
});

const NAMED = "Gelöscht wurde nichts: Inzwischen nennt etwas dieses Thema. Was es ist, steht unten.";

const remove = createButtonAction("remove-term", async (call) => {
  const { key, latest } = readSeen(call);
  const answer = await removeTerm(call.context.get(backendContext), { ...key, latest });
  if (answer.kind !== "done") return refuseSeen(answer, call.url);
  if (!answer.result) return { kind: "refused", status: 409, message: NAMED };
  return { kind: "redirect", to: `${TERMS_PATH}?${new URLSearchParams({ [TERM_DONE_PARAMETER]: REMOVED })}` };
});

function readSeen({ url, entries }: ActionCall): { key: TermKey; latest: number } {
  const key = parseTermPath(url.pathname);
  if (key === null || !/^\d{1,9}$/.test(entries.latest ?? "")) throw unknownIntent();
  return { key, latest: Number(entries.latest) };
}

/** `left` was not there any more. */
function leadTo(key: TermKey, done: TermDone, left: readonly Fault[] = []): FormResult {
  const query = new URLSearchParams({ [TERM_DONE_PARAMETER]: done });
  for (const fault of left) query.append("ohne", fault === "NO_PICTURE" ? "bild" : "oben");
  return { kind: "redirect", to: `${toTermPath(key)}?${query}` };
}

function toResult(answer: StaffAnswer<readonly Fault[]>, url: URL, lead: () => FormResult): FormResult {
  if (answer.kind !== "done") return refuseSeen(answer, url);
  return answer.result.length === 0 ? lead() : refuseFields(Object.assign({}, ...answer.result.map((fault) => errors[fault])));
}

export const termsActions: FormActions = { [newTermForm.name]: create };
export const termActions: FormActions = {
  [termForm.name]: set,
  "restore-term": restore,
  "give-term-back": giveBack,
  "remove-term": remove,
};
