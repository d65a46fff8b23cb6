/** Notifies all caches of answers and pages that content has changed (decision 59): this isolate, the portal, Cloudflare's cache. */

import { logError } from "#shared/log/log.ts";
import { toAnnouncedTags } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { forgetVersion } from "./known-version.ts";
import { type PurgeEnv, putPurge } from "./purge-cloudflare.ts";

export type ChangeEnv = PurgeEnv & Pick<Env, "PORTAL_CACHE">;

/**
 * To be called after a write is stored, with all tags that it touched; the version is renamed in the write's own batch
 * (content/version). Never throws: a stored write has succeeded, even when the announcement fails.
 */
export async function announceChange(env: ChangeEnv, touched: ReadonlySet<string>): Promise<void> {
  const tags = toAnnouncedTags(touched);
  if (tags.length === 0) return;
  forgetVersion(env.DB);
  await Promise.all([
    orLog("the portal's pages were not purged", async () => env.PORTAL_CACHE?.purge(tags)),
    orLog("Cloudflare's pages were not purged", () => putPurge(env, tags, Math.floor(Date.now() / 1000))),
  ]);
}

async function orLog(message: string, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    logError(message, error);
  }
}
