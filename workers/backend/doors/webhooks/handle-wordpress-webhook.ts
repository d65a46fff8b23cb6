/** `POST /webhooks/wordpress`: the site's plugin tells what changed (docs/import.md, decision 99). */

import { logError, logWarning } from "#shared/log/log.ts";
import { parseBridgeSettings } from "#workers/backend/content/bridge/bridge-settings.ts";
import { putTasks } from "#workers/backend/content/bridge/tasks/bridge-tasks.ts";
import { workTasks } from "#workers/backend/content/bridge/tasks/work-tasks.ts";
import { parseEvents } from "#workers/backend/content/bridge/webhook/parse-events.ts";
import { decideSignature } from "#workers/backend/content/bridge/webhook/signature.ts";
import { makeWaitingSizes } from "#workers/backend/content/picture-sizes/make-waiting-sizes.ts";
import { toAdminError } from "#workers/backend/doors/admin/admin-reply.ts";
import { readLimited } from "#workers/backend/ground/bodies/read-limited.ts";
import type { Env } from "#workers/backend/ground/env.ts";

const MAX_BODY_BYTES = 64 * 1024;
/** At once, behind the answer; the clock does the rest. */
const TASKS_AT_ONCE = 10;
/** Cloudflare ends what runs behind an answer after 30 seconds, and tasks that were taken by then would wait for minutes. */
const PATIENCE_MS = 10_000;

/**
 * 202 when the events are kept (they are worked at once, and again by the clock where that fails), with the reasons of those of another
 * form (`refused`); 400 where all are,
 * 401 for what is not signed, signed with another secret, or too old, 404 where no site or no secret is set, 405, 409 for what
 * came before, 413 above 64 KiB, 503 (come again) when the database does not answer.
 */
export async function handleWordPressWebhook(
  request: Request,
  env: Env,
  context: Pick<ExecutionContext, "waitUntil"> | undefined,
  now = Math.floor(Date.now() / 1000),
): Promise<Response> {
  const secrets = [env.WORDPRESS_WEBHOOK_SECRET, env.WORDPRESS_WEBHOOK_SECRET_PREVIOUS].filter((secret) => !!secret);
  if (secrets.length === 0 || parseBridgeSettings(env) === null) return toAdminError(404, "Not found");
  if (request.method !== "POST") return toAdminError(405, "Send POST", { allow: "POST" });
  const body = await readLimited(request, MAX_BODY_BYTES);
  if (body === null) return toAdminError(413, `At most ${MAX_BODY_BYTES} bytes`);
  const verdict = await decideSignature(request.headers, body, secrets as string[], now);
  if (verdict !== "valid") return toAdminError(401, reasons[verdict]);
  const events = parseJson(body);
  if (typeof events === "string") return toAdminError(400, events);
  const { tasks, refused } = events;
  if (refused.length > 0)
    logWarning("events of the WordPress site are of another form", { refused: refused.join("; ").slice(0, 1000) });
  try {
    if (!(await isFirst(env.DB, request.headers.get("x-bridge-signature") ?? "", now)))
      return toAdminError(409, "This delivery came before");
    await putTasks(env.DB, tasks, now);
  } catch (error) {
    logError("events of the WordPress site were not kept", error);
    return toAdminError(503, "Come again", { "retry-after": "30" });
  }
  const work = workAtOnce(env, now).catch((error: unknown) => logError("tasks of the bridge wait for the clock", error));
  if (context === undefined) await work;
  else context.waitUntil(work);
  return Response.json({ taken: tasks.length, refused }, { status: 202, headers: { "cache-control": "no-store" } });
}

/** What is published shows before its pictures have sizes. */
async function workAtOnce(env: Env, now: number): Promise<void> {
  await workTasks(env, now, { limit: TASKS_AT_ONCE, patienceMs: PATIENCE_MS });
  await makeWaitingSizes(env, new Date());
}

const reasons = {
  unsigned: "Send x-bridge-timestamp and x-bridge-signature",
  outdated: "The timestamp is more than five minutes away: check the clock of the site",
  forged: "The signature does not match: check the secret",
};

function parseJson(body: Uint8Array): ReturnType<typeof parseEvents> {
  try {
    return parseEvents(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body)));
  } catch {
    return "The body is no JSON in UTF-8";
  }
}

/** A delivery is known by its signature, which covers time and body. */
async function isFirst(db: D1Database, signature: string, now: number): Promise<boolean> {
  const { meta } = await db
    .prepare("INSERT INTO bridge_deliveries (signature, at) VALUES (?1, ?2) ON CONFLICT (signature) DO NOTHING")
    .bind(signature, now)
    .run();
  return meta.changes > 0;
}
