/** Addresses of the page of passes and webcams, and of those on which staff keep the list. */
import { NEWSROOM_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { type MountainKind, mountainKinds } from "#shared/rules/mountain-rules.ts";

export const MOUNTAINS_PATH = "/berge";
export const NEWSROOM_MOUNTAINS_PATH = `${NEWSROOM_PATH}/berge`;
export const NEW_MOUNTAIN_PATH = `${NEWSROOM_MOUNTAINS_PATH}/neu`;
const KIND_PARAMETER = "art";
/** What was done last. */
const DONE_PARAMETER = "getan";

export function toNewsroomMountainPath(id: number): string {
  return `${NEWSROOM_MOUNTAINS_PATH}/${id}`;
}

export function toNewMountainPath(kind: MountainKind): string {
  return `${NEW_MOUNTAIN_PATH}?${new URLSearchParams({ [KIND_PARAMETER]: kind })}`;
}

/** A pass where the address says nothing else. */
export function parseMountainKind(query: URLSearchParams): MountainKind {
  return mountainKinds.find((kind) => kind === query.get(KIND_PARAMETER)) ?? "pass";
}

/** The element of a webcam on the page. */
export function toWebcamId(id: number): string {
  return `webcam-${id}`;
}

const doneTexts = {
  eingetragen: "Eingetragen: Alle sehen es jetzt.",
  gespeichert: "Gespeichert: So sehen es jetzt alle, wenn es gezeigt wird.",
  gezeigt: "Alle sehen es jetzt wieder.",
  zurueckgezogen: "Zurückgezogen: Niemand sieht es mehr.",
} as const;
export type MountainDone = keyof typeof doneTexts;

export function toMountainDonePath(id: number, done: MountainDone): string {
  return `${toNewsroomMountainPath(id)}?${new URLSearchParams({ [DONE_PARAMETER]: done })}`;
}

/** Null where nothing was. */
export function toMountainDoneText(query: URLSearchParams): string | null {
  const given = query.get(DONE_PARAMETER) ?? "";
  return Object.hasOwn(doneTexts, given) ? doneTexts[given as MountainDone] : null;
}
