/**
 * WordPress knows nothing of a live ticker that the newsroom keeps in one of its posts (decision 67): a post that comes from there again
 * keeps it, at the end of its new text. One that was handed over to the desk has those that stand in the desk's text.
 */
import * as v from "valibot";
import { type ContentBlock, contentBlockSchema } from "#shared/content/content-block.ts";
import { toIsPreviewSql } from "#workers/backend/content/records/desk-owned.ts";
import type { RecordOf } from "./write-kind.ts";

type PostRecord = RecordOf<"post">;
type Row = { source: string; blocks: string };
type TickerBlock = Extract<ContentBlock, { kind: "ticker" }>;

const FROM_WORDPRESS = "wp:";
const blocksSchema = v.pipe(v.string(), v.parseJson(), v.array(contentBlockSchema));

/** The records, and by source the stored text that a ticker was taken from. */
export type Carried = { records: PostRecord[]; taken: ReadonlyMap<string, string> };

/** The records, those from WordPress with the tickers of their stored posts. A record that brings a ticker itself stays as it is. */
export async function carryTickers(db: D1Database, records: PostRecord[]): Promise<Carried> {
  const sources = records
    .filter(({ source, blocks }) => source.startsWith(FROM_WORDPRESS) && !blocks.some(isTicker))
    .map(({ source }) => source);
  if (sources.length === 0) return { records, taken: new Map() };
  const { results } = await db
    .prepare(
      `SELECT p.source, b.blocks FROM json_each(?1) j JOIN posts p ON p.source = j.value JOIN post_bodies b ON b.post_id = p.id
       WHERE p.is_liveticker = 1 AND NOT EXISTS (SELECT 1 FROM desk_posts WHERE source = p.source)
         AND NOT (${toIsPreviewSql("p.source")})`,
    )
    .bind(JSON.stringify(sources))
    .all<Row>();
  const taken = new Map(results.map(({ source, blocks }) => [source, blocks]));
  return { records: records.map((record) => withTickers(record, taken.get(record.source))), taken };
}

/**
 * Fails, and with it the batch that it stands in, when the newsroom wrote since the tickers were read: SQLite reads no JSON from a
 * sentence. Parameter 1 is a JSON array of `source` and `expected`, the stored text.
 */
export const tickerGuardSql = `SELECT json('the ticker was written meanwhile') FROM json_each(?1) j
  JOIN posts p ON p.source = j.value ->> 'source' JOIN post_bodies b ON b.post_id = p.id WHERE b.blocks <> j.value ->> 'expected'`;

function withTickers(record: PostRecord, stored: string | undefined): PostRecord {
  const tickers = stored === undefined ? [] : v.parse(blocksSchema, stored).filter(isTicker);
  if (tickers.length === 0) return record;
  return { ...record, isLiveticker: true, blocks: [...record.blocks, ...tickers] };
}

function isTicker(block: ContentBlock): block is TickerBlock {
  return block.kind === "ticker";
}
