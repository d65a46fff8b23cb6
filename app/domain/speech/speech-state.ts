/**
 * How an article is read aloud by a browser's voice: sentence by sentence, since voices fall silent in long texts and many cannot pause.
 * What a voice reports belongs to a take; what comes late of a take that was broken off changes nothing.
 */
import type { SpeechSpeed } from "./speech-speed.ts";

/** The sentences of each passage. */
export type Script = readonly (readonly string[])[];

/**
 * `starting`: told to speak, and not heard yet. `refused`: the browser wants its reader to press once more. `announcing`: after the text,
 * what comes next is said. `leaving`: the next article is on its way.
 */
export type SpeechStep = "starting" | "speaking" | "paused" | "refused" | "failed" | "announcing" | "leaving" | "over";

export type SpeechState = {
  step: SpeechStep;
  script: Script;
  passage: number;
  sentence: number;
  /** Grows with each piece that has to be spoken, or spoken again. */
  take: number;
  speed: SpeechSpeed;
  /** What is said of the next article; null without one. */
  next: string | null;
  /** A voice that needs a line has failed: from now on only others. */
  isLocal: boolean;
};

export type SpeechEvent =
  | { type: "pressed" }
  /** By the device, or since the page is left. */
  | { type: "paused" }
  | { type: "began"; take: number }
  | { type: "finished"; take: number }
  | { type: "broken"; take: number; error: string }
  /** Nothing was heard of a take for longer than it can last. */
  | { type: "silent"; take: number }
  /** The device has silenced it while nobody looked. */
  | { type: "lost"; take: number }
  | { type: "moved"; by: -1 | 1 }
  | { type: "speed"; speed: SpeechSpeed }
  /** The text of the page is another than before; `passage` is where the present one stands in it. */
  | { type: "changed"; script: Script; passage: number }
  /** The listener does not want the next article. */
  | { type: "stayed" };

/** Of a reader who has just asked for it. */
export function startSpeech(script: Script, speed: SpeechSpeed, next: string | null): SpeechState {
  return { step: "starting", script, passage: 0, sentence: 0, take: 1, speed, next, isLocal: false };
}

/** The steps in which a voice is to be heard. */
export function isSounding({ step }: Pick<SpeechState, "step">): boolean {
  return step === "starting" || step === "speaking" || step === "announcing";
}

/** What is to be spoken; empty when there is nothing. */
export function toUtterance({ step, script, passage, sentence, next }: SpeechState): string {
  return (step === "announcing" ? next : script[passage]?.[sentence]) ?? "";
}

/** Characters from here to the end. */
export function countRemaining({ step, script, passage, sentence }: SpeechState): number {
  if (step === "announcing" || step === "leaving" || step === "over") return 0;
  return script
    .slice(passage)
    .flatMap((sentences, index) => (index === 0 ? sentences.slice(sentence) : sentences))
    .reduce((sum, { length }) => sum + length, 0);
}

/** By what a browser says that itself, and no voice, has kept silent. */
const REFUSALS: readonly string[] = ["not-allowed", "audio-busy"];
/** Breaking off makes them. */
const NO_ERRORS: readonly string[] = ["interrupted", "canceled"];

export function nextSpeechState(state: SpeechState, event: SpeechEvent): SpeechState {
  if ("take" in event && event.take !== state.take) return state;
  switch (event.type) {
    case "pressed":
      if (isSounding(state)) return { ...state, step: "paused" };
      if (state.step === "leaving") return state;
      return again(state.step === "over" ? { ...state, passage: 0, sentence: 0 } : state);
    case "paused":
      if (state.step === "leaving") return { ...state, step: "over" };
      return isSounding(state) ? { ...state, step: "paused" } : state;
    case "lost":
      return isSounding(state) ? retake(state) : state;
    case "began":
      return state.step === "starting" ? { ...state, step: "speaking" } : state;
    case "finished":
      return isSounding(state) ? afterSentence(state) : state;
    case "broken":
      return isSounding(state) ? afterError(state, event.error) : state;
    case "silent":
      if (state.step === "starting") return { ...state, step: "refused" };
      return isSounding(state) ? afterSentence(state) : state;
    case "moved":
      return move(state, event.by);
    case "speed":
      return isSounding(state) ? retake({ ...state, speed: event.speed }) : { ...state, speed: event.speed };
    case "changed":
      return afterChange(state, event);
    case "stayed":
      return state.step === "announcing" || state.step === "leaving" ? { ...state, step: "over" } : state;
  }
}

function again(state: SpeechState): SpeechState {
  return { ...state, step: "starting", take: state.take + 1 };
}

/** Speaks once more what was being spoken. */
function retake(state: SpeechState): SpeechState {
  return state.step === "announcing" ? { ...state, take: state.take + 1 } : again(state);
}

function afterSentence(state: SpeechState): SpeechState {
  const { step, script, passage, sentence } = state;
  if (step === "announcing") return { ...state, step: "leaving" };
  if (sentence + 1 < (script[passage]?.length ?? 0)) return onward(state, passage, sentence + 1);
  return passage + 1 < script.length ? onward(state, passage + 1, 0) : atEnd(state);
}

/** Whoever was heard is taken to be heard: the next piece is not refused. */
function onward(state: SpeechState, passage: number, sentence: number): SpeechState {
  return { ...state, step: "speaking", passage, sentence, take: state.take + 1 };
}

function atEnd(state: SpeechState): SpeechState {
  return state.next === null ? { ...state, step: "over" } : { ...state, step: "announcing", take: state.take + 1 };
}

function afterError(state: SpeechState, error: string): SpeechState {
  if (REFUSALS.includes(error)) return { ...state, step: "refused" };
  // Somebody else's page has broken in, or the browser: listeners go on when they want.
  if (NO_ERRORS.includes(error)) return { ...state, step: "paused" };
  return state.isLocal ? { ...state, step: "failed" } : retake({ ...state, isLocal: true });
}

/** Back leads to the beginning of a passage first. */
function move(state: SpeechState, by: -1 | 1): SpeechState {
  const { step, script, passage, sentence } = state;
  if (step === "leaving") return state;
  const last = script.length - 1;
  const isAfter = step === "announcing" || step === "over";
  if (by === 1 && (isAfter || passage === last)) return isSounding(state) && !isAfter ? atEnd(state) : state;
  const target = by === 1 ? passage + 1 : isAfter ? last : sentence > 0 ? passage : Math.max(passage - 1, 0);
  const moved = { ...state, passage: target, sentence: 0 };
  if (isSounding(state)) return again(moved);
  return step === "over" ? { ...moved, step: "paused" } : moved;
}

/** A passage that is as it was goes on in its sentence. */
function afterChange(state: SpeechState, { script, passage }: { script: Script; passage: number }): SpeechState {
  const isSame = script[passage]?.join(" ") === state.script[state.passage]?.join(" ");
  if (isSame) return { ...state, script, passage };
  const changed = { ...state, script, passage, sentence: 0 };
  return isSounding(state) && state.step !== "announcing" ? again(changed) : changed;
}
