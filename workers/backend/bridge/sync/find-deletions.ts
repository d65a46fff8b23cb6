/** What the site does not show any more although nobody said so: each night all posts and pages of the site are asked for by number. */
import { readState, writeState } from "#workers/backend/bridge/bridge-state.ts";
import type { BridgeSite } from "#workers/backend/bridge/site/open-site.ts";
import { findTypePath } from "#workers/backend/bridge/site/read-item.ts";
import { type NewTask, putTasks } from "#workers/backend/bridge/tasks/bridge-tasks.ts";
import { parseId } from "#workers/backend/import/markup/block-markers.ts";
import { RestError } from "#workers/backend/import/rest/rest-error.ts";
import { isObject } from "#workers/backend/import/rest/rest-item.ts";

const PER_QUESTION = 100;
/** Of one run: a hundred thousand posts take a night. */
const QUESTIONS_A_RUN = 40;
/** Hours (UTC) in which readers sleep. */
const NIGHT = { from: 0, until: 5 };
/** Of so many in one question more than half missing is no editor's work: the site is broken, or another one. */
const SUSPICIOUS = 10;

type Place = { day: string; after: string; isDone: boolean };
type Known = { source: string; type: string };

/**
 * Goes on where the last run ended; once it is through it waits for the next night. Each number that is missing becomes a task, which asks
 * once more before anything is removed. Throws RestError, and an error where suspiciously many are missing.
 */
export async function findDeletions(db: D1Database, site: BridgeSite, now: Date): Promise<void> {
  const hour = now.getUTCHours();
  if (hour < NIGHT.from || hour >= NIGHT.until) return;
  const key = `night:${site.site.name}`;
  const day = now.toISOString().slice(0, 10);
  const stored = await readState(db, key);
  const known = stored === null ? null : (JSON.parse(stored) as Place);
  let place: Place = known?.day === day ? known : { day, after: "", isDone: false };
  for (let question = 0; question < QUESTIONS_A_RUN && !place.isDone; question += 1) {
    const batch = await readKnown(db, site, place.after, now);
    for (const type of new Set(batch.map((entry) => entry.type))) await askFor(db, site, type, batch, now);
    place = { day, after: batch.at(-1)?.source ?? place.after, isDone: batch.length < PER_QUESTION };
    await writeState(db, key, JSON.stringify(place));
  }
}

/** In the order of the sources, which is any order that does not change. Drafts and planned posts (decision 101) the site shows to nobody. */
async function readKnown(db: D1Database, { site }: BridgeSite, after: string, now: Date): Promise<Known[]> {
  const prefix = `wp:${site.name}:`;
  const { results } = await db
    .prepare(
      `SELECT source, type FROM (
         SELECT * FROM (SELECT source, type FROM posts
           WHERE source > ?1 AND source < ?2 AND published_at <= ?3 ORDER BY source LIMIT ${PER_QUESTION})
         UNION ALL
         SELECT * FROM (SELECT source, 'page' FROM pages WHERE source > ?1 AND source < ?2 ORDER BY source LIMIT ${PER_QUESTION}))
       ORDER BY source LIMIT ${PER_QUESTION}`,
    )
    .bind(after === "" ? prefix : after, `${prefix}\u{10ffff}`, Math.floor(now.getTime() / 1000))
    .all<Known>();
  return results;
}

async function askFor(db: D1Database, site: BridgeSite, type: string, batch: readonly Known[], now: Date): Promise<void> {
  const path = await findTypePath(site, type);
  if (path === null) return;
  const ids = batch.filter((entry) => entry.type === type).flatMap(({ source }) => parseId(source.split(":").at(-1)) ?? []);
  const { status, body, url } = await site.ask(path, { include: ids.join(","), per_page: PER_QUESTION, _fields: "id" });
  if (status !== 200 || !Array.isArray(body))
    throw new RestError(`${url} does not answer with a list (status ${status})`, status);
  const there = new Set(body.filter(isObject).map((entry) => parseId(entry.id)));
  const missing = ids.filter((id) => !there.has(id));
  if (missing.length > SUSPICIOUS && missing.length * 2 > ids.length)
    throw new Error(`${missing.length} of ${ids.length} posts of type ${type} are missing at the site: nothing is removed`);
  const seconds = Math.floor(now.getTime() / 1000);
  // Not said to be gone, only asked for: who shows it, keeps it.
  const tasks = missing.map((id): NewTask => ({ kind: "item", type, id, isGone: false, happenedAt: 0 }));
  await putTasks(db, tasks, seconds);
}
