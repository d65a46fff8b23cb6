/** `POST /admin/content`: takes up to 100 content records (content/records/content-record.ts). */

import { logError } from "#shared/log/log.ts";
import {
  type ContentRecordResult,
  contentRecordSchema,
  type ParsedContentRecord,
  RECORDS_PER_REQUEST,
} from "#workers/backend/content/records/content-record.ts";
import { writeContent } from "#workers/backend/content/write/write-content.ts";
import { readField, takeRecords } from "#workers/backend/doors/admin/with-body.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { findTickerObject } from "#workers/backend/newsroom/tickers/ticker-object.ts";

export function postContent(request: Request, env: Env, now: Date): Promise<Response> {
  return takeRecords(request, {
    schema: contentRecordSchema,
    maxRecords: RECORDS_PER_REQUEST,
    maxBodyBytes: 8 * 1024 * 1024,
    refuse: (record, reason) => ({ source: readField(record, "source"), outcome: "refused" as const, reason }),
    async write(records) {
      const results = await writeContent(env, records, now);
      await refreshTickers(env, records, results);
      return results;
    },
  });
}

/** Readers of live tickers hear of what was written past them. Never throws: what is written is written. */
async function refreshTickers(env: Env, records: ParsedContentRecord[], results: ContentRecordResult[]): Promise<void> {
  const ids = results.flatMap(({ outcome, id }, index) => {
    const record = records[index];
    const hasTicker = record?.kind === "post" && record.blocks.some(({ kind }) => kind === "ticker");
    return outcome === "changed" && hasTicker && id !== undefined ? [id] : [];
  });
  const told = await Promise.allSettled(ids.map((id) => findTickerObject(env, id).refresh(id)));
  for (const one of told) if (one.status === "rejected") logError("The readers of a ticker were not told", one.reason);
}
