/** Works waiting tasks: at once after a webhook's answer, by the clock those that failed or that the clock found. */
import { parseBridgeSettings } from "#workers/backend/content/bridge/bridge-settings.ts";
import { takesEvents } from "#workers/backend/content/bridge/events/follow-events.ts";
import { workEvent } from "#workers/backend/content/bridge/events/work-event.ts";
import { type BridgeSite, openSite } from "#workers/backend/content/bridge/site/open-site.ts";
import { readTombstones } from "#workers/backend/content/records/tombstones.ts";
import { EVENT_TYPE } from "#workers/backend/content/wordpress/events/rest-event.ts";
import { toMediaSource } from "#workers/backend/content/wordpress/markup/pictures.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { AUTHOR, type BridgeTask, postponeTask, releaseTask, settleTask, takeTasks } from "./bridge-tasks.ts";
import { bringComments } from "./bring-comments.ts";
import { workAuthor } from "./work-author.ts";
import { type Outcome, workItem } from "./work-item.ts";
import { workMedia } from "./work-media.ts";
import { workTerm } from "./work-term.ts";

/** For so long a run begins new tasks. */
const PATIENCE_MS = 60_000;
/** After so many rounds an item that is announced again and again, or leads to others, is left to the next run. */
const ROUNDS = 3;
/** In seconds: `now` was rounded down, and was read before the database was asked. What failed waits for longer. */
const ROUNDING = 10;

/** `patienceMs`: for so long tasks are begun; those behind wait unchanged. */
type Limits = { limit: number; patienceMs?: number };
/** `fault`: why no request was possible; null when the site answered. */
export type WorkReport = { done: number; failed: number; fault: string | null };

/**
 * Works up to `limit` tasks that are due at `now` (seconds), those that these lead to, and once more those announced again meanwhile. What fails is kept with its
 * reason; where the site itself does not answer, all tasks wait unchanged. Throws when the database does not answer.
 */
export async function workTasks(env: Env, now: number, { limit, patienceMs = PATIENCE_MS }: Limits): Promise<WorkReport> {
  const settings = parseBridgeSettings(env);
  const report: WorkReport = { done: 0, failed: 0, fault: null };
  if (settings === null) return report;
  const began = Date.now();
  let site: BridgeSite | null = null;
  let left = limit;
  for (let round = 0; round < ROUNDS && left > 0; round += 1) {
    // What came during a round is due at once, however its second was rounded.
    const seconds = now + (round === 0 ? 0 : ROUNDING + Math.floor((Date.now() - began) / 1000));
    const tasks = await takeTasks(env.DB, seconds, left);
    if (tasks.length === 0) break;
    try {
      site ??= await openSite(settings);
    } catch (error) {
      report.fault = toReason(error);
      for (const task of tasks) await releaseTask(env.DB, task);
      break;
    }
    left += (await workRound(env, site, tasks, { seconds, until: began + patienceMs, report })) - tasks.length;
  }
  return report;
}

type Round = { seconds: number; until: number; report: WorkReport };

/** How many items were announced again while they were being worked. */
async function workRound(env: Env, site: BridgeSite, tasks: BridgeTask[], { seconds, until, report }: Round): Promise<number> {
  let again = 0;
  for (const task of tasks) {
    if (Date.now() > until) {
      await releaseTask(env.DB, task);
      continue;
    }
    try {
      await work(env, site, task, new Date(seconds * 1000));
      if (!(await settleTask(env.DB, task))) again += 1;
      report.done += 1;
    } catch (error) {
      const isPostponed = await postponeTask(env.DB, task, toReason(error), seconds);
      if (isPostponed) report.failed += 1;
      else again += 1;
    }
  }
  return again;
}

function toReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function work(env: Env, site: BridgeSite, task: BridgeTask, now: Date): Promise<Outcome> {
  if (task.kind === "item" && task.type === EVENT_TYPE && takesEvents(site)) return workEvent(env, site, task, now);
  if (task.kind === "item") return workItem(env, site, task, now);
  if (task.kind === "media") return workMedia(env, site, task, now);
  if (task.kind === "term") return task.type === AUTHOR ? workAuthor(env, site, task, now) : workTerm(env, site, task, now);
  return workComments(env, site, task);
}

async function workComments(env: Env, site: BridgeSite, { id }: BridgeTask): Promise<Outcome> {
  const source = toMediaSource(site.site.name, id);
  if ((await readTombstones(env.DB, [{ kind: "post", source }])).size > 0) return "taken down";
  await bringComments(env, site, id, source);
  return "written";
}
