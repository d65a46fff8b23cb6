/** What the pages about takedowns show, as plain data. */

export type TakedownLine = { id: number; path: string; title: string; reason: string; text: string; isLifted: boolean };

/** Whom a takedown would hit. */
export type CandidateView = {
  id: number;
  title: string;
  link: string;
  facts: readonly Fact[];
  /** Was down before, until that was lifted. */
  wasDown: boolean;
};
export type Fact = { label: string; text: string };

export type TakedownsView = {
  takedowns: readonly TakedownLine[];
  /** Address of the page before. */
  older: string | null;
  /** What was pasted; empty at first. */
  pasted: string;
  /** What is wrong with it. */
  error: string | null;
  candidate: CandidateView | null;
};

export type SurfaceRow = { place: string; address: string; answer: string; isGone: boolean };

export type TakedownView = {
  id: number;
  path: string;
  title: string;
  facts: readonly Fact[];
  isLifted: boolean;
  /** Null once it is lifted. */
  checks: { rows: readonly SurfaceRow[]; left: number } | null;
  /** What the command found; null before it has looked. */
  proof: { time: string; rows: readonly SurfaceRow[]; left: number } | null;
  command: string;
  /** For removing it once more, where that was cut off or lifted; null where all is done. */
  again: { reason: string } | null;
};
