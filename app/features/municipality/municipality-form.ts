/** The municipality form: the choice, where to go, which cookie to set (rules 4, 9). */
import { stringifySetCookie } from "cookie";
import * as v from "valibot";
import { CURRENT_CITY_COOKIE } from "#app/domain/municipality/current-city.ts";
import { parseMunicipality } from "#app/domain/municipality/municipality.ts";
import { NO_MUNICIPALITY } from "#app/domain/municipality/municipality-slug.ts";
import { parseReturnPath } from "#app/domain/page/address/return-path.ts";
import { toReaderCookie } from "#app/domain/page/reader-cookie.ts";

const formSchema = v.object({ municipality: v.string(), returnTo: v.optional(v.string(), "/") });

/** `slug` is null for the choice "no municipality". */
export type MunicipalityChoice = { slug: string | null; target: string };

/** Null when the form names no municipality of the region. From one municipality's page the reader goes to the new one's. */
export function parseMunicipalityChoice(form: FormData): MunicipalityChoice | null {
  const parsed = v.safeParse(formSchema, Object.fromEntries(form));
  if (!parsed.success) return null;
  const returnPath = parseReturnPath(parsed.output.returnTo) ?? "/";
  const municipality = parseMunicipality(parsed.output.municipality);
  if (municipality === null && parsed.output.municipality !== NO_MUNICIPALITY) return null;
  const slug = municipality?.slug ?? null;
  return { slug, target: returnPath.startsWith("/gemeinde/") ? `/gemeinde/${slug ?? NO_MUNICIPALITY}` : returnPath };
}

/** Sets the cookie for a year; choosing the generic option clears it. `site` is the portal as the reader's browser knows it. */
export function toChoiceHeaders({ slug }: MunicipalityChoice, site: URL): Headers {
  const attributes = { ...toReaderCookie(site), ...(slug === null ? { maxAge: 0 } : {}) };
  return new Headers({ "set-cookie": stringifySetCookie(CURRENT_CITY_COOKIE, slug ?? "", attributes) });
}
