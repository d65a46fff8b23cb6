import type { Step } from "./open-request.ts";

/** Every navigation is a full page load (decision 4): what React Router's own client would fetch is no address here. */
export const refuseRouterRequests: Step = ({ url: { pathname } }) => {
  if (!pathname.endsWith(".data") && pathname !== "/__manifest") return null;
  return new Response("404 - Seite nicht gefunden.\n", { status: 404, headers: { "content-type": "text/plain; charset=utf-8" } });
};
