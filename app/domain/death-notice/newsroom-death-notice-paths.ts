/** Addresses of the pages on which staff keep death notices and read words of condolence, and what their queries hold. */
import { NEWSROOM_PATH } from "#app/domain/newsroom/newsroom-paths.ts";

export const NEWSROOM_DEATH_NOTICES_PATH = `${NEWSROOM_PATH}/trauer`;
export const NEW_DEATH_NOTICE_PATH = `${NEWSROOM_DEATH_NOTICES_PATH}/neu`;
export const CONDOLENCES_PATH = `${NEWSROOM_DEATH_NOTICES_PATH}/kondolenz`;
/** What was done last. */
export const DONE_PARAMETER = "getan";

export function toNewsroomDeathNoticePath(id: number): string {
  return `${NEWSROOM_DEATH_NOTICES_PATH}/${id}`;
}

/** As they stand in addresses. */
export const stateWords = { SHOWN: "gezeigt", DRAFT: "entwurf", WITHDRAWN: "zurueckgezogen" } as const;
export type DeathNoticeState = keyof typeof stateWords;

export function parseDeathNoticeState(text: string | null): DeathNoticeState {
  return (Object.keys(stateWords) as DeathNoticeState[]).find((state) => stateWords[state] === text) ?? "SHOWN";
}

export function toDeathNoticeStatePath(state: DeathNoticeState, after: number | null = null): string {
  const query = new URLSearchParams({ stand: stateWords[state] });
  if (after !== null) query.set("nach", String(after));
  return `${NEWSROOM_DEATH_NOTICES_PATH}?${query}`;
}

export const condolenceStateWords = { HELD: "wartend", SHOWN: "gezeigt", REFUSED: "abgelehnt" } as const;
export type CondolenceState = keyof typeof condolenceStateWords;

/** What waits comes first. */
export function parseCondolenceState(text: string | null): CondolenceState {
  return (Object.keys(condolenceStateWords) as CondolenceState[]).find((state) => condolenceStateWords[state] === text) ?? "HELD";
}

/** Of one notice, or of all. */
export type CondolenceChoice = { state: CondolenceState; notice: number | null; after: number | null };

export function toCondolencesPath({ state, notice, after }: CondolenceChoice, done: CondolenceDone | null = null): string {
  const query = new URLSearchParams({ stand: condolenceStateWords[state] });
  if (notice !== null) query.set("anzeige", String(notice));
  if (after !== null) query.set("nach", String(after));
  if (done !== null) query.set(DONE_PARAMETER, done);
  return `${CONDOLENCES_PATH}?${query}`;
}

const doneTexts = {
  eingetragen: "Eingetragen: Alle sehen die Anzeige jetzt.",
  entwurf: "Als Entwurf gespeichert: Niemand sieht die Anzeige, bis du sie freigibst.",
  gespeichert: "Gespeichert: So sehen sie jetzt alle, wenn sie freigegeben ist.",
  freigegeben: "Freigegeben: Alle sehen die Anzeige jetzt, bis sie zu Ende ist.",
  zurueckgezogen: "Zurückgezogen: Niemand sieht die Anzeige mehr.",
} as const;
export type DeathNoticeDone = keyof typeof doneTexts;

const condolenceDoneTexts = {
  gezeigt: "Freigegeben: Die Worte stehen jetzt bei der Anzeige.",
  abgelehnt: "Abgelehnt: Die Worte werden nach 30 Tagen gelöscht.",
} as const;
export type CondolenceDone = keyof typeof condolenceDoneTexts;

export function toDeathNoticeDonePath(id: number, done: DeathNoticeDone): string {
  return `${toNewsroomDeathNoticePath(id)}?${new URLSearchParams({ [DONE_PARAMETER]: done })}`;
}

/** Null where nothing was. */
export function toDeathNoticeDoneText(query: URLSearchParams): string | null {
  return findText(doneTexts, query);
}

export function toCondolenceDoneText(query: URLSearchParams): string | null {
  return findText(condolenceDoneTexts, query);
}

function findText(texts: Readonly<Record<string, string>>, query: URLSearchParams): string | null {
  const given = query.get(DONE_PARAMETER) ?? "";
  return Object.hasOwn(texts, given) ? (texts[given] ?? null) : null;
}
