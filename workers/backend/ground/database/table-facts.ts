/**
 * Rules for a table: whether an export holds it (decision 102), and when rows are deleted (decision 107). Each room lists its own
 * tables, doors/registry/tables.ts puts them together, and a test fails for a table that is not listed.
 */

/** How rows of a table are exported. */
export type ExportFacts = {
  /** Columns by which rows are told apart and read on from; an index begins with them. */
  key: readonly string[];
  /** The primary key, where the order of its columns does not permit reading on. */
  identity?: readonly string[];
  /** Columns that triggers or the clock fill again. */
  without?: readonly string[];
  /** A column that may refer to a row of the same table that comes later: set in a second pass. */
  link?: string;
  /** Rows are long: few of them are sent at once. */
  isWide?: boolean;
  /** Readers' personal data: exported only on request. */
  isPersonal?: boolean;
  /** Of a personal table, columns that name a row of another one: without it the row is left out, or with `orNull` only the name. */
  owners?: readonly { column: string; table: string; orNull?: boolean }[];
};

/** Rows past their retention time. `due` is a condition on an index of the table, with `?1` for what `before` gives. */
export type DueRows = {
  /** Columns of the primary key, as SQL has them in a row value. */
  key: string;
  due: string;
  /** From the moment of the run. */
  before: (now: Date) => number | string;
};

/** Rows in a reader's own export (`/profil/daten`). `sql` asks for those of the account `?1`. */
export type ReaderRows = { name: string; sql: string };

export type TableFacts = {
  name: string;
  /** What a reader's own export holds of it; a table that refers to accounts says at least why that is nothing. */
  ofReader?: ReaderRows | { nothing: string };
  /** By the name of the clock's job, `clean-{name}`. */
  cleanUps?: Readonly<Record<string, DueRows>>;
} & ({ exported: ExportFacts } | { /** Why it is in no export. */ keptBack: string });

export const DAY_S = 24 * 60 * 60;

/** A moment in seconds, so many days before the run. */
export function daysAgo(days: number): DueRows["before"] {
  return (now) => Math.floor(now.getTime() / 1000) - days * DAY_S;
}

/** A day as `2026-11-22`, in UTC, so many days before the run. */
export function dayBefore(days: number): DueRows["before"] {
  return (now) => new Date(now.getTime() - days * DAY_S * 1000).toISOString().slice(0, 10);
}
