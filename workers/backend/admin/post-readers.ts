/** `POST /admin/readers`: takes up to 100 reader records (accounts/reader-records). */
import * as v from "valibot";
import {
  type AccountRecord,
  type CardRecord,
  READERS_PER_REQUEST,
  type ReaderResult,
  readerRecordSchema,
} from "../accounts/reader-records/reader-record.ts";
import { writeReaders } from "../accounts/reader-records/write-readers.ts";
import type { Env } from "../env.ts";
import { toAdminError, toAdminReply } from "./admin-reply.ts";
import { readLimitedJson } from "./read-limited.ts";
import { toReason } from "./to-reason.ts";

const maxBodyBytes = 2 * 1024 * 1024;

const bodySchema = v.object({
  records: v.pipe(v.array(v.unknown()), v.maxLength(READERS_PER_REQUEST, `At most ${READERS_PER_REQUEST} records a request`)),
});
const nameSchema = v.object({ login: v.optional(v.string(), ""), number: v.optional(v.string(), "") });

/** Replies `{results}`, one entry a record, in order; a record that cannot be taken is refused there and hinders no other. */
export async function postReaders(request: Request, env: Env, now: Date): Promise<Response> {
  const read = await readLimitedJson(request, maxBodyBytes);
  if (!("value" in read)) return toAdminError(read.status, read.message);
  const body = v.safeParse(bodySchema, read.value);
  if (!body.success) return toAdminError(400, toReason(body.issues));

  const results: ReaderResult[] = [];
  const accepted: { record: AccountRecord | CardRecord; index: number }[] = [];
  for (const [index, unknownRecord] of body.output.records.entries()) {
    const parsed = v.safeParse(readerRecordSchema, unknownRecord);
    if (parsed.success) accepted.push({ record: parsed.output, index });
    const reason = parsed.success ? {} : { reason: toReason(parsed.issues) };
    results.push({ reader: findReader(unknownRecord), outcome: "refused", ...reason });
  }
  const records = accepted.map(({ record }) => record);
  const written = await writeReaders(env.DB, records, Math.floor(now.getTime() / 1000));
  for (const [position, { index }] of accepted.entries()) {
    const result = written[position];
    if (result !== undefined) results[index] = result;
  }
  return toAdminReply({ results });
}

function findReader(record: unknown): string {
  const named = v.safeParse(nameSchema, record);
  return named.success ? named.output.login || named.output.number : "";
}
