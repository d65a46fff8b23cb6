/**
 * The desk knows where a ticker stands in a text; its entries are written by the newsroom's ticker, into the post itself. What is published
 * without its ticker keeps the entries at the desk (`tickers` of `desk_posts.carried`), so that they come back with its block.
 */
import * as v from "valibot";
import { type ContentBlock, contentBlockSchema } from "#shared/content/content-block.ts";
import { tickerGuardSql } from "#workers/backend/content/write/post/carry-tickers.ts";

type TickerBlock = Extract<ContentBlock, { kind: "ticker" }>;

const blocksSchema = v.array(contentBlockSchema);
const storedSchema = v.pipe(v.string(), v.parseJson(), blocksSchema);
const carriedSchema = v.pipe(v.string(), v.parseJson(), v.looseObject({ tickers: v.optional(blocksSchema, []) }));

/** Of their JSON: the row also holds a text. */
const MAX_KEPT_CHARACTERS = 400_000;

const isTicker = (block: ContentBlock): block is TickerBlock => block.kind === "ticker";

/** A post of the desk: where it came from, and what it has besides its text (to-record.ts). */
type Carrier = { source: string; carried: string | null };

type WithTickers = {
  /** The blocks with the entries that are stored by now. */
  blocks: ContentBlock[];
  /** They fail a batch where another entry is written meanwhile. */
  guards: D1PreparedStatement[];
  /** What the desk has to keep from then on. */
  carried: string | null;
};

/** The first block has the first ticker, and so on; those that are left over are kept. */
export async function withStoredTickers(db: D1Database, post: Carrier, blocks: ContentBlock[]): Promise<WithTickers> {
  const { source, carried } = post;
  const stored = await db
    .prepare("SELECT b.blocks FROM posts p JOIN post_bodies b ON b.post_id = p.id WHERE p.source = ?1 AND p.is_liveticker = 1")
    .bind(source)
    .first<string>("blocks");
  const kept = carried === null ? { tickers: [] } : v.parse(carriedSchema, carried);
  const known = [...(stored === null ? [] : v.parse(storedSchema, stored)), ...kept.tickers].filter(isTicker);
  const left = [...known];
  const taken = blocks.map((block) => (isTicker(block) ? (left.shift() ?? block) : block));
  const tickers = fitTickers(left.filter(({ entries }) => entries.length > 0));
  return {
    blocks: taken,
    guards: stored === null ? [] : [db.prepare(tickerGuardSql).bind(JSON.stringify([{ source, expected: stored }]))],
    carried: toCarried(carried, { ...kept, tickers }),
  };
}

/** As it stood where there were none and are none. */
function toCarried(before: string | null, { tickers, ...kept }: { tickers: ContentBlock[] }): string | null {
  if (tickers.length > 0) return JSON.stringify({ ...kept, tickers });
  return Object.keys(kept).length === 0 ? null : before?.includes('"tickers":') ? JSON.stringify(kept) : before;
}

/** Of very long ones the oldest entries go. */
function fitTickers(tickers: TickerBlock[]): TickerBlock[] {
  let length = 0;
  const fitting = tickers.map((ticker) => ({
    ...ticker,
    entries: ticker.entries.filter((entry) => {
      length += JSON.stringify(entry).length;
      return length <= MAX_KEPT_CHARACTERS;
    }),
  }));
  return fitting.filter(({ entries }) => entries.length > 0);
}

/** A ticker of a post, in the order in which the blocks of a text take them. */
export type DeskTicker = { entries: number; is_over: 0 | 1; is_kept: 0 | 1 };

const tickersSql = `SELECT json_array_length(value, '$.entries') AS entries, COALESCE(value ->> 'isOver', 0) AS is_over, 0 AS is_kept
    FROM posts p JOIN post_bodies b ON b.post_id = p.id, json_each(b.blocks)
    WHERE p.source = ?1 AND p.is_liveticker = 1 AND value ->> 'kind' = 'ticker'
  UNION ALL SELECT json_array_length(value, '$.entries'), COALESCE(value ->> 'isOver', 0), 1 FROM json_each(?2, '$.tickers')`;

/** Those that are stored, and behind them those that the desk keeps. */
export async function listDeskTickers(db: D1Database, { source, carried }: Carrier): Promise<DeskTicker[]> {
  return (
    await db
      .prepare(tickersSql)
      .bind(source, carried ?? "{}")
      .all<DeskTicker>()
  ).results;
}

/** Keeps what was left over, in the batch that writes the post. */
export function keepTickersStatement(
  db: D1Database,
  { id, carried }: { id: number; carried: string | null },
): D1PreparedStatement {
  return db.prepare("UPDATE desk_posts SET carried = ?2 WHERE id = ?1 AND carried IS NOT ?2").bind(id, carried);
}
