/** A ticker from the wire as its page shows it. */
import { sanitizeRich } from "#app/components/content/sanitize-content.ts";
import { toGermanTypography } from "#app/components/content/to-german-typography.ts";
import { toCrops } from "#app/components/picture/to-crops.ts";
import type { ContentBlocksFragment } from "#graphql/generated/operations.ts";
import { linkify } from "./linkify.ts";
import { type TickerBarView, toTickerBar } from "./ticker-bar.ts";
import type { Entry, EntryContent } from "./ticker-state.ts";
import { toEntryImage } from "./to-entry-image.ts";

type TickerBlock = Extract<ContentBlocksFragment, { __typename: "TickerBlock" }>;
type WireEntry = TickerBlock["entries"][number];

/** What a page knows of its tickers. */
export type TickerPlace = {
  postId: number;
  /** The path of the page that shows it. */
  path: string;
  /** Which of its pages is asked for, from 1. */
  page: number;
  /** Where it is subscribed to; empty: nowhere, browsers ask again and again. Null: this reader reads what is there now. */
  live: string | null;
  /** It is the post: it stands first, below a bar that stays in view. */
  isLead?: boolean;
};

const ENTRIES_A_PAGE = 50;

export type TickerView = {
  entries: readonly (Entry & { content: EntryContent })[];
  /** ISO 8601: entries of its day do not say theirs. */
  now: string;
  /** Names the state that is shown. */
  cursor: string;
  /** Null for one that does not go on while it is read. An empty endpoint: its browsers ask again and again. */
  live: { postId: number; endpoint: string; path: string /** As TickerState.oldest. */; oldest: string | null } | null;
  pages: { path: string; page: number; pageCount: number } | null;
  /** Nothing comes any more. */
  isOver: boolean;
  /** Null for one that stands within a text. */
  bar: TickerBarView | null;
  /** The page to load anew while it goes on; null where that brings nothing. */
  reload: string | null;
};

/** Pinned entries first, then in the order of the back end; a long ticker page by page. */
export function toTickerView({ entries, is_over }: TickerBlock, place: TickerPlace | null, now: Date): TickerView {
  const wire = entries.map(withOwnId);
  const ordered = [...wire].sort((one, other) => Number(other.is_pinned) - Number(one.is_pinned));
  const pageCount = place === null ? 1 : Math.max(1, Math.ceil(ordered.length / ENTRIES_A_PAGE));
  const page = Math.min(place?.page ?? 1, pageCount);
  const shown = place === null ? ordered : ordered.slice((page - 1) * ENTRIES_A_PAGE, page * ENTRIES_A_PAGE);
  return {
    entries: shown.map(toEntry),
    now: now.toISOString(),
    cursor: wire.reduce((latest, { modified }) => (modified > latest ? modified : latest), ""),
    live: is_over || page > 1 ? null : toLive(place, pageCount > 1 ? (shown.at(-1)?.date ?? null) : null),
    pages: pageCount === 1 || place === null ? null : { path: place.path, page, pageCount },
    isOver: is_over,
    bar: place?.isLead ? toTickerBar(wire.map(toTitled)) : null,
    reload: is_over || page > 1 || place === null ? null : place.path,
  };
}

function toTitled({ id, date, title, is_key_event: isKeyEvent }: WireEntry): Parameters<typeof toTickerBar>[0][number] {
  return { id, date, isKeyEvent, title: title === null ? null : toGermanTypography(title) };
}

/** An import may number each day anew. */
function withOwnId(entry: WireEntry, index: number, all: readonly WireEntry[]): WireEntry {
  const isTaken = all.slice(0, index).some(({ id }) => id === entry.id);
  return isTaken ? { ...entry, id: `${entry.id}-${index}` } : entry;
}

function toLive(place: TickerPlace | null, oldest: string | null): TickerView["live"] {
  return place === null || place.live === null ? null : { postId: place.postId, endpoint: place.live, path: place.path, oldest };
}

function toEntry(entry: WireEntry): TickerView["entries"][number] {
  const { id, date, is_pinned: isPinned, is_key_event: isKeyEvent, title, html, image } = entry;
  const crops = image === null ? [] : toCrops(image.image_rule, image.image_crops);
  const content = {
    title: title === null ? null : toGermanTypography(title),
    html: linkify(sanitizeRich(html)),
    image: toEntryImage(image, crops),
  };
  return { id, date, isPinned, isKeyEvent, content };
}
