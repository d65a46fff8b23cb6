/** `POST /admin/readers`: takes up to 100 reader records (accounts/reader-records). */
import { readField, takeRecords } from "#workers/backend/doors/admin/with-body.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { READERS_PER_REQUEST, readerRecordSchema } from "#workers/backend/readers/accounts/reader-records/reader-record.ts";
import { writeReaders } from "#workers/backend/readers/accounts/reader-records/write-readers.ts";

export function postReaders(request: Request, env: Env, now: Date): Promise<Response> {
  return takeRecords(request, {
    schema: readerRecordSchema,
    maxRecords: READERS_PER_REQUEST,
    maxBodyBytes: 2 * 1024 * 1024,
    refuse: (record, reason) => ({
      reader: readField(record, "login") || readField(record, "number"),
      outcome: "refused" as const,
      reason,
    }),
    write: (records) => writeReaders(env.DB, records, Math.floor(now.getTime() / 1000)),
  });
}
