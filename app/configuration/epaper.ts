/** Whether there is an E-Paper, and what includes it: the brand says it in one place (docs/epaper.md), and nothing speaks of it without. */
import type { BrandEpaper } from "#app/configuration/brands/brand.ts";
import { epaper } from "#brand/epaper.ts";

export const hasEpaper = epaper !== null;

/** In the list of what an offer includes. */
const EPAPER_LINE = "Das E-Paper ab 20 Uhr am Vorabend";

/** What is included in an offer of that name, with the E-Paper where it is. `given`: for tests. */
export function withEpaperLine(slug: string, includes: readonly string[], given: BrandEpaper | null = epaper): readonly string[] {
  return includesEpaper(slug, given) ? [...includes, EPAPER_LINE] : includes;
}

export function includesEpaper(slug: string, given: BrandEpaper | null = epaper): boolean {
  return given?.offers.some((offer) => offer === slug) ?? false;
}

/** The title of an edition; empty for the main one, and for one that the brand does not know any more. */
export function toEditionTitle(slug: string): string {
  return epaper?.editions.find((edition) => edition.slug === slug)?.title ?? "";
}

/** Where a reader of the publisher's is; null where issues are read here. */
export const epaperReader: string | null = epaper?.address ?? null;
