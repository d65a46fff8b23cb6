/** What the forms of standing pages do, without script and with it. */
import {
  type ActionCall,
  createButtonAction,
  type FormActions,
  type FormResult,
  refuseFields,
} from "#app/actions/form-action.ts";
import { unknownIntent } from "#app/actions/run-form.ts";
import { backendContext } from "#app/context.ts";
import type { Entries } from "#app/domain/forms/form-definition.ts";
import { parseLocalInput } from "#app/domain/newsroom/local-time.ts";
import { PAGES_PATH, toPagePath } from "#app/domain/newsroom/pages/page-paths.ts";
import { parsePageText, readPageForm } from "#app/domain/newsroom/pages/page-texts.ts";
import {
  createStandingPage,
  deleteStandingPage,
  discardStandingPage,
  planStandingPage,
  publishStandingPage,
  restoreStandingPage,
  savePageText,
  withdrawStandingPage,
} from "#app/gateway/newsroom/page-calls.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetStandingPageDocument } from "#graphql/generated/operations.ts";
import { refusePage } from "./page-messages.ts";

/** Begins a page and leads to it. */
export const pageListActions: FormActions = {
  begin: createButtonAction("begin", async ({ context, url }) => {
    const answer = await createStandingPage(context.get(backendContext), {});
    return answer.kind === "done" ? { kind: "redirect", to: toPagePath(answer.result) } : refusePage(answer, url);
  }),
};

/** The revision of the draft and the last state that the sender saw. */
function readSeen({ known, latest }: Entries): { known: number; latest: number } {
  const read = (text: string | undefined) => {
    if (!/^\d{1,10}$/.test(text ?? "")) throw unknownIntent();
    return Number(text);
  };
  return { known: read(known), latest: read(latest) };
}

const TAKEN = "Diese Adresse hat schon eine andere Seite. Nimm eine andere, und veröffentliche noch einmal.";
const NOT_READY =
  "So kommt die Seite nicht heraus: Sie braucht einen Titel, einen Text und eine Adresse aus Kleinbuchstaben, Ziffern und Bindestrichen, die das Portal nicht selbst braucht.";

type Done = { kind: "done"; result: unknown };
type Answer = Exclude<Parameters<typeof refusePage>[0], { kind: "too large" }> | Done;

export function toPageActions(id: number): FormActions {
  const leadTo = (done: string): FormResult => ({ kind: "redirect", to: `${toPagePath(id)}?getan=${done}` });
  /** `done`: what the page says then. */
  function finish(answer: Answer, url: URL, done: string): FormResult {
    if (answer.kind !== "done") return refusePage(answer, url);
    if (answer.result === "ADDRESS_TAKEN") return { kind: "refused", status: 422, message: TAKEN };
    return answer.result === "NOT_READY" ? { kind: "refused", status: 422, message: NOT_READY } : leadTo(done);
  }
  const keepAll = (entries: Entries) => entries;
  return {
    head: createButtonAction("head", (call) => saveHead(id, call, leadTo), keepAll),
    publish: createButtonAction("publish", async ({ context, url, entries }) =>
      finish(await publishStandingPage(context.get(backendContext), { id, ...readSeen(entries) }), url, "veroeffentlicht"),
    ),
    plan: createButtonAction(
      "plan",
      async ({ context, url, entries }) => {
        const at = parseLocalInput(entries.at ?? "");
        if (at === null || Date.parse(at) <= Date.now()) return refuseFields({ at: "Nimm einen Zeitpunkt, der noch kommt." });
        const answer = await planStandingPage(context.get(backendContext), { id, known: readSeen(entries).known, at });
        if (answer.kind === "bad input") return refuseFields({ at: "Höchstens 60 Tage von jetzt." });
        return finish(answer, url, "geplant");
      },
      keepAll,
    ),
    unplan: createButtonAction("unplan", async ({ context, url, entries }) =>
      finish(
        await planStandingPage(context.get(backendContext), { id, known: readSeen(entries).known, at: null }),
        url,
        "ausgeplant",
      ),
    ),
    discard: createButtonAction("discard", async ({ context, url, entries }) =>
      finish(await discardStandingPage(context.get(backendContext), { id, known: readSeen(entries).known }), url, "verworfen"),
    ),
    restore: createButtonAction("restore", async ({ context, url, entries }) => {
      const { latest } = readSeen(entries);
      const state = Number(/^\d{1,9}$/.test(entries.state ?? "") ? entries.state : 0);
      return finish(await restoreStandingPage(context.get(backendContext), { id, state, latest }), url, "zurueckgeholt");
    }),
    withdraw: createButtonAction(
      "withdraw",
      async ({ context, url, entries }) => {
        const to = (entries.to ?? "").trim();
        if (to !== "" && !/^\/(?![/\\])[^\s\\"'<>]{0,299}$/.test(to))
          return refuseFields({ to: "Eine Seite dieser Zeitung mit / am Anfang, oder nichts." });
        const wanted = { id, ...readSeen(entries), to: to === "" ? null : to };
        const answer = await withdrawStandingPage(context.get(backendContext), wanted);
        if (answer.kind === "bad input") return refuseFields({ to: "Die Seite kann nicht zu sich selbst führen." });
        return finish(answer, url, "weggenommen");
      },
      keepAll,
    ),
    delete: createButtonAction("delete", async ({ context, url, entries }) => {
      const answer = await deleteStandingPage(context.get(backendContext), { id, known: readSeen(entries).known });
      return answer.kind === "done" ? { kind: "redirect", to: `${PAGES_PATH}?getan=geloescht` } : refusePage(answer, url);
    }),
  };
}

/** The head without script: what its form says is put over the text that stands there, whose blocks stay. */
async function saveHead(
  id: number,
  { context, url, entries }: ActionCall,
  leadTo: (done: string) => FormResult,
): Promise<FormResult> {
  const seen = readSeen(entries);
  const backend = context.get(backendContext);
  const [{ data }] = await backend.askTogether([toQuestion(GetStandingPageDocument, { id })]);
  const newsroom = data?.newsroom ?? null;
  if (newsroom === null) return refusePage({ kind: "failed" }, url);
  if (!newsroom.is_signed_in) return refusePage({ kind: "refused" }, url);
  const page = newsroom.standing_page;
  if (page?.text == null) return refusePage({ kind: "not found" }, url);
  if (page.revision !== seen.known) return refusePage({ kind: "conflict" }, url);
  const text = JSON.stringify(readPageForm(entries, parsePageText(page.text)));
  const answer = await savePageText(backend, { id, ...seen, text });
  return answer.kind === "done" ? leadTo("gespeichert") : refusePage(answer, url);
}
