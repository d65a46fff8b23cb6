import { parseCookie } from "cookie";
import type { MiddlewareFunction } from "react-router";
import { municipalityContext } from "#app/context.ts";
import { CURRENT_CITY_COOKIE } from "#app/domain/municipality/current-city.ts";
import { parseMunicipality } from "#app/domain/municipality/municipality.ts";

/** The municipality that the reader chose earlier (rules 4); an unknown one counts as none. */
export const municipalityMiddleware: MiddlewareFunction<Response> = ({ request, context }, next) => {
  const cookies = parseCookie(request.headers.get("cookie") ?? "");
  context.set(municipalityContext, parseMunicipality(cookies[CURRENT_CITY_COOKIE]));
  return next();
};
