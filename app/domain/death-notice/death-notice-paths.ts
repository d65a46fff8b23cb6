/** Addresses of the pages of death notices, and what their queries hold. */

export const DEATH_NOTICES_PATH = "/trauer";

export const NAME_PARAMETER = "name";
export const PLACE_PARAMETER = "gemeinde";
export const PAGE_PARAMETER = "seite";
/** What a reader has just done there. */
export const DONE_PARAMETER = "getan";

export function toDeathNoticePath(id: number): string {
  return `${DEATH_NOTICES_PATH}/${id}`;
}

/** Those of a municipality. */
export function toPlaceDeathNoticesPath(slug: string): string {
  return `${DEATH_NOTICES_PATH}?${PLACE_PARAMETER}=${slug}`;
}

export const doneWords = ["kerze", "kondolenz"] as const;
export type DoneWord = (typeof doneWords)[number];

export function toDonePath(id: number, done: DoneWord): string {
  return `${toDeathNoticePath(id)}?${DONE_PARAMETER}=${done}`;
}

/** Null where nothing was. */
export function parseDone(text: string | null): DoneWord | null {
  return doneWords.find((word) => word === text) ?? null;
}
