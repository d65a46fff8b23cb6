/** `GET /admin/bridge`: how the bridge to WordPress is doing, and what it could not do (docs/import.md). */
import { MAX_TRIES } from "#workers/backend/bridge/tasks/bridge-tasks.ts";
import type { Env } from "#workers/backend/env.ts";
import { toAdminReply } from "./admin-reply.ts";

/** Replies `{waiting, failed, run, tasks}`: counts, the last run, and up to 100 tasks that failed, each with its last reason. */
export async function getBridge({ DB }: Env): Promise<Response> {
  const [counts, run, tasks] = await DB.batch<Record<string, unknown>>([
    DB.prepare(`SELECT count(*) AS waiting, COALESCE(sum(tries >= ${MAX_TRIES}), 0) AS failed FROM bridge_tasks`),
    DB.prepare("SELECT value FROM bridge_state WHERE key = 'run'"),
    DB.prepare(
      "SELECT kind, type, id, tries, try_at AS tryAt, fault FROM bridge_tasks WHERE tries > 0 ORDER BY tries DESC LIMIT 100",
    ),
  ]);
  const last = run?.results[0]?.value;
  return toAdminReply({
    ...counts?.results[0],
    run: typeof last === "string" ? JSON.parse(last) : null,
    tasks: tasks?.results ?? [],
  });
}
