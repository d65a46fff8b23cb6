/** Addresses of the E-Paper, for readers and for staff. */
import { NEWSROOM_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { EPAPER_PICTURES, parseEpaperKey, parseEpaperPictureName, toEpaperPictureName } from "#shared/rules/epaper-rules.ts";

export const EPAPER_PATH = "/epaper";
export const MONTH_PARAMETER = "monat";
/** Shows a page as large as its picture is. */
export const LARGE_PARAMETER = "gross";
export const NEWSROOM_EPAPER_PATH = `${NEWSROOM_PATH}/epaper`;

export function toIssuePath(key: string): string {
  return `${EPAPER_PATH}/${key}`;
}

export function toEpaperPagePath(key: string, page: number): string {
  return `${toIssuePath(key)}/${page}`;
}

export function toMonthPath(month: string): string {
  return `${EPAPER_PATH}?${new URLSearchParams({ [MONTH_PARAMETER]: month })}`;
}

type Picture = Parameters<typeof toEpaperPictureName>[0];

/** Below the path of an issue, as readers or as staff have it. */
export function toEpaperPicturePath(issuePath: string, picture: Picture): string {
  return `${issuePath}/${EPAPER_PICTURES}/${toEpaperPictureName(picture)}`;
}

export function toNewsroomIssuePath(id: number): string {
  return `${NEWSROOM_EPAPER_PATH}/${id}`;
}

/** `2026-11`; null without one, "wrong" for what is none. */
export function parseMonth(text: string | null): string | null | "wrong" {
  if (text === null || text === "") return null;
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text) ? text : "wrong";
}

/** The back end's path of a picture that is asked for by a reader's or by the staff's address; null for any other address. */
export function parseEpaperPicturePath(pathname: string): { isStaff: boolean; path: string } | null {
  const [, staff = "", issue = "", name = ""] =
    /^(\/redaktion)?\/epaper\/([\w-]{1,40})\/bild\/([\w.-]{1,20})$/.exec(pathname) ?? [];
  if (parseEpaperPictureName(name) === null) return null;
  const isStaff = staff !== "";
  const isNamed = isStaff ? /^[1-9]\d{0,9}$/.test(issue) : parseEpaperKey(issue) !== null;
  return isNamed ? { isStaff, path: `${isStaff ? "/newsroom" : ""}/epaper/${issue}/${name}` } : null;
}

/** What was done last, as the newsroom's addresses say it. */
const DONE_PARAMETER = "getan";
const doneTexts = {
  gezeigt: "Gezeigt: Wer das E-Paper im Abo hat, liest die Ausgabe, sobald ihr Abend da ist.",
  zurueckgezogen: "Zurückgezogen: Niemand sieht die Ausgabe mehr.",
  geloescht: "Gelöscht: Die Ausgabe und ihre Bilder sind weg.",
} as const;
export type EpaperDone = keyof typeof doneTexts;

export function withDone(path: string, done: EpaperDone): string {
  return `${path}?${new URLSearchParams({ [DONE_PARAMETER]: done })}`;
}

/** Null where nothing was. */
export function toEpaperDoneText(query: URLSearchParams): string | null {
  const given = query.get(DONE_PARAMETER) ?? "";
  return Object.hasOwn(doneTexts, given) ? doneTexts[given as EpaperDone] : null;
}
