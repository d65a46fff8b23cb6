/**
 * `POST /webhooks/mail`: the mail provider reports bounces and complaints. `Authorization: Bearer MAIL_WEBHOOK_TOKEN`, body
 *
 *     {"events": [{"type": "bounce" | "complaint", "email": "maria@example.com", "permanent": true}]}
 *
 * with up to 100 events; `permanent` is for bounces, and false when it is left out. Sending it again is harmless.
 */
import * as v from "valibot";
import { toAdminError } from "#workers/backend/doors/admin/admin-reply.ts";
import { isAdmin } from "#workers/backend/doors/admin/authorise-admin.ts";
import { readLimitedJson } from "#workers/backend/ground/bodies/read-limited.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { toAccountKey } from "#workers/backend/readers/accounts/account-key.ts";
import { type BounceReason, recordBounceStatement } from "#workers/backend/readers/newsletters/bounces/record-bounce.ts";

const MAX_EVENTS = 100;
const MAX_BODY_BYTES = 50_000;

const eventSchema = v.object({
  type: v.picklist(["bounce", "complaint"]),
  email: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(254)),
  permanent: v.optional(v.boolean(), false),
});
const bodySchema = v.object({ events: v.pipe(v.array(eventSchema), v.maxLength(MAX_EVENTS)) });

/** 204 when the events are kept, 400 for an invalid body, 401 without the secret, 404 where none is set, 405, 413. */
export async function handleBounces(request: Request, env: Env, now = Math.floor(Date.now() / 1000)): Promise<Response> {
  const { DB, MAIL_WEBHOOK_TOKEN: token } = env;
  if (token === undefined || token === "") return toAdminError(404, "Not found");
  if (request.method !== "POST") return toAdminError(405, "Send POST", { allow: "POST" });
  if (!(await isAdmin(request, token)))
    return toAdminError(401, "Send the token: Authorization: Bearer …", { "www-authenticate": "Bearer" });
  const read = await readLimitedJson(request, MAX_BODY_BYTES);
  if (!("value" in read)) return toAdminError(read.status, read.message);
  const body = v.safeParse(bodySchema, read.value);
  if (!body.success) return toAdminError(400, `Not of the form: ${v.summarize(body.issues).slice(0, 300)}`);
  const statements = body.output.events.map(({ email, ...event }) =>
    recordBounceStatement(DB, toAccountKey(email), toReason(event), now),
  );
  if (statements.length > 0) await DB.batch(statements);
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}

function toReason({ type, permanent }: Omit<v.InferOutput<typeof eventSchema>, "email">): BounceReason {
  if (type === "complaint") return "complaint";
  return permanent ? "permanent" : "temporary";
}
