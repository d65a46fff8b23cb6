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
  /** Until somebody signs in: nothing is taken. */
  isSignedOut: boolean;
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
  const nobody = {
    writer: null,
    present: [],
    late: null,
    isStopped: false,
    isOvertaken: false,
    failures: 0,
    refusal: null,
    isSignedOut: false,
  };
  return { phase: "saved", revision, isWriting: null, ...nobody };
}

const refusals: Readonly<Record<number, string>> = {
  403: "Diesen Beitrag darfst du lesen, aber nicht ändern.",
  404: "Diesen Beitrag gibt es nicht mehr. Kopiere deinen Text, bevor du die Seite schließt.",
  413: "Der Text ist zu lang, und dieser Stand ist nur in diesem Browser: höchstens 700 kB und 400 Bausteine.",
  422: "So nimmt das System den Text nicht an. Dieser Stand ist nur in diesem Browser: Nimm die letzte Änderung zurück.",
};

export function followSaving(state: SaveState, event: SaveEvent): SaveState {
  switch (event.type) {
    case "typed":
      // What was refused may be right by now; what waits goes on waiting for its turn.
      return state.isStopped || isWaiting(state) ? state : { ...state, phase: "typed", refusal: null };
    case "sending":
      return { ...state, phase: "sending" };
    case "answered":
      return follow(state, event.answer, event.isSame);
    case "present":
      return meet(state, event.presence);
  }
}

/** It is sent again by itself, each time later. */
export function isWaiting({ phase }: Pick<SaveState, "phase">): boolean {
  return phase === "waiting" || phase === "signed out";
}

function follow(before: SaveState, { status, revision, late, refusal: said = null }: Answered, isSame: boolean): SaveState {
  const state = { ...before, isSignedOut: status === 401 || (status === null && before.isSignedOut) };
  if (revision !== null)
    return { ...state, phase: isSame ? "saved" : "typed", revision, failures: 0, isOvertaken: false, isWriting: true };
  if (late !== null) return { ...state, phase: "saved", late, isStopped: true, isOvertaken: true, failures: 0, isWriting: false };
  // Of a text without versions: it stays in the browser.
  if (status === 409) return { ...state, phase: "refused", isStopped: true };
  if (status === 401) return { ...state, phase: "signed out", failures: state.failures + 1 };
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
  return isWaiting({ phase }) ? Math.min(30_000, 1000 * 2 ** Math.min(failures, 5)) : null;
}

/** What is said beside the text. */
export function toSaveText(state: SaveState): string {
  return toSaveTrouble(state) ?? (state.phase === "saved" ? "Gespeichert" : "Wird gespeichert …");
}

/** The same where it does not get on, each said once however often it is tried: screen readers hear of that alone. Null where all is well. */
export function toSaveTrouble({ phase, failures, isSignedOut }: SaveState): string | null {
  if (phase === "saved") return null;
  if (phase === "refused") return "Nicht gespeichert";
  if (isSignedOut) return "Deine Anmeldung ist abgelaufen. Was du schreibst, bleibt in diesem Browser.";
  return failures > 1 ? "Keine Verbindung: Was du schreibst, bleibt in diesem Browser und wird gesendet, sobald es geht." : null;
}
