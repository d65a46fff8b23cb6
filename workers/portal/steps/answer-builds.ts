import { routeRules } from "#app/configuration/route-rules.ts";
import { prerenderedPages } from "#app/domain/page/records/page-lists.ts";
import type { Step } from "./open-request.ts";

/** `/builds/latest.json` and `/builds/meta/{buildId}.json` (rules 7.2): what the browser compares its own build with. */
export const answerBuilds: Step = ({ request, url, environment }) => {
  if (!/^\/builds(?:\/|$)/.test(url.pathname)) return null;
  if (request.method !== "GET" && request.method !== "HEAD")
    return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
  const { buildId } = environment;
  if (url.pathname === "/builds/latest.json") {
    return Response.json({ id: buildId, timestamp: Date.now() }, { headers: { "cache-control": "no-store" } });
  }
  if (url.pathname === `/builds/meta/${buildId}.json`) {
    return Response.json(
      { id: buildId, matcher: routeRules, prerendered: prerenderedPages },
      { headers: { "cache-control": "public, max-age=31536000, immutable" } },
    );
  }
  return Response.json({ error: "No such build" }, { status: 404, headers: { "cache-control": "no-store" } });
};
