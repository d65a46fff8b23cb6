/** What the newsroom's own pages ask (decision 76): who they are, which tickers there are, and how one stands. */
import { splitText } from "#workers/backend/access/gate-text.ts";
import type { TickerEntry } from "#workers/backend/content/content-block.ts";
import { readBody } from "#workers/backend/database/tables/bodies.ts";
import {
  type NewsroomTickerRow,
  readLatestTickers,
  readNewsroomTicker,
} from "#workers/backend/database/tables/newsroom-tickers.ts";
import type { Queries } from "#workers/backend/database/tables/queries.ts";
import { toEntryView } from "#workers/backend/presentation/to-block-views.ts";
import { toPostLink } from "#workers/backend/presentation/to-post-link.ts";
import { readTextImages } from "#workers/backend/presentation/to-text-images.ts";
import { toTickerState } from "#workers/backend/ticker/ticker-state.ts";
import type { BackendContext } from "./context.ts";
import { createForbiddenError, createNotFoundError, createTooManyError } from "./errors.ts";

/** As readers' pages have them. */
const ENTRIES_A_PAGE = 50;

type Newsroom = { isSignedIn: boolean };

async function resolveNewsroom(_: unknown, _arguments: unknown, { newsroom }: BackendContext): Promise<Newsroom | null> {
  const admission = await newsroom.admit();
  return admission === "closed" ? null : { isSignedIn: admission === "admitted" };
}

async function resolveTickers({ isSignedIn }: Newsroom, _: unknown, { queries, now }: BackendContext) {
  return isSignedIn ? readLatestTickers(queries, now) : null;
}

async function resolveTicker({ isSignedIn }: Newsroom, { post_id }: { post_id: number }, { queries, now }: BackendContext) {
  return isSignedIn ? readNewsroomTicker(queries, post_id, now) : null;
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
  // Whoever only looks asks for none.
  if (id === "") return null;
  const [view] = await toViews((await readEntries(row, queries)).filter((entry) => entry.id === id).slice(0, 1), queries);
  return view ?? null;
}

async function openSession(_: unknown, { token }: { token: string }, { newsroom }: BackendContext) {
  const opened = await newsroom.open(token);
  switch (opened.kind) {
    case "opened":
      return { session: opened.session, expires: opened.expiresAt.toISOString() };
    case "closed":
      throw createNotFoundError("There is no newsroom here.");
    case "slowed":
      throw createTooManyError("Too many wrong tokens: wait some minutes.");
    case "refused":
      throw createForbiddenError("This is not the newsroom's token.");
  }
}

export const newsroomResolvers = {
  Query: { newsroom: resolveNewsroom },
  Mutation: { openNewsroomSession: openSession },
  Newsroom: {
    is_signed_in: ({ isSignedIn }: Newsroom) => isSignedIn,
    tickers: resolveTickers,
    ticker: resolveTicker,
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
