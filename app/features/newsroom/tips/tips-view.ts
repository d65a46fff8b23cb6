/** What the newsroom's pages about tips show, as plain data. */

export type TipLine = { id: number; path: string; title: string; text: string; isNew: boolean; isDone: boolean };

export type TipFileView = {
  id: string;
  name: string;
  text: string;
  /** Null while it is on its way. */
  path: string | null;
  hasTelemetry: boolean;
};

export type TipView = {
  id: number;
  path: string;
  state: "RECEIVED" | "READ" | "DONE";
  stateText: string;
  text: string;
  /** Place, name, contact, times: what there is of it. */
  facts: readonly { label: string; text: string }[];
  files: readonly TipFileView[];
  /** Files that were announced and have never begun to come. */
  missingText: string | null;
};
