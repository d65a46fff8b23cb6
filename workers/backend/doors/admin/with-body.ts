import * as v from "valibot";
import { readLimitedJson } from "#workers/backend/ground/bodies/read-limited.ts";
import { toReason } from "#workers/backend/ground/bodies/to-reason.ts";
import { toAdminError } from "./admin-reply.ts";

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
