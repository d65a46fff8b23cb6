/** Whom a reader looks for: by name, by municipality. */
import {
  DEATH_NOTICES_PATH,
  NAME_PARAMETER,
  PAGE_PARAMETER,
  PLACE_PARAMETER,
} from "#app/domain/death-notice/death-notice-paths.ts";
import { type Municipality, parseMunicipality } from "#app/domain/municipality/municipality.ts";
import { parsePageNumber } from "#app/domain/page/address/page-number.ts";
import { MAX_NAME_SEARCH } from "#shared/rules/death-notice-rules.ts";

export type DeathNoticesChoice = { name: string; municipality: Municipality | null; page: number };

/** Empty fields of the form count as none; null: what no page is about. */
export function parseDeathNoticesChoice(query: URLSearchParams): DeathNoticesChoice | null {
  const name = (query.get(NAME_PARAMETER) ?? "").replace(/\s+/g, " ").trim();
  const place = query.get(PLACE_PARAMETER) || null;
  const municipality = place === null ? null : parseMunicipality(place);
  const page = parsePageNumber(query.get(PAGE_PARAMETER) || null);
  if (page === null || name.length > MAX_NAME_SEARCH || (place !== null && municipality === null)) return null;
  return { name, municipality, page };
}

/** Variables of the page's question. */
export function toDeathNoticesVariables({ name, municipality, page }: DeathNoticesChoice) {
  return { name: name || null, municipality: municipality?.slug ?? null, page };
}

/** The address of a choice. */
export function toChoicePath({ name, municipality, page }: DeathNoticesChoice): string {
  const query = new URLSearchParams();
  if (name !== "") query.set(NAME_PARAMETER, name);
  if (municipality !== null) query.set(PLACE_PARAMETER, municipality.slug);
  if (page > 1) query.set(PAGE_PARAMETER, String(page));
  return query.size === 0 ? DEATH_NOTICES_PATH : `${DEATH_NOTICES_PATH}?${query}`;
}

/** Search engines may keep that there is such a page: of all, or of one municipality. Whom somebody looked for, and who stood on a later page, they need not. */
export function isWorthIndexing({ name, page }: DeathNoticesChoice): boolean {
  return name === "" && page === 1;
}
