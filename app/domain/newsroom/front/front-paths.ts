/** Addresses of the pages on which staff arrange the front page and the menus, and what their queries hold. */
import { NEWSROOM_PATH } from "#app/domain/newsroom/newsroom-paths.ts";

export const FRONT_PATH = `${NEWSROOM_PATH}/titelseite`;
export const FRONT_PREVIEW_PATH = `${FRONT_PATH}/vorschau`;
/** The page of readers itself, for the frame of the preview. */
export const FRONT_SHEET_PATH = `${FRONT_PATH}/seite`;
export const FRONT_STATES_PATH = `${FRONT_PATH}/staende`;
export const MENUS_PATH = `${NEWSROOM_PATH}/menues`;

/** A local time, as a field of a form has it. */
export const HOUR_PARAMETER = "um";
/** What was done last, and to what. */
export const DONE_PARAMETER = "getan";
export const AT_PARAMETER = "an";

/** A place of a section, or with null the section itself. */
export type FrontSpot = { section: string; place: number | null };

/** As one word: the key of the section, and after a space the place. */
export function toSpotText({ section, place }: FrontSpot): string {
  return place === null ? section : `${section} ${place}`;
}

export function parseSpot(text: string | null): FrontSpot | null {
  const [, section = "", place] = /^(\S{1,200})(?: (\d{1,2}))?$/.exec(text ?? "") ?? [];
  return section === "" ? null : { section, place: place === undefined ? null : Number(place) };
}

/** The place where something else is to stand, opened; `words` are looked for. */
export function toSpotPath(spot: FrontSpot, words = ""): string {
  const query = new URLSearchParams({ platz: toSpotText(spot), ...(words === "" ? {} : { q: words }) });
  return `${FRONT_PATH}?${query}`;
}

/** The id of a section's or a place's element. */
export function toSpotId({ section, place }: FrontSpot): string {
  const name = section.replace(/[^a-z0-9-]/gi, "_");
  return place === null ? `abschnitt-${name}` : `abschnitt-${name}-${place + 1}`;
}
