/** The tickers of a text as one: what they hold now, and what has changed since. Pure functions of its blocks. */
import type { ContentBlock, TickerEntry } from "#shared/content/content-block.ts";

export type TickerState = {
  /** Newest first. */
  entries: readonly TickerEntry[];
  isOver: boolean;
};

export type TickerDifference = {
  cursor: string;
  entries: TickerEntry[];
  removed: string[];
  /** All ids; null where `removed` says what is gone. */
  entryIds: string[] | null;
  isOver: boolean;
};

type TickerBlock = Extract<ContentBlock, { kind: "ticker" }>;

function isTicker(block: ContentBlock): block is TickerBlock {
  return block.kind === "ticker";
}

/** When an entry was last changed: ISO 8601 in UTC, which sorts as text. */
export function toModified({ modified, date }: TickerEntry): string {
  return modified ?? date;
}

/** Null for a text without a ticker. It is over when all its tickers are. */
export function toTickerState(blocks: readonly ContentBlock[]): TickerState | null {
  const tickers = blocks.filter(isTicker);
  if (tickers.length === 0) return null;
  return { entries: tickers.flatMap(({ entries }) => entries), isOver: tickers.every(({ isOver }) => isOver === true) };
}

/** Whether a text has a ticker that goes on: what the post's row keeps for lists. */
export function isRunning(blocks: readonly ContentBlock[]): boolean {
  return toTickerState(blocks)?.isOver === false;
}

/**
 * When an entry was last changed, in seconds: a post has changed then, also where the system that brought it says an older moment. Null
 * without entries; what is dated ahead of `now` has not happened.
 */
export function findLastChange(blocks: readonly ContentBlock[], now: Date): number | null {
  const moments = (toTickerState(blocks)?.entries ?? []).map((entry) => Date.parse(toModified(entry)));
  const past = moments.filter((moment) => moment <= now.getTime());
  return past.length === 0 ? null : Math.floor(Math.max(...past) / 1000);
}

/** Names a state: when its last change was made. Empty for a ticker without entries. */
export function toCursor({ entries }: TickerState): string {
  return entries.reduce((latest, entry) => (toModified(entry) > latest ? toModified(entry) : latest), "");
}

/** For a reader who knows the state of that cursor, or none (null). */
export function toCatchUp(state: TickerState, since: string | null): TickerDifference {
  return {
    cursor: toCursor(state),
    entries: state.entries.filter((entry) => since === null || toModified(entry) > since),
    removed: [],
    entryIds: state.entries.map(({ id }) => id),
    isOver: state.isOver,
  };
}

/** For readers who know `before`; null when nothing they see has changed. */
export function toDifference(before: TickerState, after: TickerState): TickerDifference | null {
  const known = new Map(before.entries.map((entry) => [entry.id, JSON.stringify(entry)]));
  const left = new Set(after.entries.map(({ id }) => id));
  const entries = after.entries.filter((entry) => known.get(entry.id) !== JSON.stringify(entry));
  const removed = [...known.keys()].filter((id) => !left.has(id));
  if (entries.length === 0 && removed.length === 0 && before.isOver === after.isOver) return null;
  return { cursor: toCursor(after), entries, removed, entryIds: null, isOver: after.isOver };
}

export type TickerEdit =
  | {
      kind: "save";
      entry: Omit<TickerEntry, "date" | "modified"> & { date: string | null };
      /** When the entry that its writer had before them was last changed; empty: there was none. Null: the last one counts. */
      known: string | null;
    }
  | { kind: "remove"; id: string }
  | { kind: "end"; isOver: boolean };

/**
 * The blocks after an edit, and the entry it wrote. A new entry goes into the first ticker, which a text without one gets at its end.
 * Changes are dated one after the other, also within a millisecond or where the clock was set back: readers name the last that they know.
 */
export function applyEdit(
  blocks: readonly ContentBlock[],
  edit: TickerEdit,
  now: Date,
): { blocks: ContentBlock[]; entry: TickerEntry | null } {
  if (edit.kind === "end")
    return { blocks: blocks.map((block) => (isTicker(block) ? end(block, edit.isOver) : block)), entry: null };
  if (edit.kind === "remove") {
    const without = (block: TickerBlock) => ({ ...block, entries: block.entries.filter(({ id }) => id !== edit.id) });
    return { blocks: blocks.map((block) => (isTicker(block) ? without(block) : block)), entry: null };
  }
  const state = toTickerState(blocks);
  const before = state?.entries.find(({ id }) => id === edit.entry.id) ?? null;
  const modified = toLaterThan(state === null ? "" : toCursor(state), now);
  const entry: TickerEntry = { ...edit.entry, date: edit.entry.date ?? before?.date ?? now.toISOString(), modified };
  const withTicker: readonly ContentBlock[] = state === null ? [...blocks, { kind: "ticker", entries: [] }] : blocks;
  const home = withTicker.find(
    (block) => isTicker(block) && (before === null || block.entries.some(({ id }) => id === entry.id)),
  );
  const withEntry = (block: TickerBlock) => ({
    ...block,
    entries: [entry, ...block.entries.filter(({ id }) => id !== entry.id)].sort(byDate),
  });
  return { blocks: withTicker.map((block) => (block === home && isTicker(block) ? withEntry(block) : block)), entry };
}

/**
 * What others did since a writer looked: nothing that matters (`fresh`), or they changed the entry or took it away. A call that comes
 * again finds what it wrote itself (`known`); of a new entry also what has become of it since. `written` is the entry as it would be stored.
 */
export function decideEdit(
  before: TickerEntry | null,
  written: TickerEntry | null,
  known: string | null,
): "fresh" | "known" | "conflict" {
  if (known === null || (before === null ? known === "" : toModified(before) === known)) return "fresh";
  if (before === null) return "conflict";
  return known === "" || isSameEntry(before, written) ? "known" : "conflict";
}

/** But for the moment of the last change. */
function isSameEntry(one: TickerEntry, other: TickerEntry | null): boolean {
  return other !== null && JSON.stringify({ ...one, modified: "" }) === JSON.stringify({ ...other, modified: "" });
}

function end({ isOver: _, ...block }: TickerBlock, isOver: boolean): TickerBlock {
  return isOver ? { ...block, isOver } : block;
}

function toLaterThan(cursor: string, now: Date): string {
  const last = Date.parse(cursor);
  return new Date(Number.isNaN(last) ? now.getTime() : Math.max(now.getTime(), last + 1)).toISOString();
}

function byDate(one: TickerEntry, other: TickerEntry): number {
  return Date.parse(other.date) - Date.parse(one.date);
}
