/** `POST /admin/content`: takes up to 100 content records (content/content-record.ts). */
import * as v from "valibot";
import { contentRecordSchema, RECORDS_PER_REQUEST } from "#workers/backend/content/content-record.ts";
import { writeContent } from "#workers/backend/content/write/write-content.ts";
import type { Env } from "#workers/backend/env.ts";
import { takeRecords } from "./take-records.ts";

const nameSchema = v.object({ source: v.string() });

export function postContent(request: Request, env: Env, now: Date): Promise<Response> {
  return takeRecords(request, {
    schema: contentRecordSchema,
    maxRecords: RECORDS_PER_REQUEST,
    maxBodyBytes: 8 * 1024 * 1024,
    refuse: (record, reason) => ({ source: findSource(record), outcome: "refused" as const, reason }),
    write: (records) => writeContent(env, records, now),
  });
}

function findSource(record: unknown): string {
  const named = v.safeParse(nameSchema, record);
  return named.success ? named.output.source : "";
}
