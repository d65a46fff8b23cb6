/** Addresses of the pages on which staff find and change events, and what their queries hold. */
import { NEWSROOM_PATH } from "#app/domain/newsroom/newsroom-paths.ts";

export const NEWSROOM_EVENTS_PATH = `${NEWSROOM_PATH}/termine`;
export const NEW_EVENT_PATH = `${NEWSROOM_EVENTS_PATH}/neu`;
/** What was done last. */
export const EVENT_DONE_PARAMETER = "getan";

export function toNewsroomEventPath(id: number): string {
  return `${NEWSROOM_EVENTS_PATH}/${id}`;
}

/** As they stand in addresses. */
export const stateWords = { HELD: "wartend", SHOWN: "gezeigt", WITHDRAWN: "zurueckgezogen" } as const;
export type EventState = keyof typeof stateWords;
const states = Object.keys(stateWords) as EventState[];

/** What waits comes first. */
export function parseEventState(text: string | null): EventState {
  return states.find((state) => stateWords[state] === text) ?? "HELD";
}

export function toEventStatePath(state: EventState, after: number | null = null): string {
  const query = new URLSearchParams({ stand: stateWords[state] });
  if (after !== null) query.set("nach", String(after));
  return `${NEWSROOM_EVENTS_PATH}?${query}`;
}

const doneTexts = {
  eingetragen: "Eingetragen: Alle sehen den Termin jetzt.",
  "alle-eingetragen": "Eingetragen: Alle sehen die Termine jetzt. Das ist der erste davon; jeder lässt sich für sich ändern.",
  gespeichert: "Gespeichert: So sehen ihn jetzt alle, wenn er freigegeben ist.",
  freigegeben: "Freigegeben: Alle sehen den Termin jetzt.",
  zurueckgezogen: "Zurückgezogen: Niemand sieht den Termin mehr.",
} as const;
export type EventDone = keyof typeof doneTexts;

export function toEventDonePath(id: number, done: EventDone): string {
  return `${toNewsroomEventPath(id)}?${new URLSearchParams({ [EVENT_DONE_PARAMETER]: done })}`;
}

/** Null where nothing was. */
export function toEventDoneText(query: URLSearchParams): string | null {
  const given = query.get(EVENT_DONE_PARAMETER) ?? "";
  return Object.hasOwn(doneTexts, given) ? doneTexts[given as EventDone] : null;
}
