/** For how long what was made of the content is true (decision 59): until something of it has changed, by a write or by the hour. */
import type { ContentState } from "#workers/backend/ground/changes/content-version.ts";
import { findNewestVersion, isUntouched } from "#workers/backend/ground/changes/known-changes.ts";

/** `state` is the newest of which it is known to be true; `at`, when it was made, is in milliseconds; `tags` are those of its content. */
export type Truth = { state: ContentState; at: number; tags: readonly string[] };

/** What a tag forgets to say is true again after that. */
const KEPT_MS = 60 * 60_000;

/** To be asked where the content's version is known. Takes note of the newest state that it is true of. `now` is in milliseconds. */
export function isStillTrue(db: D1Database, truth: Truth, now: number): boolean {
  const { version, until } = truth.state;
  if (now - truth.at > KEPT_MS || (until !== null && Math.floor(now / 1000) >= until)) return false;
  const newest = findNewestVersion(db);
  if (version === newest) return true;
  if (newest === null || !isUntouched(db, version, truth.tags)) return false;
  truth.state = { version: newest, until };
  return true;
}

/** What is known of the content changes by itself at the earliest of these moments, in seconds. */
export function toState({ version, until }: ContentState, changesAt: number | null): ContentState {
  const moments = [until, changesAt].filter((moment) => moment !== null);
  return { version, until: moments.length === 0 ? null : Math.min(...moments) };
}
