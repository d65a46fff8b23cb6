/** What a reader chose of what is on: from which day, for how long, where, which kind, and with which words. */
import { addDays, type Day, parseDayName, toDay, toDayName } from "#app/domain/calendar/day-name.ts";
import {
  DAY_PARAMETER,
  EVENTS_PATH,
  KIND_PARAMETER,
  PAGE_PARAMETER,
  PLACE_PARAMETER,
  parseKindWord,
  QUERY_PARAMETER,
  RANGE_PARAMETER,
  toKindWord,
  YEAR_WORD,
} from "#app/domain/event/event-paths.ts";
import { type Municipality, parseMunicipality } from "#app/domain/municipality/municipality.ts";
import { parsePageNumber } from "#app/domain/page/address/page-number.ts";
import { toQuery } from "#app/domain/search/search-address.ts";
import type { EventKind } from "#shared/rules/event-rules.ts";

export const ranges = [
  { word: "tag", title: "Ein Tag", days: 1 },
  { word: "woche", title: "Eine Woche", days: 7 },
  { word: "monat", title: "30 Tage", days: 30 },
  { word: YEAR_WORD, title: "Ein Jahr", days: 365 },
] as const;
export type Range = (typeof ranges)[number];

const [, week] = ranges;
/** So far ahead a page says what is on. */
const MAX_AHEAD_DAYS = 400;

export type EventChoice = {
  day: Day;
  isToday: boolean;
  range: Range;
  municipality: Municipality | null;
  kind: EventKind | null;
  /** Empty where nothing is asked. */
  words: string;
  page: number;
};

/** Empty fields of the form count as none. "past": a day that is over; null: what no page is about. */
export function parseEventChoice(query: URLSearchParams, now: Date): EventChoice | "past" | null {
  const today = toDay(now);
  const read = (name: string) => query.get(name) || null;
  const name = read(DAY_PARAMETER);
  const day = name === null ? today : parseDayName(name);
  if (day === null || toDayName(day) > toDayName(addDays(today, MAX_AHEAD_DAYS))) return null;
  if (toDayName(day) < toDayName(today)) return "past";
  const [rangeWord, place, kindWord] = [read(RANGE_PARAMETER), read(PLACE_PARAMETER), read(KIND_PARAMETER)];
  const range = rangeWord === null ? week : ranges.find(({ word }) => word === rangeWord);
  const municipality = place === null ? null : parseMunicipality(place);
  const kind = kindWord === null ? null : parseKindWord(kindWord);
  const page = parsePageNumber(read(PAGE_PARAMETER));
  if (range === undefined || page === null) return null;
  if ((place !== null && municipality === null) || (kindWord !== null && kind === null)) return null;
  const words = toQuery(read(QUERY_PARAMETER) ?? "");
  return { day, isToday: toDayName(day) === toDayName(today), range, municipality, kind, words, page };
}

/** Variables of the page's question. */
export function toEventsVariables({ day, range, page, words, ...chosen }: EventChoice) {
  return { from: toDayName(day), days: range.days, ...toChosen(chosen), query: words || null, page };
}

/** The place and the kind, as the contract names them. */
export function toChosen({ municipality, kind }: Pick<EventChoice, "municipality" | "kind">) {
  return { municipality: municipality?.slug ?? null, kind: kind === null ? null : (kind.toUpperCase() as Uppercase<EventKind>) };
}

/** The address of a choice, of `path` with what differs from the first page's choice. */
export function toChoicePath({ day, isToday, range, municipality, kind, words, page }: EventChoice, path = EVENTS_PATH): string {
  const query = new URLSearchParams();
  if (!isToday) query.set(DAY_PARAMETER, toDayName(day));
  if (range !== week) query.set(RANGE_PARAMETER, range.word);
  if (municipality !== null) query.set(PLACE_PARAMETER, municipality.slug);
  if (kind !== null) query.set(KIND_PARAMETER, toKindWord(kind));
  if (words !== "") query.set(QUERY_PARAMETER, words);
  if (page > 1) query.set(PAGE_PARAMETER, String(page));
  return query.size === 0 ? path : `${path}?${query}`;
}

/** What search engines may keep: the first page as it is, of all or of one place or kind. */
export function isWorthIndexing({ isToday, range, words, page }: EventChoice): boolean {
  return isToday && range === week && words === "" && page === 1;
}
