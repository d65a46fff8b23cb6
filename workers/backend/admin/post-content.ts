/** `POST /admin/content`: takes up to 100 content records (content/content-record.ts). */
import * as v from "valibot";
import {
  type ContentRecordResult,
  contentRecordSchema,
  type ParsedContentRecord,
  RECORDS_PER_REQUEST,
} from "../content/content-record.ts";
import { writeContent } from "../content/write-content.ts";
import type { Env } from "../env.ts";
import { toAdminError, toAdminReply } from "./admin-reply.ts";
import { readLimitedJson } from "./read-limited.ts";
import { toReason } from "./to-reason.ts";

const maxBodyBytes = 8 * 1024 * 1024;

const bodySchema = v.object({
  records: v.pipe(v.array(v.unknown()), v.maxLength(RECORDS_PER_REQUEST, `At most ${RECORDS_PER_REQUEST} records a request`)),
});

function findSource(record: unknown): string {
  const named = v.safeParse(v.object({ source: v.string() }), record);
  return named.success ? named.output.source : "";
}

/** Replies `{results}`, one entry a record, in order; a record that cannot be taken is refused there and hinders no other. */
export async function postContent(request: Request, env: Env, now: Date): Promise<Response> {
  const read = await readLimitedJson(request, maxBodyBytes);
  if (!("value" in read)) return toAdminError(read.status, read.message);
  const body = v.safeParse(bodySchema, read.value);
  if (!body.success) return toAdminError(400, toReason(body.issues));

  const results: ContentRecordResult[] = [];
  const accepted: { record: ParsedContentRecord; index: number }[] = [];
  for (const [index, unknownRecord] of body.output.records.entries()) {
    const parsed = v.safeParse(contentRecordSchema, unknownRecord);
    results.push({
      source: findSource(unknownRecord),
      outcome: "refused",
      ...(parsed.success ? {} : { reason: toReason(parsed.issues) }),
    });
    if (parsed.success) accepted.push({ record: parsed.output, index });
  }
  const written = await writeContent(
    env,
    accepted.map(({ record }) => record),
    now,
  );
  for (const [position, { index }] of accepted.entries()) {
    const result = written[position];
    if (result !== undefined) results[index] = result;
  }
  return toAdminReply({ results });
}
