/** What the newsroom's own pages query (decision 76): the caller, the list of tickers, and one ticker. Each field needs its right. */

import type { TickerEntry } from "#shared/content/content-block.ts";
import { splitText } from "#workers/backend/content/records/split-text.ts";
import { toTickerState } from "#workers/backend/content/tickers/ticker-state.ts";
import { toEntryView } from "#workers/backend/content/views/to-block-views.ts";
import { toPostLink } from "#workers/backend/content/views/to-post-link.ts";
import { readTextImages } from "#workers/backend/content/views/to-text-images.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import {
  type NewsroomTickerRow,
  readLatestTickers,
  readNewsroomTicker,
} from "#workers/backend/ground/database/tables/newsroom-tickers.ts";
import { readBody } from "#workers/backend/ground/database/tables/posts/bodies.ts";
import type { Queries } from "#workers/backend/ground/database/tables/queries.ts";
import type { StaffRight } from "#workers/backend/newsroom/staff/rights.ts";
import type { StaffCaller } from "#workers/backend/newsroom/staff/staff-sessions.ts";
import { withRight } from "./require-right.ts";

/** As readers' pages have them. */
const ENTRIES_A_PAGE = 50;

/** The caller: the source of all fields below `newsroom`. */
export type Newsroom = { staff: StaffCaller | null; rights: readonly StaffRight[]; isSignedIn: boolean; isConfirmed: boolean };

const nobody: Newsroom = { staff: null, rights: [], isSignedIn: false, isConfirmed: false };

async function resolveNewsroom(_: unknown, _arguments: unknown, { newsroom }: BackendContext): Promise<Newsroom | null> {
  const admission = await newsroom.admit();
  if (admission.kind === "closed") return null;
  return admission.kind === "admitted" ? { ...admission, isSignedIn: true } : nobody;
}

async function readEntries({ id }: NewsroomTickerRow, queries: Queries): Promise<readonly TickerEntry[]> {
  const { whole } = splitText(await readBody(queries, id), false);
  return toTickerState(whole)?.entries ?? [];
}

async function toViews(entries: readonly TickerEntry[], queries: Queries) {
  const findImage = await readTextImages(queries, [{ kind: "ticker", entries: [...entries] }]);
  return entries.map((entry) => ({ entry: toEntryView(entry, findImage), image: entry.image?.media ?? null }));
}

/** Pinned entries stand first, on the first page. */
async function resolveEntries(row: NewsroomTickerRow, { page }: { page: number | null }, { queries }: BackendContext) {
  const entries = [...(await readEntries(row, queries))].sort(
    (one, other) => Number(other.isPinned ?? false) - Number(one.isPinned ?? false),
  );
  const from = (Math.max(1, page ?? 1) - 1) * ENTRIES_A_PAGE;
  return toViews(entries.slice(from, from + ENTRIES_A_PAGE), queries);
}

async function resolveEntry(row: NewsroomTickerRow, { id }: { id: string }, { queries }: BackendContext) {
  // A page that only shows the ticker requests no entry.
  if (id === "") return null;
  const [view] = await toViews((await readEntries(row, queries)).filter((entry) => entry.id === id).slice(0, 1), queries);
  return view ?? null;
}

export const newsroomResolvers = {
  Query: { newsroom: resolveNewsroom },
  Newsroom: {
    is_signed_in: ({ isSignedIn }: Newsroom) => isSignedIn,
    is_confirmed: ({ isConfirmed }: Newsroom) => isConfirmed,
    rights: ({ rights }: Newsroom) => rights.map((right) => right.toUpperCase()),
    tickers: withRight("ticker", (_, { queries, now }) => readLatestTickers(queries, now)),
    ticker: withRight("ticker", ({ post_id }: { post_id: number }, { queries, now }) =>
      readNewsroomTicker(queries, post_id, now),
    ),
  },
  NewsroomTicker: {
    post_id: ({ id }: NewsroomTickerRow) => id,
    link: (row: NewsroomTickerRow) => toPostLink(row),
    is_premium: ({ is_premium }: NewsroomTickerRow) => is_premium === 1,
    modified: ({ modified_at }: NewsroomTickerRow) => new Date(modified_at * 1000).toISOString(),
    is_over: ({ ticker_count, running_count }: NewsroomTickerRow) => ticker_count > 0 && running_count === 0,
    entries: resolveEntries,
    entry: resolveEntry,
  },
};
