/** Keeps the events of a publisher's WordPress, and takes away what it has no more, unless staff have changed it. */
import { MAX_EVENT_LINE, MAX_EVENT_TEXT, MAX_EVENT_TITLE } from "#shared/rules/event-rules.ts";
import type { ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { parseKind } from "#workers/backend/services/events/event-kinds.ts";
import {
  type ImportedEvent,
  importEvents,
  removeEvents,
  type WrittenEvents,
} from "#workers/backend/services/events/import-events.ts";
import { checkEvent } from "#workers/backend/services/events/parse-events.ts";
import { type Places, readPlaces, toPlaceSlug } from "#workers/backend/services/sources/places.ts";
import { toWordPressSource, type WordPressEvent } from "./wordpress-event.ts";

export type RefusedEvent = { id: number; reason: string };
export type BroughtEvents = WrittenEvents & { refused: RefusedEvent[] };

/** What has the same number there replaces what stood; `now` in seconds. */
export async function importWordPressEvents(
  env: ChangeEnv,
  { site, events }: { site: string; events: readonly WordPressEvent[] },
  now: number,
): Promise<BroughtEvents> {
  const places = await readPlaces(env.DB);
  const brought: ImportedEvent[] = [];
  const refused: RefusedEvent[] = [];
  for (const event of new Map(events.map((one) => [one.id, one])).values()) {
    const checked = checkEvent(toRecord(event, { site, places }), now);
    if (typeof checked === "string") refused.push({ id: event.id, reason: checked });
    else brought.push(checked);
  }
  return { ...(await importEvents(env, { source: toWordPressSource(site), events: brought, series: [] }, now)), refused };
}

function toRecord(
  { id, categories, city, picture, ...event }: WordPressEvent,
  { site, places }: { site: string; places: Places },
): Parameters<typeof checkEvent>[0] {
  const { title, text, place, address, organiser, price } = event;
  const slug = toPlaceSlug(city);
  return {
    ...event,
    uid: String(id),
    kind: categories.map(parseKind).find((kind) => kind !== null && kind !== "other") ?? "other",
    // There is no limit there.
    title: cut(title, MAX_EVENT_TITLE),
    text: cut(text, MAX_EVENT_TEXT),
    place: cut(place, MAX_EVENT_LINE),
    address: cut(address, MAX_EVENT_LINE),
    organiser: cut(organiser, MAX_EVENT_LINE),
    price: cut(price, MAX_EVENT_LINE),
    municipality: places.has(slug) ? slug : null,
    pictureSource: picture === null ? null : `wp:${site}:${picture}`,
  };
}

/** At a space, with an ellipsis. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const head = text.slice(0, max - 1).toWellFormed();
  return `${head.slice(0, Math.max(head.lastIndexOf(" "), max / 2)).trimEnd()}…`;
}

const goneSql = `SELECT e.id, e.uid NOT IN (SELECT value FROM json_each(?2)) AS isMissing FROM events e
  WHERE e.source = ?1 AND e.starts_at >= ?3 AND e.ends_at >= ?4 AND e.is_ours = 0 AND e.state = 'shown'`;

export type MissingEvents = { known: number; missing: number[] };

/** Which events of here the site does not name: of those that begin from `from` on and are not over at `now`, in seconds. */
export async function findMissingEvents(
  { DB }: Pick<ChangeEnv, "DB">,
  { site, ids, from }: { site: string; ids: readonly number[]; from: number },
  now: number,
): Promise<MissingEvents> {
  const named = JSON.stringify(ids.map(String));
  const { results } = await DB.prepare(goneSql)
    .bind(toWordPressSource(site), named, from, now)
    .all<{ id: number; isMissing: 0 | 1 }>();
  return { known: results.length, missing: results.flatMap(({ id, isMissing }) => (isMissing === 1 ? [id] : [])) };
}

/** By their numbers here, as `findMissingEvents` gives them. */
export const removeMissingEvents = removeEvents;

/** The event of this number there goes; false where it is not here, or staff have changed it. */
export async function removeWordPressEvent(env: ChangeEnv, { site, id }: { site: string; id: number }): Promise<boolean> {
  const known = await env.DB.prepare(
    "SELECT e.id FROM events e WHERE e.source = ?1 AND e.uid = ?2 AND e.is_ours = 0 AND e.state = 'shown'",
  )
    .bind(toWordPressSource(site), String(id))
    .first<number>("id");
  if (known !== null) await removeEvents(env, [known]);
  return known !== null;
}
