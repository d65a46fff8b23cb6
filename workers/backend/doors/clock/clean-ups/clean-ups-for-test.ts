/** Some jobs of the clock at once, as one of its runs does them all. */
import type { Env } from "#workers/backend/ground/env.ts";
import { cleanUp } from "./clean-ups.ts";

export async function cleanUpForTest(DB: D1Database, now: Date, names: readonly string[]): Promise<void> {
  for (const name of names) await cleanUp(name, { DB } as Env, now);
}

export function cleanUpAccountsForTest(DB: D1Database, now: Date): Promise<void> {
  return cleanUpForTest(DB, now, ["sessions", "keys", "offers", "registrations"]);
}
