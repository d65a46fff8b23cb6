/** What the pages of the E-Paper ask first. Without one in the brand, or in the back end, there are no such pages. */
import { hasEpaper } from "#app/configuration/epaper.ts";
import { unknownRoute } from "#app/loaders/address/route-errors.ts";
import { type EpaperDay, parseEpaperKey } from "#shared/rules/epaper-rules.ts";

/** Throws the 404. */
export function requireEpaper(url: URL): void {
  if (!hasEpaper) throw unknownRoute(url);
}

/** The day and edition of an issue's address; throws the 404 as well for what names none. */
export function requireIssueKey(key: string, url: URL): EpaperDay {
  requireEpaper(url);
  const day = parseEpaperKey(key);
  if (day === null) throw unknownRoute(url);
  return day;
}
