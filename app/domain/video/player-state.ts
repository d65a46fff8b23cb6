/**
 * What becomes of a video in its place (rules 4.15): a poster first; its player at the reader's wish and with their consent; nothing of
 * others before, and nothing of them left once consent is taken back.
 */
import type { PlayerReport } from "./player-message.ts";

/** `asking`: consent is asked for. `closing`: the player puts itself away before its frame is removed. */
export type PlayerStep = "poster" | "asking" | "loading" | "ready" | "failed" | "closing";
export type PlayerState = { step: PlayerStep; isPlaying: boolean };

export type PlayerEvent =
  | { type: "wanted"; isAllowed: boolean }
  | { type: "allowed" }
  | { type: "withdrawn" }
  | { type: "report"; report: PlayerReport }
  /** The frame has sent no report for too long. */
  | { type: "silent" };

export const posterState: PlayerState = { step: "poster", isPlaying: false };

/** The steps in which the frame is on the page. */
export function hasFrame({ step }: PlayerState): boolean {
  return step === "loading" || step === "ready" || step === "closing";
}

export function nextPlayerState(state: PlayerState, event: PlayerEvent): PlayerState {
  const { step } = state;
  switch (event.type) {
    case "wanted":
      return hasFrame(state) ? state : { step: event.isAllowed ? "loading" : "asking", isPlaying: false };
    case "allowed":
      return step === "asking" ? { step: "loading", isPlaying: false } : state;
    case "withdrawn":
      if (step === "loading" || step === "ready") return { step: "closing", isPlaying: false };
      return step === "failed" ? posterState : state;
    case "silent":
      if (step === "loading") return { step: "failed", isPlaying: false };
      return step === "closing" ? posterState : state;
    case "report":
      return afterReport(state, event.report);
  }
}

function afterReport(state: PlayerState, report: PlayerReport): PlayerState {
  if (report === "disposed") return hasFrame(state) ? posterState : state;
  if (state.step !== "loading" && state.step !== "ready") return state;
  if (report === "failed") return { step: "failed", isPlaying: false };
  if (report === "ready") return { ...state, step: "ready" };
  return { step: "ready", isPlaying: report === "play" };
}

/** The reports that are counted: a start, not every resumption after a pause; an end, once. */
export function toCounted(state: PlayerState, report: PlayerReport): "play" | "ended" | null {
  if (state.step !== "loading" && state.step !== "ready") return null;
  if (report === "play") return state.isPlaying ? null : "play";
  return report === "ended" && state.isPlaying ? "ended" : null;
}
