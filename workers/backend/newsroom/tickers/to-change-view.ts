import type { TickerDifference } from "#workers/backend/content/tickers/ticker-state.ts";
import { type EntryView, toEntryView } from "#workers/backend/content/views/to-block-views.ts";
import { readTextImages } from "#workers/backend/content/views/to-text-images.ts";
import type { Queries } from "#workers/backend/ground/database/tables/queries.ts";

/** A TickerChange as the schema names it. */
export type ChangeView = {
  cursor: string;
  entries: EntryView[];
  removed: string[];
  entry_ids: string[] | null;
  is_over: boolean;
};

/** The change with the pictures of its entries. Give it only what has passed the gate. */
export async function toChangeView(queries: Queries, difference: TickerDifference): Promise<ChangeView> {
  const { cursor, entries, removed, entryIds, isOver } = difference;
  const findImage = await readTextImages(queries, [{ kind: "ticker", entries }]);
  return {
    cursor,
    entries: entries.map((entry) => toEntryView(entry, findImage)),
    removed,
    entry_ids: entryIds,
    is_over: isOver,
  };
}
