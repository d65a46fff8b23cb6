/** What the forms of the front page do: each changes the draft that its sender saw, or says who has changed it since. */
import {
  type ActionCall,
  createButtonAction,
  createFormAction,
  type FormActions,
  type FormResult,
  type RefusedForm,
  refuseFields,
} from "#app/actions/form-action.ts";
import { refuseStaff } from "#app/actions/newsroom/staff-messages.ts";
import { unknownIntent } from "#app/actions/run-form.ts";
import { backendContext } from "#app/context.ts";
import { pinForm, planForm, sectionForm } from "#app/domain/newsroom/front/front-form.ts";
import {
  AT_PARAMETER,
  DONE_PARAMETER,
  FRONT_PATH,
  type FrontSpot,
  parseSpot,
  toSpotText,
} from "#app/domain/newsroom/front/front-paths.ts";
import {
  addSection,
  changeSection,
  type FrontSection,
  movePost,
  moveSection,
  pinPost,
  removeSection,
  unpin,
} from "#app/domain/newsroom/front/front-sections.ts";
import { parseLocalInput } from "#app/domain/newsroom/local-time.ts";
import { parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import { discardFrontDraft, planFront, publishFront, saveFrontDraft } from "#app/gateway/newsroom/front-calls.ts";
import type { StaffRefusal } from "#app/gateway/newsroom/staff-calls.ts";
import { requireFront, toFrontSections } from "#app/loaders/newsroom/require-front.ts";

const CHANGED =
  "Inzwischen hat jemand die Titelseite geändert oder veröffentlicht. So steht sie jetzt; dein letzter Schritt ist noch nicht getan. Was du getippt hast, steht noch im Formular.";

/** What the sender saw: the revision of the draft, and the last state that was published. */
function readSeen({ entries }: ActionCall): { known: number; latest: number } {
  const read = (text: string | undefined) => (/^\d{1,10}$/.test(text ?? "") ? Number(text) : null);
  const [known, latest] = [read(entries.known), read(entries.latest)];
  if (known === null || latest === null) throw unknownIntent();
  return { known, latest };
}

type Changed = { sections: FrontSection[]; done: string; spot: FrontSpot | null };

/** Keeps what `change` makes of the draft that the sender saw. */
async function edit(call: ActionCall, change: (sections: FrontSection[]) => Changed | RefusedForm): Promise<FormResult> {
  const { context, url } = call;
  const { known, latest } = readSeen(call);
  const { front } = await requireFront(context, url, null);
  const isSeen = front.revision === known && (front.is_draft || front.latest === latest);
  if (!isSeen) return refuse({ kind: "conflict" }, url);
  const changed = change(toFrontSections(front));
  if ("kind" in changed) return changed;
  const sections = changed.sections.map(({ pins, ...section }) => ({ ...section, pins: [...pins] }));
  const answer = await saveFrontDraft(context.get(backendContext), { sections, known, base: front.latest });
  return answer.kind === "done" ? leadTo(changed.done, changed.spot) : refuse(answer, url);
}

/** Without a fragment: browsers move the focus to a page's `autofocus` only where the address names no place. */
function leadTo(done: string, spot: FrontSpot | null): FormResult {
  const query = new URLSearchParams({ [DONE_PARAMETER]: done, ...(spot === null ? {} : { [AT_PARAMETER]: toSpotText(spot) }) });
  return { kind: "redirect", to: `${FRONT_PATH}?${query}` };
}

function refuse(answer: StaffRefusal, url: URL): RefusedForm {
  if (answer.kind === "conflict") return { kind: "refused", status: 409, message: CHANGED };
  if (answer.kind === "not found") return { kind: "refused", status: 422, message: "Diesen Beitrag gibt es nicht mehr." };
  if (answer.kind === "bad input")
    return {
      kind: "refused",
      status: 422,
      message:
        "So geht das nicht: Zwei Abschnitte derselben Form brauchen verschiedene Überschriften, Links müssen erlaubt sein, und alle Abschnitte zusammen haben höchstens 150 Plätze.",
    };
  return refuseStaff(answer, url);
}

const section = createFormAction(sectionForm, ({ section: key, ...settings }, call) =>
  edit(call, (sections) =>
    key === ""
      ? { sections: addSection(sections, settings), done: "neu", spot: null }
      : { sections: changeSection(sections, key, settings), done: "geaendert", spot: { section: key, place: null } },
  ),
);

const moveSections = createButtonAction("move-section", (call) => {
  const { section: key = "", do: step = "" } = call.entries;
  const by = step === "up" ? -1 : step === "down" ? 1 : /^-?\d{1,2}$/.test(step) ? Number(step) : null;
  if (by === null) throw unknownIntent();
  return edit(call, (sections) => ({
    sections: moveSection(sections, key, by),
    done: by < 0 ? "auf" : "ab",
    spot: { section: key, place: null },
  }));
});

const remove = createButtonAction("remove-section", (call) =>
  edit(call, (sections) => ({ sections: removeSection(sections, call.entries.section ?? ""), done: "weg", spot: null })),
);

/** `up 3 653`: the post 653, which stands at the place 3 (from 0), one place up. */
const stepPattern = /^(up|down|pin|unpin) (\d{1,2}) (\d{1,10})$/;

const place = createButtonAction("place", (call) => {
  const { section: key = "", do: text = "" } = call.entries;
  const [, step, from = "", number = ""] = stepPattern.exec(text) ?? [];
  if (step === undefined) throw unknownIntent();
  const [at, post] = [Number(from), Number(number)];
  const spot = (to: number) => ({ section: key, place: to });
  return edit(call, (sections) => {
    if (step === "unpin") return { sections: unpin(sections, key, at), done: "geloest", spot: spot(at) };
    if (step === "pin")
      return { sections: pinPost(sections, key, { place: at, post, ends: null }), done: "angeheftet", spot: spot(at) };
    const count = sections.find((one) => one.key === key)?.post_count ?? 0;
    const to = Math.min(Math.max(at + (step === "up" ? -1 : 1), 0), count - 1);
    return {
      sections: movePost(sections, { post, from: { key, place: at }, to: { key, place: to } }),
      done: step === "up" ? "auf" : "ab",
      spot: spot(to),
    };
  });
});

/** By drag: `from` and `to` as the addresses name places. */
const drop = createButtonAction("drop", (call) => {
  const [from, to] = [parseSpot(call.entries.from ?? null), parseSpot(call.entries.to ?? null)];
  const post = parsePostId(call.entries.post);
  if (from?.place == null || to?.place == null || post === null) throw unknownIntent();
  const move = { post, from: { key: from.section, place: from.place }, to: { key: to.section, place: to.place } };
  return edit(call, (sections) => ({ sections: movePost(sections, move), done: "angeheftet", spot: to }));
});

const pin = createFormAction(pinForm, (values, call) => {
  const spot = parseSpot(values.spot);
  if (spot?.place == null) throw unknownIntent();
  const ends = values.ends === "" ? null : parseLocalInput(values.ends);
  if (values.ends !== "" && (ends === null || Date.parse(ends) <= Date.now()))
    return Promise.resolve(refuseFields({ ends: "Nimm einen Zeitpunkt, der noch kommt." }));
  const { section: key, place: at } = spot;
  const pinned = { place: at, post: Number(values.post), ends };
  return edit(call, (sections) => ({ sections: pinPost(sections, key, pinned), done: "angeheftet", spot }));
});

const publish = createButtonAction("publish", async (call) => {
  const answer = await publishFront(call.context.get(backendContext), readSeen(call));
  return answer.kind === "done" ? leadTo("veroeffentlicht", null) : refuse(answer, call.url);
});

const plan = createFormAction(planForm, async ({ at: text }, call) => {
  const at = parseLocalInput(text);
  if (at === null || Date.parse(at) <= Date.now()) return refuseFields({ at: "Nimm einen Zeitpunkt, der noch kommt." });
  const { known } = readSeen(call);
  const answer = await planFront(call.context.get(backendContext), { known, at });
  if (answer.kind === "bad input") return refuseFields({ at: "Höchstens 60 Tage von jetzt." });
  return answer.kind === "done" ? leadTo("geplant", null) : refuse(answer, call.url);
});

const unplan = createButtonAction("unplan", async (call) => {
  const { known } = readSeen(call);
  const answer = await planFront(call.context.get(backendContext), { known, at: null });
  return answer.kind === "done" ? leadTo("ungeplant", null) : refuse(answer, call.url);
});

const discard = createButtonAction("discard", async (call) => {
  const { known } = readSeen(call);
  const answer = await discardFrontDraft(call.context.get(backendContext), { known });
  return answer.kind === "done" ? leadTo("verworfen", null) : refuse(answer, call.url);
});

export const frontActions: FormActions = {
  [sectionForm.name]: section,
  "move-section": moveSections,
  "remove-section": remove,
  place,
  drop,
  [pinForm.name]: pin,
  publish,
  [planForm.name]: plan,
  unplan,
  discard,
};
