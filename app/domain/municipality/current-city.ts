/** The cookie CurrentCity: the municipality a reader chose (rules 3, 9). */
import { NO_MUNICIPALITY, toMunicipalitySlug } from "./municipality-slug.ts";

export const CURRENT_CITY_COOKIE = "CurrentCity";

/** The key of the chosen place, which need not be one of the region's; null when none was chosen. */
export function parseCurrentCity(cookie: string | undefined): string | null {
  const slug = toMunicipalitySlug(cookie ?? "");
  return slug === "" || slug === NO_MUNICIPALITY ? null : slug;
}
