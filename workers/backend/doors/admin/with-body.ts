/** Bodies of `/admin/*`: one of a form, or the records that programs of the publisher send as `{"records": [...]}`. */
import * as v from "valibot";
import { readLimitedJson } from "#workers/backend/ground/bodies/read-limited.ts";
import { toReason } from "#workers/backend/ground/bodies/to-reason.ts";
import { toAdminError, toAdminReply } from "./admin-reply.ts";

type Form<Schema extends v.GenericSchema> = { schema: Schema; maxBytes: number };

/** What `act` replies to a body of this form; 413 for one that is too large, 400 for any other, and then nothing was done. */
export async function withBody<Schema extends v.GenericSchema>(
  request: Request,
  { schema, maxBytes }: Form<Schema>,
  act: (body: v.InferOutput<Schema>) => Promise<Response>,
): Promise<Response> {
  const read = await readLimitedJson(request, maxBytes);
  if (!("value" in read)) return toAdminError(read.status, read.message);
  const body = v.safeParse(schema, read.value);
  return body.success ? act(body.output) : toAdminError(400, toReason(body.issues));
}

type Intake<Schema extends v.GenericSchema, Result> = {
  /** Of one record. */
  schema: Schema;
  maxRecords: number;
  maxBodyBytes: number;
  /** The entry for a record that is not of the form. */
  refuse: (record: unknown, reason: string) => Result;
  /** One entry a record, in order. */
  write: (records: v.InferOutput<Schema>[]) => Promise<Result[]>;
};

/** Replies `{results}`, one entry a record, in order; a record that cannot be taken is refused there and hinders no other. */
export async function takeRecords<Schema extends v.GenericSchema, Result>(
  request: Request,
  { schema, maxRecords, maxBodyBytes, refuse, write }: Intake<Schema, Result>,
): Promise<Response> {
  const bodySchema = v.object({
    records: v.pipe(v.array(v.unknown()), v.maxLength(maxRecords, `At most ${maxRecords} records a request`)),
  });
  return withBody(request, { schema: bodySchema, maxBytes: maxBodyBytes }, async ({ records }) => {
    const parsed = records.map((record) => ({ record, ...v.safeParse(schema, record) }));
    const written = (await write(parsed.flatMap((one) => (one.success ? [one.output] : [])))).values();
    return toAdminReply({
      results: parsed.map((one) => (one.success ? written.next().value : refuse(one.record, toReason(one.issues)))),
    });
  });
}

/** The text that an unparsed record has in a field, to name a record that is refused; empty without one. */
export function readField(record: unknown, field: string): string {
  const parsed = v.safeParse(v.object({ [field]: v.string() }), record);
  return parsed.success ? (parsed.output[field] ?? "") : "";
}
