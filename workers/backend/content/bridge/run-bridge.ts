/** The bridge's part of the clock: what failed once more, what changed unheard, and by night what went unheard (decision 99). */
import type { Env } from "#workers/backend/ground/env.ts";
import { parseBridgeSettings } from "./bridge-settings.ts";
import { writeState } from "./bridge-state.ts";
import { followEvents } from "./events/follow-events.ts";
import { openSite } from "./site/open-site.ts";
import { findChanges } from "./sync/find-changes.ts";
import { findDeletions } from "./sync/find-deletions.ts";
import { workTasks } from "./tasks/work-tasks.ts";
import { SIGNATURE_WINDOW } from "./webhook/signature.ts";

/** Of one run, within what a Worker may ask for. */
const TASKS_A_RUN = 40;

/** Does nothing where no site is named. Throws what the site or the database does; the next run goes on where this one ended. */
export async function runBridge(env: Env, now: Date): Promise<void> {
  const settings = parseBridgeSettings(env);
  if (settings === null) return;
  const seconds = Math.floor(now.getTime() / 1000);
  await env.DB.prepare("DELETE FROM bridge_deliveries WHERE at < ?1")
    .bind(seconds - 4 * SIGNATURE_WINDOW)
    .run();
  let fault: string | null = null;
  try {
    const site = await openSite(settings);
    await findChanges(env.DB, site, seconds);
    // What one of them does not dare keeps the other from nothing.
    const [gone] = await Promise.allSettled([findDeletions(env.DB, site, now)]);
    await followEvents(env, site, now);
    if (gone.status === "rejected") throw gone.reason;
  } catch (error) {
    fault = error instanceof Error ? error.message : String(error);
    throw error;
  } finally {
    const { done, failed, fault: silence } = await workTasks(env, seconds, { limit: TASKS_A_RUN });
    await writeState(env.DB, "run", JSON.stringify({ at: now.toISOString(), done, failed, fault: fault ?? silence }));
  }
}

/** What was told and what failed before, every minute. Costs one look at what waits; throws what the database does. */
export async function workBridge(env: Env, now: Date): Promise<void> {
  await workTasks(env, Math.floor(now.getTime() / 1000), { limit: TASKS_A_RUN });
}
