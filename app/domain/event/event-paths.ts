/** Addresses of the pages about what is on, and what their queries hold. */
import { type EventKind, eventKinds, eventKindTitles } from "#shared/rules/event-rules.ts";

export const EVENTS_PATH = "/termine";
export const EVENTS_CALENDAR_PATH = "/termine.ics";

export const DAY_PARAMETER = "tag";
export const RANGE_PARAMETER = "zeitraum";
export const PLACE_PARAMETER = "gemeinde";
export const KIND_PARAMETER = "art";
export const QUERY_PARAMETER = "q";
export const PAGE_PARAMETER = "seite";

export function toEventPath(id: number): string {
  return `${EVENTS_PATH}/${id}`;
}

export function toEventCalendarPath(id: number): string {
  return `${EVENTS_PATH}/${id}.ics`;
}

/** Where readers send one to the newsroom. */
export const SEND_EVENT_PATH = `${EVENTS_PATH}/melden`;
export const EVENT_SENT_PATH = `${SEND_EVENT_PATH}/danke`;

/** What is on in a municipality in the next 30 days. */
export function toPlaceEventsPath(slug: string): string {
  return `${EVENTS_PATH}?${RANGE_PARAMETER}=monat&${PLACE_PARAMETER}=${slug}`;
}

/** The longest time that a page is about. */
export const YEAR_WORD = "jahr";

/** What is found by these words in the next year, everywhere or in one municipality. */
export function toFoundEventsPath(query: string, municipality: string | null = null): string {
  const chosen = new URLSearchParams({ [RANGE_PARAMETER]: YEAR_WORD });
  if (municipality !== null) chosen.set(PLACE_PARAMETER, municipality);
  chosen.set(QUERY_PARAMETER, query);
  return `${EVENTS_PATH}?${chosen}`;
}

/** As it stands in addresses. */
export function toKindWord(kind: EventKind): string {
  return eventKindTitles[kind].toLowerCase();
}

/** Null for an unknown one. */
export function parseKindWord(text: string): EventKind | null {
  return eventKinds.find((kind) => toKindWord(kind) === text) ?? null;
}
