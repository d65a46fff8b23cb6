/** Brings the events of a site that has The Events Calendar, and takes away what it has no more. */
import { writeState } from "#workers/backend/content/bridge/bridge-state.ts";
import type { BridgeSite } from "#workers/backend/content/bridge/site/open-site.ts";
import { isConfirmed, noteSuspicion } from "#workers/backend/content/bridge/sync/suspicion.ts";
import { listEvents } from "#workers/backend/content/wordpress/events/list-events.ts";
import { EVENT_TYPE } from "#workers/backend/content/wordpress/events/rest-event.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import {
  findMissingEvents,
  importWordPressEvents,
  removeMissingEvents,
} from "#workers/backend/services/events/wordpress/import-wordpress-events.ts";
import { bringEventPictures } from "./bring-event-pictures.ts";

/** More missing ones than this, and more than half, are no editor's work. */
const SUSPICIOUS = 10;
/** Of those that cannot be read, so many are told. */
const MAX_TOLD = 20;

/** An operator who brings them as posts of a type (`WORDPRESS_POST_TYPES`) has no events of them. */
export function takesEvents({ settings }: BridgeSite): boolean {
  return !settings.postTypes.includes(EVENT_TYPE);
}

/** Does nothing where the plugin is not. Throws RestError, and an error that says so where suspiciously many are missing: then none goes. */
export async function followEvents(env: Env, site: BridgeSite, now: Date): Promise<void> {
  const seconds = Math.floor(now.getTime() / 1000);
  const listed = takesEvents(site) ? await listEvents(site.ask, seconds) : null;
  if (listed === null) return;
  const { name } = site.site;
  const { events, ids, from, isWhole } = listed;
  await bringEventPictures(env, site, events, now);
  const brought = await importWordPressEvents(env, { site: name, events }, seconds);
  const refused = [...listed.refused, ...brought.refused];
  const told = {
    at: now.toISOString(),
    events: brought.events,
    refused: refused.slice(0, MAX_TOLD),
    refusedCount: refused.length,
  };
  await writeState(env.DB, `events:${name}`, JSON.stringify(told));
  if (!isWhole) return;
  const { known, missing } = await findMissingEvents(env, { site: name, ids, from }, seconds);
  if (missing.length > SUSPICIOUS && missing.length * 2 > known && !(await isConfirmed(env.DB, now))) {
    const suspicion = `${missing.length} of ${known} events are missing at the site: nothing is removed`;
    await noteSuspicion(env.DB, site, [suspicion], now);
    throw new Error(suspicion);
  }
  await removeMissingEvents(env, missing);
}
