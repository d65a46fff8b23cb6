/** Limits of a campaign, and the two shapes of its pictures, for the form, the back end and the page. */

export const MAX_ADVERTISER = 80;
export const MAX_AD_ALT = 150;
export const MAX_AD_LINK = 1000;
export const MAX_AD_SECTIONS = 20;
export const MAX_AD_WEIGHT = 10;
export const MAX_AD_VIEWS = 100_000_000;
/** A campaign runs so long at most: its picture is looked at again. */
export const MAX_AD_DAYS = 400;
/** So many are open at a time, running or planned: each page is told of all of them. */
export const MAX_OPEN_CAMPAIGNS = 60;

export type AdShape = "narrow" | "wide";

/** Of the room that a page reserves, in pixels of CSS. */
export const adSizes = { narrow: { width: 300, height: 250 }, wide: { width: 728, height: 90 } } as const satisfies Record<
  AdShape,
  { width: number; height: number }
>;

/** By so much a picture may differ from its shape: rounding of a multiple. */
const LEEWAY = 0.02;

/** At least as large as its place, and of its shape. */
export function fitsAdShape(shape: AdShape, { width, height }: { width: number | null; height: number | null }): boolean {
  const size = adSizes[shape];
  if (width === null || height === null || width < size.width || height < size.height) return false;
  return Math.abs(width / height / (size.width / size.height) - 1) <= LEEWAY;
}

const numbers = ["", "eine Anzeige", "zwei Anzeigen", "drei Anzeigen", "vier Anzeigen"];

/** How an offer says that its readers see so many places; a test of brands asks that it does. */
export function toAdPlacesText(count: number): string {
  return count === 0 ? "keine Anzeigen" : `höchstens ${numbers[count] ?? `${count} Anzeigen`} je Seite`;
}

/** Stands for the paper's own address, whatever that is. */
const HERE = "https://here.invalid";

/** An encrypted address of another site, or a path of the paper's own, as browsers understand it; null for anything else. */
export function parseAdLink(text: string): string | null {
  if (/[\s\\]/.test(text)) return null;
  if (text.startsWith("/")) {
    const url = URL.parse(text, HERE);
    return url?.origin === HERE && !url.pathname.startsWith("//") ? `${url.pathname}${url.search}${url.hash}` : null;
  }
  const url = /^https:\/\//i.test(text) ? URL.parse(text) : null;
  return url !== null && url.username === "" && url.password === "" ? url.href : null;
}
