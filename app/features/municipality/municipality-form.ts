/** The municipality form: what was chosen, where to go, which cookie to set (rules 4, 9). */
import { stringifySetCookie } from "cookie";
import * as v from "valibot";
import { CURRENT_CITY_COOKIE, toCurrentCityAttributes } from "#app/domain/municipality/current-city.ts";
import { parseMunicipality } from "#app/domain/municipality/municipality.ts";
import { NO_MUNICIPALITY } from "#app/domain/municipality/municipality-slug.ts";
import { parseReturnPath } from "#app/domain/page/address/return-path.ts";

const formSchema = v.object({ municipality: v.string(), returnTo: v.optional(v.string(), "/") });

/** `slug` is null for the choice "no municipality". */
export type MunicipalityChoice = { slug: string | null; target: string };

/** Null when the form names no municipality of the region. From one municipality's page the reader goes to the new one's. */
export function parseMunicipalityChoice(form: FormData): MunicipalityChoice | null {
  const parsed = v.safeParse(formSchema, Object.fromEntries(form));
  if (!parsed.success) return null;
  const returnPath = parseReturnPath(parsed.output.returnTo) ?? "/";
  const isOnMunicipality = returnPath.startsWith("/gemeinde/");
  if (parsed.output.municipality === NO_MUNICIPALITY) {
    return { slug: null, target: isOnMunicipality ? `/gemeinde/${NO_MUNICIPALITY}` : returnPath };
  }
  const municipality = parseMunicipality(parsed.output.municipality);
  if (municipality === null) return null;
  return { slug: municipality.slug, target: isOnMunicipality ? `/gemeinde/${municipality.slug}` : returnPath };
}

/** Sets the cookie for a year; choosing the generic option clears it. `site` is the portal as the reader's browser knows it. */
export function toChoiceHeaders({ slug }: MunicipalityChoice, site: URL): Headers {
  const attributes = toCurrentCityAttributes(site);
  const cookie =
    slug === null
      ? stringifySetCookie(CURRENT_CITY_COOKIE, "", { ...attributes, maxAge: 0 })
      : stringifySetCookie(CURRENT_CITY_COOKIE, slug, attributes);
  return new Headers({ "set-cookie": cookie });
}
