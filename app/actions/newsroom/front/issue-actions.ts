/** What the forms of an issue do: each changes the draft that its sender saw, or says who has changed it since. */
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
import { AT_PARAMETER, DONE_PARAMETER } from "#app/domain/newsroom/front/front-paths.ts";
import { addForm, findSection, issuePlanForm, titleForm, wordsForm } from "#app/domain/newsroom/issues/issue-form.ts";
import { parseIssuePath, toIssuePath } from "#app/domain/newsroom/issues/issue-paths.ts";
import {
  addPost,
  addSection,
  type IssueSection,
  movePost,
  moveSection,
  removePost,
  removeSection,
  renameSection,
} from "#app/domain/newsroom/issues/issue-sections.ts";
import { parseLocalInput } from "#app/domain/newsroom/local-time.ts";
import {
  discardIssueDraft,
  leaveIssueOut,
  planIssue,
  saveIssueDraft,
  sendIssue,
  sendTestIssue,
} from "#app/gateway/newsroom/issue-calls.ts";
import type { StaffRefusal } from "#app/gateway/newsroom/staff-calls.ts";
import { requireIssue, type WireIssue } from "#app/loaders/newsroom/require-issues.ts";

const CHANGED =
  "Inzwischen hat jemand diese Ausgabe geändert oder gesendet, oder ihre Stunde ist vorbei. So steht sie jetzt; dein letzter Schritt ist noch nicht getan. Was du getippt hast, steht noch im Formular.";
const REFUSED =
  "So geht das nicht: Eine Ausgabe hat höchstens 10 Abschnitte und 30 Beiträge, und sie braucht einen Betreff und etwas zu lesen.";
const NOTHING = "Es gibt noch nichts zu senden: Die Ausgabe braucht einen Beitrag, oder eine Einleitung mit einem Betreff.";
const UNSENDABLE = `${NOTHING} Sonst hat sie an diesem Tag schon neun Ausgaben, oder dem System fehlt PUBLIC_ORIGIN: Damit beginnen die Links einer Mail.`;

/** The revision that the sender saw. */
function readKnown({ entries }: ActionCall): number {
  if (!/^\d{1,10}$/.test(entries.known ?? "")) throw unknownIntent();
  return Number(entries.known);
}

const readNamed = ({ url }: ActionCall) => {
  const { slug, day } = parseIssuePath(url.pathname);
  return { newsletter: slug, day };
};

type Words = { subject: string | null; intro: string | null; sections: readonly IssueSection[] | null };
type Changed = { words: Words; done: string; at?: string };

/** Keeps what `change` makes of the issue that the sender saw. */
async function edit(call: ActionCall, change: (issue: WireIssue) => Changed | null): Promise<FormResult> {
  const { context, url } = call;
  const known = readKnown(call);
  const named = readNamed(call);
  const { issue } = await requireIssue(context, url, { slug: named.newsletter, day: named.day }, null);
  const changed = issue.revision === known && issue.state === "OPEN" ? change(issue) : null;
  if (changed === null) return refuse({ kind: "conflict" }, url);
  const { sections, ...words } = changed.words;
  const answer = await saveIssueDraft(context.get(backendContext), {
    ...named,
    known,
    ...words,
    sections: sections?.map(({ title, posts }) => ({ title, posts: [...posts] })) ?? null,
  });
  return answer.kind === "done" ? leadTo(call, changed.done, changed.at) : refuse(answer, url);
}

const toSections = ({ sections }: WireIssue): IssueSection[] =>
  sections.map(({ title, posts }) => ({ title, posts: posts.map(({ id }) => id) }));

/** As `edit`, for what is about the sections alone. */
function arrange(
  call: ActionCall,
  change: (sections: IssueSection[]) => { sections: IssueSection[]; done: string; at?: string } | null,
): Promise<FormResult> {
  return edit(call, (issue) => {
    const changed = change(toSections(issue));
    if (changed === null) return null;
    const { sections, ...rest } = changed;
    return { words: { subject: issue.subject, intro: issue.intro, sections }, ...rest };
  });
}

function leadTo(call: ActionCall, done: string, at = ""): FormResult {
  const { newsletter, day } = readNamed(call);
  const query = new URLSearchParams({ [DONE_PARAMETER]: done, ...(at === "" ? {} : { [AT_PARAMETER]: at }) });
  return { kind: "redirect", to: `${toIssuePath(newsletter, day)}?${query}` };
}

function refuse(answer: StaffRefusal, url: URL): RefusedForm {
  if (answer.kind === "conflict") return { kind: "refused", status: 409, message: CHANGED };
  if (answer.kind === "bad input") return { kind: "refused", status: 422, message: REFUSED };
  return refuseStaff(answer, url);
}

const words = createFormAction(wordsForm, (typed, call) =>
  edit(call, (issue) => ({ words: { ...typed, sections: issue.is_arranged ? toSections(issue) : null }, done: "texte" })),
);

const title = createFormAction(titleForm, ({ section, title: text }, call) =>
  arrange(call, (sections) => {
    if (section === "") return { sections: addSection(sections, text), done: "neu", at: `a${sections.length}` };
    const at = findSection(sections, section);
    return at === null ? null : { sections: renameSection(sections, at, text), done: "umbenannt", at: `a${at}` };
  }),
);

const moveSections = createButtonAction("section", (call) => {
  const { section = "", do: step = "" } = call.entries;
  if (!/^(?:up|down|remove)$/.test(step)) throw unknownIntent();
  return arrange(call, (sections) => {
    const at = findSection(sections, section);
    if (at === null) return null;
    if (step === "remove") return { sections: removeSection(sections, at), done: "abschnitt-weg" };
    const by = step === "up" ? -1 : 1;
    const to = Math.min(Math.max(at + by, 0), sections.length - 1);
    return { sections: moveSection(sections, at, by), done: step === "up" ? "auf" : "ab", at: `a${to}` };
  });
});

/** `up 653`: the post 653 one place up. */
const stepPattern = /^(up|down|remove) (\d{1,10})$/;

const posts = createButtonAction("post", (call) => {
  const [, step, number = ""] = stepPattern.exec(call.entries.do ?? "") ?? [];
  if (step === undefined) throw unknownIntent();
  const post = Number(number);
  return arrange(call, (sections) => {
    if (!sections.some((section) => section.posts.includes(post))) return null;
    if (step === "remove") return { sections: removePost(sections, post), done: "weg" };
    return { sections: movePost(sections, post, step === "up" ? -1 : 1), done: step === "up" ? "auf" : "ab", at: `p${post}` };
  });
});

const add = createFormAction(addForm, ({ section, post: number }, call) =>
  arrange(call, (sections) => {
    const at = sections.length === 0 ? 0 : findSection(sections, section);
    const post = Number(number);
    return at === null ? null : { sections: addPost(sections, at, post), done: "dazu", at: `p${post}` };
  }),
);

const automatic = createButtonAction("automatic", (call) =>
  edit(call, ({ subject, intro }) => ({ words: { subject, intro, sections: null }, done: "automatisch" })),
);

const discard = createButtonAction("discard", async (call) => {
  const answer = await discardIssueDraft(call.context.get(backendContext), { ...readNamed(call), known: readKnown(call) });
  return answer.kind === "done" ? leadTo(call, "verworfen") : refuse(answer, call.url);
});

const leaveOut = createButtonAction("leave-out", async (call) => {
  const isLeftOut = call.entries.do !== "back";
  const seen = { ...readNamed(call), known: readKnown(call), is_left_out: isLeftOut };
  const answer = await leaveIssueOut(call.context.get(backendContext), seen);
  return answer.kind === "done" ? leadTo(call, isLeftOut ? "entfaellt" : "entfaellt-nicht") : refuse(answer, call.url);
});

const test = createButtonAction("test", async (call) => {
  const answer = await sendTestIssue(call.context.get(backendContext), readNamed(call));
  if (answer.kind !== "done") return refuse(answer, call.url);
  return answer.result ? leadTo(call, "probe") : { kind: "refused", status: 422, message: NOTHING };
});

const send = createButtonAction("send", async (call) => {
  const { newsletter } = readNamed(call);
  const answer = await sendIssue(call.context.get(backendContext), { newsletter, known: readKnown(call) });
  if (answer.kind === "bad input") return { kind: "refused", status: 422, message: UNSENDABLE };
  return answer.kind === "done" ? leadTo(call, "gesendet") : refuse(answer, call.url);
});

const plan = createFormAction(issuePlanForm, async ({ at: text }, call) => {
  const at = parseLocalInput(text);
  if (at === null || Date.parse(at) <= Date.now()) return refuseFields({ at: "Nimm einen Zeitpunkt, der noch kommt." });
  const { newsletter } = readNamed(call);
  const answer = await planIssue(call.context.get(backendContext), { newsletter, known: readKnown(call), at });
  if (answer.kind === "bad input") return refuseFields({ at: "Höchstens 14 Tage von jetzt." });
  return answer.kind === "done" ? leadTo(call, "geplant") : refuse(answer, call.url);
});

const unplan = createButtonAction("unplan", async (call) => {
  const { newsletter } = readNamed(call);
  const answer = await planIssue(call.context.get(backendContext), { newsletter, known: readKnown(call), at: null });
  return answer.kind === "done" ? leadTo(call, "ungeplant") : refuse(answer, call.url);
});

export const issueActions: FormActions = {
  [wordsForm.name]: words,
  [titleForm.name]: title,
  section: moveSections,
  post: posts,
  [addForm.name]: add,
  automatic,
  discard,
  "leave-out": leaveOut,
  test,
  send,
  [issuePlanForm.name]: plan,
  unplan,
};
