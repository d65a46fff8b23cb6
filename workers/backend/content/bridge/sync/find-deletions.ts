/**
 * Finds what the site no longer shows without having announced it, and what it shows differently: each night everything that came from
 * there is requested by number or by name.
 */
import { readState, writeState } from "#workers/backend/content/bridge/bridge-state.ts";
import type { BridgeSite } from "#workers/backend/content/bridge/site/open-site.ts";
import { putTasks } from "#workers/backend/content/bridge/tasks/bridge-tasks.ts";
import { authorWalk } from "./author-walk.ts";
import { isConfirmed, noteSuspicion } from "./suspicion.ts";
import { termWalk } from "./term-walk.ts";
import { PER_QUESTION, type Walk } from "./walk.ts";
import { commentWalk, itemWalk, mediaWalk } from "./walks.ts";

/** Requests of one run: a hundred thousand posts take a night. */
const QUESTIONS_A_RUN = 40;
/** Hours (UTC) in which readers sleep. */
const NIGHT = { from: 0, until: 5 };
/** More missing items than this, and more than half of one request, are no editor's work: the site is broken, or another one. */
const SUSPICIOUS = 10;

const walks: Readonly<Record<string, Walk>> = {
  items: itemWalk,
  comments: commentWalk,
  terms: termWalk,
  authors: authorWalk,
  media: mediaWalk,
};

type Place = { day: string; walk: string; after: string; isDone: boolean };

/**
 * Continues where the last run ended; a finished walk waits for the next night. Each missing number becomes a task, which asks the site
 * once more before anything is removed. Where suspiciously many are missing, none is removed: it is noted for the operator, who may
 * confirm it (`POST /admin/bridge`), the walk continues after them, and at the end an error says so. Throws RestError.
 */
export async function findDeletions(db: D1Database, site: BridgeSite, now: Date): Promise<void> {
  const hour = now.getUTCHours();
  if (hour < NIGHT.from || hour >= NIGHT.until) return;
  const key = `night:${site.site.name}`;
  const day = now.toISOString().slice(0, 10);
  const mayAll = await isConfirmed(db, now);
  let place = await readPlace(db, key, day);
  const suspicions: string[] = [];
  for (let question = 0; question < QUESTIONS_A_RUN && !place.isDone; question += 1) {
    const walk = walks[place.walk] ?? itemWalk;
    const batch = await walk.readKnown(db, site, place.after);
    for (const found of batch.length === 0 ? [] : await walk.ask(db, site, batch)) {
      const { what, missing, asked, tasks } = found;
      if (missing > SUSPICIOUS && missing * 2 > asked && !mayAll)
        suspicions.push(`${missing} of ${asked} ${what} are missing at the site: nothing is removed`);
      else await putTasks(db, tasks, Math.floor(now.getTime() / 1000));
    }
    place = toNext(place, batch);
    await writeState(db, key, JSON.stringify(place));
  }
  if (suspicions.length === 0) return;
  await noteSuspicion(db, site, suspicions, now);
  throw new Error(suspicions.join("; "));
}

async function readPlace(db: D1Database, key: string, day: string): Promise<Place> {
  const stored = await readState(db, key);
  const known = stored === null ? null : (JSON.parse(stored) as Partial<Place>);
  return { walk: "items", after: "", isDone: false, ...(known?.day === day ? known : {}), day };
}

function toNext(place: Place, batch: readonly { source: string }[]): Place {
  if (batch.length === PER_QUESTION) return { ...place, after: batch.at(-1)?.source ?? place.after };
  const names = Object.keys(walks);
  const next = names[names.indexOf(place.walk) + 1];
  return next === undefined ? { ...place, isDone: true } : { ...place, walk: next, after: "" };
}
