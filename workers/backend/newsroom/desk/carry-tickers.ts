/** The desk knows where a ticker stands in a text; its entries are written by the newsroom's ticker, into the post itself. */
import * as v from "valibot";
import { type ContentBlock, contentBlockSchema } from "#shared/content/content-block.ts";
import { tickerGuardSql } from "#workers/backend/content/write/post/carry-tickers.ts";

const blocksSchema = v.pipe(v.string(), v.parseJson(), v.array(contentBlockSchema));

/** The blocks with the entries that are stored by now, and what fails a batch where another entry is written meanwhile. */
export async function withStoredTickers(
  db: D1Database,
  source: string,
  blocks: ContentBlock[],
): Promise<{ blocks: ContentBlock[]; guards: D1PreparedStatement[] }> {
  if (!blocks.some(({ kind }) => kind === "ticker")) return { blocks, guards: [] };
  const stored = await db
    .prepare("SELECT b.blocks FROM posts p JOIN post_bodies b ON b.post_id = p.id WHERE p.source = ?1")
    .bind(source)
    .first<string>("blocks");
  if (stored === null) return { blocks, guards: [] };
  const tickers = v.parse(blocksSchema, stored).filter(({ kind }) => kind === "ticker");
  const carried = blocks.map((block) => (block.kind === "ticker" ? (tickers.shift() ?? block) : block));
  return { blocks: carried, guards: [db.prepare(tickerGuardSql).bind(JSON.stringify([{ source, expected: stored }]))] };
}
