import { toRedirectTarget } from "#app/configuration/route-rules.ts";
import type { Step } from "./open-request.ts";

/** Redirects of the route rules, also to other sites; the query string goes along unless the target has one. */
export const applyRouteRules: Step = ({ url, routeRule }) => {
  if (routeRule?.rule.redirect === undefined) return null;
  const { to, status } = routeRule.rule.redirect;
  return new Response(null, { status, headers: { location: toRedirectTarget(to, routeRule.rest, url.search) } });
};
