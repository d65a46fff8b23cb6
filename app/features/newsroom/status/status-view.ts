/** What the status page shows, as plain data with final texts. */

/** `bad` needs an operator, `warn` needs watching, `unknown` is shown as such. */
export type Tone = "good" | "warn" | "bad" | "unknown";

export type StatusLine = { label: string; text: string; tone: Tone };

/** `tone` colours the cell, and `text` says the same in words. */
export type StatusCell = { text: string; tone?: Tone; note?: string };

export type StatusTable = {
  id: string;
  title: string;
  /** Where the numbers come from, and of when they are. */
  note: string;
  columns: readonly string[];
  rows: readonly { label: string; cells: readonly StatusCell[] }[];
  /** Instead of a table without rows. */
  none: string;
};

export type StatusView = {
  /** `23. November 2026, 12:03 Uhr`. */
  checked: { iso: string; text: string };
  /** The lines to look at first. */
  lines: readonly StatusLine[];
  tables: readonly StatusTable[];
};
