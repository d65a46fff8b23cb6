/** `GET` and `POST /admin/bridge`: how the bridge to WordPress is doing, what it could not do, and what it asks of an operator (docs/import.md). */
import * as v from "valibot";
import { waitingSql } from "#workers/backend/content/bridge/back/waiting-comments.ts";
import { confirmDeletions } from "#workers/backend/content/bridge/sync/suspicion.ts";
import { MAX_TRIES } from "#workers/backend/content/bridge/tasks/bridge-tasks.ts";
import { toAdminError, toAdminReply } from "#workers/backend/doors/admin/admin-reply.ts";
import type { Env } from "#workers/backend/ground/env.ts";

/**
 * Replies `{waiting, failed, run, suspicion, tasks, pictures, events, comments}`: counts, the last run, what the night did not dare, up to 100 tasks that
 * failed, each with its last reason, and how many pictures wait for their sizes and comments of here for the site, with up to 100 of each that failed;
 * and how many events the site has, with those that cannot be kept.
 */
export async function getBridge({ DB }: Env): Promise<Response> {
  const [counts, run, suspicion, tasks, pictures, faults, comments, untold, events] = await DB.batch<Record<string, unknown>>([
    DB.prepare(`SELECT count(*) AS waiting, COALESCE(sum(tries >= ${MAX_TRIES}), 0) AS failed FROM bridge_tasks`),
    DB.prepare("SELECT value FROM bridge_state WHERE key = 'run'"),
    DB.prepare("SELECT value FROM bridge_state WHERE key >= 'suspicion:' AND key < 'suspicion;' LIMIT 1"),
    DB.prepare(
      "SELECT kind, type, id, tries, try_at AS tryAt, fault FROM bridge_tasks WHERE tries > 0 ORDER BY tries DESC LIMIT 100",
    ),
    DB.prepare("SELECT count(*) AS waiting FROM picture_tasks"),
    DB.prepare(
      "SELECT src, tries, try_at AS tryAt, fault FROM picture_tasks WHERE fault IS NOT NULL ORDER BY tries DESC LIMIT 100",
    ),
    DB.prepare(waitingSql),
    DB.prepare(
      "SELECT comment_id AS id, tries, try_at AS tryAt, fault FROM wordpress_comments WHERE tries > 0 ORDER BY tries DESC LIMIT 100",
    ),
    DB.prepare("SELECT value FROM bridge_state WHERE key >= 'events:' AND key < 'events;' LIMIT 1"),
  ]);
  const toValue = (reply: D1Result<Record<string, unknown>> | undefined): unknown => {
    const value = reply?.results[0]?.value;
    return typeof value === "string" ? JSON.parse(value) : null;
  };
  return toAdminReply({
    ...counts?.results[0],
    run: toValue(run),
    suspicion: toValue(suspicion),
    tasks: tasks?.results ?? [],
    pictures: { ...pictures?.results[0], tasks: faults?.results ?? [] },
    events: toValue(events),
    comments: { ...comments?.results[0], tasks: untold?.results ?? [] },
  });
}

const confirmationSchema = v.object({ confirmDeletions: v.literal(true) });

/** Takes `{"confirmDeletions": true}`: what is missing at the site in the coming night goes, however much it is. 400 for anything else. */
export async function postBridge(request: Request, { DB }: Env, now: Date): Promise<Response> {
  const body = v.safeParse(confirmationSchema, await request.json().catch(() => null));
  if (!body.success) return toAdminError(400, 'Send {"confirmDeletions": true}');
  await confirmDeletions(DB, now);
  return toAdminReply({ confirmed: true });
}
