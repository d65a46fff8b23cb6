/** When the site lost suspiciously much, and that an operator said that it is right (`GET` and `POST /admin/bridge`). */
import { readState, writeState } from "#workers/backend/content/bridge/bridge-state.ts";

type Named = { site: { name: string } };

/** A word of an operator counts for the next night. */
const CONFIRMED_HOURS = 36;

/** `at`: ISO 8601. The last one is kept. */
export type Suspicion = { at: string; found: string[] };

export async function noteSuspicion(db: D1Database, { site }: Named, found: string[], now: Date): Promise<void> {
  await writeState(db, `suspicion:${site.name}`, JSON.stringify({ at: now.toISOString(), found } satisfies Suspicion));
}

/** From now on, until the next night is over, what is missing at the site goes, however much it is. */
export async function confirmDeletions(db: D1Database, now: Date): Promise<void> {
  const until = new Date(now.getTime() + CONFIRMED_HOURS * 3_600_000).toISOString();
  await writeState(db, "deletions-confirmed-until", until);
  // The night begins anew, also one that is through.
  await db.prepare("DELETE FROM bridge_state WHERE key >= 'night:' AND key < 'night;'").run();
}

export async function isConfirmed(db: D1Database, now: Date): Promise<boolean> {
  const until = await readState(db, "deletions-confirmed-until");
  return until !== null && until > now.toISOString();
}
