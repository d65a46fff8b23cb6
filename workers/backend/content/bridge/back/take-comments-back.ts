/** The clock takes comments that were written here to the publisher's WordPress, and what becomes of them (decision 99). */
import { parseBridgeSettings } from "#workers/backend/content/bridge/bridge-settings.ts";
import { type BridgeSite, openSite } from "#workers/backend/content/bridge/site/open-site.ts";
import { RestError } from "#workers/backend/content/wordpress/rest/rest-error.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { tellComment } from "./tell-comment.ts";
import { findWritten, isAnyDue, keepWritten, postpone, takeDue, type Waiting, waitOn } from "./waiting-comments.ts";

/** Of one run: each costs the site up to three requests. */
const COMMENTS_A_RUN = 20;
/** For so long a run begins new ones. */
const PATIENCE_MS = 60_000;
/** After so many that the site did not answer one after the other, it is left alone until the next run. */
const SILENCES = 3;

/**
 * Does nothing where the publisher does not want it, and asks the site nothing where nothing is new. What fails waits with its reason; in
 * the end the run throws it, so that whoever looks after the clock sees it.
 */
export async function takeCommentsBack(env: Env, now: Date): Promise<void> {
  const settings = parseBridgeSettings(env);
  if (!settings?.takesCommentsBack) return;
  const { DB } = env;
  const seconds = Math.floor(now.getTime() / 1000);
  const found = await findWritten(DB, settings.origin, seconds);
  const isNews = found !== null && found.written.length > 0;
  if (!isNews && found !== null) await keepWritten(DB, settings.origin, found, null);
  if (!isNews && !(await isAnyDue(DB, seconds))) return;
  const site = await openSite(settings);
  if (isNews) await keepWritten(DB, settings.origin, found, site.site.name);
  const faults = await tellAll(DB, site, await takeDue(DB, seconds, COMMENTS_A_RUN), seconds);
  if (faults.length > 0) throw new Error(`${faults.length} comments wait for the site: ${faults.at(-1)}`);
}

async function tellAll(db: D1Database, site: BridgeSite, comments: readonly Waiting[], now: number): Promise<string[]> {
  const until = Date.now() + PATIENCE_MS;
  const faults: string[] = [];
  let silences = 0;
  for (const comment of comments) {
    if (Date.now() > until || silences >= SILENCES) {
      await waitOn(db, comment, null);
      continue;
    }
    try {
      await tellComment(db, site, comment, now);
      silences = 0;
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      silences += error instanceof RestError && (error.status === null || error.status >= 500) ? 1 : 0;
      faults.push(fault);
      await postpone(db, comment, fault, now);
    }
  }
  return faults;
}
