/** The events of a site that has The Events Calendar, page by page, within bounds. */
import { RestError, type RestReply } from "#workers/backend/content/wordpress/rest/rest-error.ts";
import { isObject } from "#workers/backend/content/wordpress/rest/rest-item.ts";
import { parseLocalDate, toLocalDate } from "#workers/backend/ground/dates/to-dates.ts";
import type { WordPressEvent } from "#workers/backend/services/events/wordpress/wordpress-event.ts";
import { parseEvent } from "./rest-event.ts";

export const EVENTS_PATH = "tribe/events/v1/events";
const PER_PAGE = 50;
/** A thousand events. */
const MAX_PAGES = 20;
/** What goes on, such as an exhibition, has begun before. */
const BACK_DAYS = 120;

type Ask = (path: string, parameters: Record<string, string | number>) => Promise<RestReply>;
export type ListedEvents = {
  events: WordPressEvent[];
  /** Of those that cannot be read, and those that it shows in no list. */
  refused: { id: number; reason: string }[];
  /** Numbers of all that it named. */
  ids: number[];
  /** In seconds: it named what begins from then on. */
  from: number;
  /** Whether it named all of that; of more than a thousand the first are taken. */
  isWhole: boolean;
};

/** Null where the plugin is not. `now` in seconds. Throws RestError for anything else than an answer of the plugin. */
export async function listEvents(ask: Ask, now: number): Promise<ListedEvents | null> {
  const day = toLocalDate(now - BACK_DAYS * 86_400).slice(0, 10);
  const from = parseLocalDate(`${day}T00:00:00`);
  const listed: ListedEvents = { events: [], refused: [], ids: [], from, isWhole: true };
  let pages = 1;
  for (let page = 1; page <= pages && page <= MAX_PAGES; page += 1) {
    const parameters = { page, per_page: PER_PAGE, start_date: `${day} 00:00:00` };
    const reply = await ask(EVENTS_PATH, parameters);
    if (page === 1 && isNoRoute(reply)) return null;
    const { body, status, url } = reply;
    // It says so of an empty list, too.
    if (status === 404 && isObject(body)) break;
    if (status !== 200 || !isObject(body) || !Array.isArray(body.events))
      throw new RestError(`${url} does not answer as The Events Calendar does (status ${status})`, status);
    for (const entry of body.events) take(listed, entry);
    pages = Number.isSafeInteger(body.total_pages) ? Number(body.total_pages) : 1;
  }
  return { ...listed, isWhole: pages <= MAX_PAGES };
}

/** WordPress' own word for an address that no plugin answers. */
export function isNoRoute({ status, body }: RestReply): boolean {
  return status === 404 && (!isObject(body) || body.code === "rest_no_route");
}

function take(listed: ListedEvents, entry: unknown): void {
  const id = isObject(entry) && Number.isSafeInteger(entry.id) ? Number(entry.id) : 0;
  const event = parseEvent(entry);
  if (id > 0 && event !== null) listed.ids.push(id);
  if (typeof event === "string") listed.refused.push({ id, reason: event });
  else if (event !== null) listed.events.push(event);
}
