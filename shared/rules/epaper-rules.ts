/** Rules of the E-Paper that back end, portal and import apply alike (docs/epaper.md). */

/** The evening before its day, at this hour of the region, an issue can be read. */
export const EPAPER_HOUR = 20;
export const EPAPER_MAX_PAGES = 200;
/** Widths in pixels of a page's pictures: in the overview, in the reader, and enlarged. */
export const EPAPER_THUMB = 300;
export const EPAPER_PAGE = 900;
export const EPAPER_LARGE = 1800;
export const epaperWidths = [EPAPER_THUMB, EPAPER_PAGE, EPAPER_LARGE] as const;
/** Of the first page as everybody sees it: headlines can be read, texts cannot. */
export const EPAPER_COVER = 480;
/** Where pictures of pages stand below the address of their issue. */
export const EPAPER_PICTURES = "bild";

export type EpaperDay = { date: string /** Empty: the main one. */; edition: string };

const keyPattern = /^(\d{4})-(\d\d)-(\d\d)(?:-([a-z][a-z0-9]{0,19}))?$/;

/** An issue as addresses name it: `2026-11-24`, of an edition `2026-11-24-bregenz`. */
export function toEpaperKey({ date, edition }: EpaperDay): string {
  return edition === "" ? date : `${date}-${edition}`;
}

/** Null for what names no issue, or a day that the calendar has not. */
export function parseEpaperKey(text: string): EpaperDay | null {
  const [, year, month, day, edition = ""] = keyPattern.exec(text) ?? [];
  if (year === undefined) return null;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)) return null;
  return { date: `${year}-${month}-${day}`, edition };
}

export type EpaperPicture = { page: number; width: (typeof epaperWidths)[number] };

export function toEpaperPictureName({ page, width }: EpaperPicture): string {
  return `${page}-${width}.webp`;
}

/** Null for a name that no picture of a page has. */
export function parseEpaperPictureName(name: string): EpaperPicture | null {
  const [, page, size] = /^([1-9]\d{0,2})-(\d{3,4})\.webp$/.exec(name) ?? [];
  const width = epaperWidths.find((one) => String(one) === size);
  return page === undefined || width === undefined || Number(page) > EPAPER_MAX_PAGES ? null : { page: Number(page), width };
}
