/** `GET /admin/bridge`: how the bridge to WordPress is doing, and what it could not do (docs/import.md). */
import { MAX_TRIES } from "#workers/backend/bridge/tasks/bridge-tasks.ts";
import type { Env } from "#workers/backend/env.ts";
import { toAdminReply } from "./admin-reply.ts";

/**
 * Replies `{waiting, failed, run, tasks, pictures}`: counts, the last run, up to 100 tasks that failed, each with its last reason, and how
 * many pictures wait for their sizes, with up to 100 that failed.
 */
export async function getBridge({ DB }: Env): Promise<Response> {
  const [counts, run, tasks, pictures, faults] = await DB.batch<Record<string, unknown>>([
    DB.prepare(`SELECT count(*) AS waiting, COALESCE(sum(tries >= ${MAX_TRIES}), 0) AS failed FROM bridge_tasks`),
    DB.prepare("SELECT value FROM bridge_state WHERE key = 'run'"),
    DB.prepare(
      "SELECT kind, type, id, tries, try_at AS tryAt, fault FROM bridge_tasks WHERE tries > 0 ORDER BY tries DESC LIMIT 100",
    ),
    DB.prepare("SELECT count(*) AS waiting FROM picture_tasks"),
    DB.prepare(
      "SELECT src, tries, try_at AS tryAt, fault FROM picture_tasks WHERE fault IS NOT NULL ORDER BY tries DESC LIMIT 100",
    ),
  ]);
  const last = run?.results[0]?.value;
  return toAdminReply({
    ...counts?.results[0],
    run: typeof last === "string" ? JSON.parse(last) : null,
    tasks: tasks?.results ?? [],
    pictures: { ...pictures?.results[0], tasks: faults?.results ?? [] },
  });
}
