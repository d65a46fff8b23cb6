import { CALLER_HEADER } from "#app/gateway/grants/sign-caller.ts";
import { logError } from "#shared/log/log.ts";
import { refuse } from "#workers/portal/refuse.ts";
import { askBackend, pickHeaders } from "./ask-backend.ts";
import type { PortalRequest, Step } from "./open-request.ts";

/**
 * Rules 7.1.4: a websocket at `/graphql` is the back end's, where this portal is the configured endpoint. Which reader it is says the
 * message that opens it; cookies are not passed on. Pages of other sites get none.
 */
export const passWebsocket: Step = async (portalRequest) => {
  const { request, url, environment, signCaller } = portalRequest;
  if (request.headers.get("upgrade")?.toLowerCase() !== "websocket") return null;
  if (url.pathname !== "/graphql" || environment.websocketEndpoint !== "/graphql")
    return refuse(404, "There is no websocket here");
  if (request.method !== "GET") return refuse(405, "A websocket begins with GET");
  if (isForeign(portalRequest)) return refuse(403, "Opened by another site");
  const headers = pickHeaders(request.headers, ["sec-websocket-protocol"]);
  headers.set("upgrade", "websocket");
  const caller = await signCaller();
  if (caller !== null) headers.set(CALLER_HEADER, caller);
  try {
    const answer = await askBackend(portalRequest, `/graphql${url.search}`, { headers });
    if (answer.status === 101) return answer;
    logError("The back end opens no websocket", undefined, { status: answer.status });
    return refuse(answer.status === 404 ? 404 : 503, "The back end opens no websocket");
  } catch (error) {
    logError("websocket: the back end does not answer", error);
    return refuse(503, "The back end does not answer");
  }
};

/** Browsers always say where a websocket was opened; a request that does not comes from a program, and carries no reader's rights by accident. */
function isForeign({ request, url, environment }: PortalRequest): boolean {
  const origin = request.headers.get("origin");
  return origin !== null && origin !== url.origin && origin !== environment.publicOrigin;
}
