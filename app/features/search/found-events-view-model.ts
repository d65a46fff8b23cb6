/** What is on with the words of a search: the next few, and the way to all of them. */
import { type EventLine, toEventLine } from "#app/components/event/to-event-line.ts";
import { toDay, toDayName } from "#app/domain/calendar/day-name.ts";
import { toFoundEventsPath } from "#app/domain/event/event-paths.ts";
import { isOver } from "#app/domain/event/is-over.ts";
import { parseMunicipality } from "#app/domain/municipality/municipality.ts";
import type { SearchWords } from "#app/domain/search/search-address.ts";
import type { FindEventsQuery, FindEventsQueryVariables } from "#graphql/generated/operations.ts";

export type FoundEvents = { lines: EventLine[]; link: string };

const MOST = 3;

/** Null where nobody asks for events: without words, on later pages, and where the search is narrowed to what only posts have. */
export function toEventVariables(words: SearchWords, page: number, now: Date): FindEventsQueryVariables | null {
  const { q, gemeinde, thema, art, zeitraum, zugang } = words;
  if (q === "" || page > 1 || [thema, art, zeitraum, zugang].some((one) => one !== null)) return null;
  return { from: toDayName(toDay(now)), municipality: gemeinde, query: q };
}

/** What goes on already comes last: it can still be seen tomorrow. Null where nothing is to come. */
export function toFoundEvents(
  { q, gemeinde }: SearchWords,
  events: FindEventsQuery["events"] | null,
  now: Date,
): FoundEvents | null {
  const coming = [...(events?.items ?? []), ...(events?.running ?? [])].filter((event) => !isOver(event, now));
  if (coming.length === 0) return null;
  const municipality = gemeinde === null ? null : (parseMunicipality(gemeinde)?.slug ?? null);
  return { lines: coming.slice(0, MOST).map(toEventLine), link: toFoundEventsPath(q, municipality) };
}
