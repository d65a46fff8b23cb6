import type { Tone } from "#app/features/newsroom/status/status-view.ts";

/** One thing that a paper wants before it goes out, with what does it. */
export type SetupStep = {
  title: string;
  state: string;
  tone: Tone;
  text: string;
  /** One command, or null where nothing is left to do by one. */
  command: string | null;
  /** Where it is described, in the repository. */
  document: string;
};

export type SetupView = { summary: string; steps: readonly SetupStep[] };
