/** How far what is typed has come: a machine without effects (use-typed-text.ts performs them). */

/** What is typed is sent so long after the last sign, and at the latest after the first; the browser keeps it sooner. */
const PAUSE_MS = 800;
const LATEST_MS = 1800;
export const KEEP_MS = 300;

export type SaveState = {
  phase: "saved" | "typed" | "sending" | "waiting" | "signed out" | "refused";
  /** Of the text that the back end has of this window. */
  revision: number;
  /** This window writes; null until it is known. */
  isWriting: boolean | null;
  /** Who writes instead. */
  writer: string | null;
  present: readonly string[];
  /** The version in which the back end keeps what came too late. */
  late: number | null;
  /** Somebody else was faster: nothing more of this window is sent. */
  isStopped: boolean;
  /** The text that stands there is not the one of this window. */
  isOvertaken: boolean;
  /** Tries that failed one after the other. */
  failures: number;
  refusal: string | null;
};

export type Presence = { isWriting: boolean; writer: string | null; revision: number; present: readonly string[] };
/** `status` null: no answer in time. `refusal`: what is said where it is not that of a post. */
export type Answered = { status: number | null; revision: number | null; late: number | null; refusal?: string | null };

export type SaveEvent =
  | { type: "typed" }
  | { type: "sending" }
  /** `isSame`: nothing was typed since it was sent. */
  | { type: "answered"; answer: Answered; isSame: boolean }
  | { type: "present"; presence: Presence };

export function startSaving(revision: number): SaveState {
  const nobody = { writer: null, present: [], late: null, isStopped: false, isOvertaken: false, failures: 0, refusal: null };
  return { phase: "saved", revision, isWriting: null, ...nobody };
}

const refusals: Readonly<Record<number, string>> = {
  403: "Diesen Beitrag darfst du lesen, aber nicht ändern.",
  404: "Diesen Beitrag gibt es nicht mehr. Kopiere deinen Text, bevor du die Seite schließt.",
  413: "Der Text ist zu lang, und dieser Stand ist nur in diesem Browser: höchstens 700 kB und 400 Absätze, Bilder und Kästen.",
  422: "So nimmt das System den Text nicht an. Dieser Stand ist nur in diesem Browser: Nimm die letzte Änderung zurück.",
};

export function followSaving(state: SaveState, event: SaveEvent): SaveState {
  switch (event.type) {
    case "typed":
      // What was refused may be right by now.
      return state.isStopped ? state : { ...state, phase: "typed", refusal: null };
    case "sending":
      return { ...state, phase: "sending" };
    case "answered":
      return follow(state, event.answer, event.isSame);
    case "present":
      return meet(state, event.presence);
  }
}

function follow(state: SaveState, { status, revision, late, refusal: said = null }: Answered, isSame: boolean): SaveState {
  if (revision !== null)
    return { ...state, phase: isSame ? "saved" : "typed", revision, failures: 0, isOvertaken: false, isWriting: true };
  if (late !== null) return { ...state, phase: "saved", late, isStopped: true, isOvertaken: true, failures: 0, isWriting: false };
  // Of a text without versions: it stays in the browser.
  if (status === 409) return { ...state, phase: "refused", isStopped: true };
  if (status === 401) return { ...state, phase: "signed out" };
  const refusal = said ?? (status === null ? undefined : refusals[status]);
  if (refusal !== undefined) return { ...state, phase: "refused", refusal };
  return { ...state, phase: "waiting", failures: state.failures + 1 };
}

function meet(state: SaveState, { isWriting, writer, revision, present }: Presence): SaveState {
  const isOvertaken = state.isOvertaken || (revision > state.revision && state.phase !== "sending");
  return { ...state, isWriting, writer: isWriting ? null : writer, present, isOvertaken };
}

/** Milliseconds until what is typed is sent; `since`: since the first of it was. */
export function toSaveDelay(since: number): number {
  return Math.min(PAUSE_MS, Math.max(0, LATEST_MS - since));
}

/** Milliseconds until it is sent again: what was typed meanwhile, or what failed. Null where nothing is left to be sent. */
export function toNextTry({ phase, failures }: Pick<SaveState, "phase" | "failures">): number | null {
  if (phase === "typed") return PAUSE_MS;
  return phase === "waiting" || phase === "signed out" ? Math.min(30_000, 1000 * 2 ** Math.min(failures, 5)) : null;
}

/** What is said beside the text. */
export function toSaveText({ phase, failures }: SaveState): string {
  switch (phase) {
    case "saved":
      return "Gespeichert";
    case "typed":
    case "sending":
      return "Wird gespeichert …";
    case "waiting":
      return failures > 1
        ? "Keine Verbindung: Was du schreibst, bleibt in diesem Browser und wird gesendet, sobald es geht."
        : "Wird noch einmal versucht …";
    case "signed out":
      return "Deine Anmeldung ist abgelaufen. Was du schreibst, bleibt in diesem Browser.";
    case "refused":
      return "Nicht gespeichert";
  }
}
