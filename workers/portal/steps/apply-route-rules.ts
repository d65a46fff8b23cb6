import { findRouteRule, routeRules, toRedirectTarget } from "#app/configuration/route-rules.ts";
import type { Step } from "./open-request.ts";

/** Redirects of the route rules, also to other sites; the query string goes along unless the target has one. */
export const applyRouteRules: Step = ({ url }) => {
  const found = findRouteRule(routeRules, url.pathname);
  if (found?.rule.redirect === undefined) return null;
  const { to, status } = found.rule.redirect;
  return new Response(null, { status, headers: { location: toRedirectTarget(to, found.rest, url.search) } });
};
