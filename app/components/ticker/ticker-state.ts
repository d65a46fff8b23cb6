/** A live ticker in a browser, as a pure function of what comes: what is shown, and what waits until the reader wants to see it. */
import type { ResponsivePicture } from "#app/components/picture/responsive-picture.ts";

export type EntryContent = {
  title: string | null;
  /** Sanitised, and trusted where a browser asks for it. */
  html: string;
  image: { picture: ResponsivePicture; credit: string | null } | null;
};

export type Entry = {
  id: string;
  date: string;
  isPinned: boolean;
  isKeyEvent: boolean;
  /** Came while this page was read, with what was shown last. */
  isNew?: boolean;
  /** `kept` is the server's own HTML, `gone` what the newsroom took away while it was read. */
  content: EntryContent | "kept" | "gone";
};

export type TickerState = {
  /** As they are shown: pinned ones first, then the newest, as far as nothing had to move under the reader's eyes. */
  entries: readonly Entry[];
  /** Shown when the reader asks for them, newest first. */
  held: readonly Entry[];
  cursor: string;
  isOver: boolean;
  /** The oldest moment that this page shows, ISO 8601, where older entries stand on pages of their own; null where there are none. */
  oldest: string | null;
  /** What a screen reader hears of what was shown last; empty where a button says it already. */
  said: string;
};

/** Changed, new and taken away since the state that is known. */
export type TickerNews = {
  cursor: string;
  entries: readonly (Entry & { content: EntryContent })[];
  removed: readonly string[];
  /** All ids there are; null where `removed` says what is gone. */
  entryIds: readonly string[] | null;
  isOver: boolean;
};

export type TickerEvent =
  /** `isAtTop`: new entries move nothing that the reader reads. */
  { kind: "news"; news: TickerNews; isAtTop: boolean } | { kind: "release" };

/** The same news twice changes nothing. */
export function changeTicker(state: TickerState, event: TickerEvent): TickerState {
  if (event.kind === "release") return release(state);
  const { news, isAtTop } = event;
  const changed = new Map(news.entries.map((entry) => [entry.id, entry]));
  const known = new Set([...state.entries, ...state.held].map(({ id }) => id));
  const isGone = ({ id }: Entry) => news.removed.includes(id) || (news.entryIds !== null && !news.entryIds.includes(id));
  // An older entry that was corrected stands on another page, and is not new here.
  const isOfPage = ({ date, isPinned }: Entry) =>
    isPinned || state.oldest === null || Date.parse(date) >= Date.parse(state.oldest);
  const update = (entry: Entry): Entry => {
    if (isGone(entry)) return { ...entry, content: "gone" };
    const news = changed.get(entry.id);
    return news === undefined ? entry : { ...news, ...(entry.isNew === undefined ? {} : { isNew: entry.isNew }) };
  };
  const fresh = news.entries.filter((entry) => !known.has(entry.id) && isOfPage(entry));
  const next: TickerState = {
    // Nothing moves while it is read: what is pinned now has its mark, and goes up when the reader does.
    entries: state.entries.map(update),
    // The reader has not seen these yet.
    held: order([...fresh, ...state.held.filter((entry) => !isGone(entry)).map(update)]),
    cursor: news.cursor > state.cursor ? news.cursor : state.cursor,
    isOver: news.isOver,
    oldest: state.oldest,
    said: news.isOver && !state.isOver ? TICKER_OVER : "",
  };
  if (!isAtTop) return next;
  const released = release(next);
  return fresh.length === 0 ? released : { ...released, said: [toSaid(fresh), next.said].join(" ").trim() };
}

export const TICKER_OVER = "Dieser Ticker ist beendet.";

/** What waited is marked as new; what was marked before is so no more. */
function release(state: TickerState): TickerState {
  if (state.held.length === 0) return { ...state, entries: order(state.entries) };
  const seen = state.entries.map(({ isNew: _, ...entry }) => entry);
  return { ...state, entries: order([...state.held.map((entry) => ({ ...entry, isNew: true })), ...seen]), held: [], said: "" };
}

/** Once for all that came together. */
function toSaid(fresh: readonly (Entry & { content: EntryContent })[]): string {
  const title = fresh[0]?.content.title ?? null;
  return `${toHeldText(fresh.length)}${title === null ? "" : `: ${title}`}.`;
}

/** Where entries are of the same moment they stay as they are. */
function order(entries: readonly Entry[]): Entry[] {
  return [...entries].sort(
    (one, other) => Number(other.isPinned) - Number(one.isPinned) || Date.parse(other.date) - Date.parse(one.date),
  );
}

/** "1 neuer Eintrag", "3 neue Einträge" */
export function toHeldText(count: number): string {
  return count === 1 ? "1 neuer Eintrag" : `${count} neue Einträge`;
}
