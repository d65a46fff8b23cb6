/** The cookie CurrentCity: the municipality a reader chose (rules 3, 9). */
import { NO_MUNICIPALITY, toMunicipalitySlug } from "./municipality-slug.ts";

export const CURRENT_CITY_COOKIE = "CurrentCity";
const ONE_YEAR_S = 365 * 24 * 60 * 60;

/** The key of the chosen place, which need not be one of the region's; null when none was chosen. */
export function parseCurrentCity(cookie: string | undefined): string | null {
  const slug = toMunicipalitySlug(cookie ?? "");
  return slug === "" || slug === NO_MUNICIPALITY ? null : slug;
}

/**
 * Attributes of rules 9: one year, path /, domain is the host's without a leading `www` or `nnp` label. `site` is the
 * portal as the reader's browser knows it, whatever a proxy in front made of the address.
 */
export function toCurrentCityAttributes({ hostname, protocol }: URL) {
  const domain = toCookieDomain(hostname);
  const secure = protocol === "https:";
  return { path: "/", maxAge: ONE_YEAR_S, sameSite: "lax" as const, secure, ...(domain === null ? {} : { domain }) };
}

/** Null where a Domain attribute would be refused: addresses and single labels such as localhost. */
export function toCookieDomain(hostname: string): string | null {
  const bare = hostname.toLowerCase().replace(/^(?:www|nnp)\./, "");
  const isAddress = /^[\d.]+$/.test(bare) || bare.includes(":");
  return bare.includes(".") && !isAddress ? bare : null;
}
