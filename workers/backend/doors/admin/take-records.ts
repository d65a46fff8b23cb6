/** What programs of the publisher send as `{"records": [...]}`: content, readers, subscriptions. */
import * as v from "valibot";
import { toReason } from "#workers/backend/ground/bodies/to-reason.ts";
import { toAdminReply } from "./admin-reply.ts";
import { withBody } from "./with-body.ts";

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
  return withBody(request, { schema: toBodySchema(maxRecords), maxBytes: maxBodyBytes }, async ({ records }) => {
    const parsed = records.map((record) => ({ record, ...v.safeParse(schema, record) }));
    const written = (await write(parsed.flatMap((one) => (one.success ? [one.output] : [])))).values();
    return toAdminReply({
      results: parsed.map((one) => (one.success ? written.next().value : refuse(one.record, toReason(one.issues)))),
    });
  });
}

function toBodySchema(maxRecords: number) {
  return v.object({ records: v.pipe(v.array(v.unknown()), v.maxLength(maxRecords, `At most ${maxRecords} records a request`)) });
}
