/** Works what waits: behind a webhook's answer at once, by the clock for what failed and what the clock found. */
import { parseBridgeSettings } from "#workers/backend/bridge/bridge-settings.ts";
import { type BridgeSite, openSite } from "#workers/backend/bridge/site/open-site.ts";
import { readTombstones } from "#workers/backend/content/takedown/tombstones.ts";
import type { Env } from "#workers/backend/env.ts";
import { toMediaSource } from "#workers/backend/import/markup/pictures.ts";
import { type BridgeTask, postponeTask, settleTask, takeTasks } from "./bridge-tasks.ts";
import { bringComments } from "./bring-comments.ts";
import { type Outcome, workItem } from "./work-item.ts";
import { workMedia } from "./work-media.ts";
import { workTerm } from "./work-term.ts";

/** So long a run begins new tasks. */
const PATIENCE_MS = 60_000;

export type WorkReport = { done: number; failed: number };

/** Works up to `limit` tasks that are due at `now` (seconds). What fails is kept with its reason; throws when the database does not answer. */
export async function workTasks(env: Env, now: number, { limit }: { limit: number }): Promise<WorkReport> {
  const settings = parseBridgeSettings(env);
  const report: WorkReport = { done: 0, failed: 0 };
  if (settings === null) return report;
  const tasks = await takeTasks(env.DB, now, limit);
  if (tasks.length === 0) return report;
  const began = Date.now();
  const site = await openSite(settings).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
  for (const task of tasks) {
    // What is not begun is due again when its lease ends.
    if (Date.now() - began > PATIENCE_MS) break;
    try {
      if (site instanceof Error) throw site;
      await work(env, site, task, new Date(now * 1000));
      await settleTask(env.DB, task, now);
      report.done += 1;
    } catch (error) {
      await postponeTask(env.DB, task, error instanceof Error ? error.message : String(error), now);
      report.failed += 1;
    }
  }
  return report;
}

function work(env: Env, site: BridgeSite, task: BridgeTask, now: Date): Promise<Outcome> {
  if (task.kind === "item") return workItem(env, site, task, now);
  if (task.kind === "media") return workMedia(env, site, task, now);
  if (task.kind === "term") return workTerm(env, site, task, now);
  return workComments(env, site, task);
}

async function workComments(env: Env, site: BridgeSite, { id }: BridgeTask): Promise<Outcome> {
  const source = toMediaSource(site.site.name, id);
  if ((await readTombstones(env.DB, [{ kind: "post", source }])).size > 0) return "taken down";
  await bringComments(env, site, id, source);
  return "written";
}
