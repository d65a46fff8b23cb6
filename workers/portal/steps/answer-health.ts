import { FetchError } from "ofetch";
import { logError } from "#shared/log/log.ts";
import type { PortalRequest, Step } from "./open-request.ts";

/** `GET /health`: 200 with the build id when portal and back end both work, otherwise 503. */
export const answerHealth: Step = async (portalRequest) => {
  const { url, request, environment } = portalRequest;
  if (url.pathname !== "/health") return null;
  if (request.method !== "GET" && request.method !== "HEAD")
    return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
  const backend = await probe(portalRequest);
  const status = backend === "ok" ? 200 : 503;
  return Response.json(
    { ok: status === 200, build: environment.buildId, backend },
    { status, headers: { "cache-control": "no-store" } },
  );
};

/** A publisher's back end has no health path of ours; the smallest GraphQL query serves there. */
async function probe({ environment, backend: { rest } }: PortalRequest): Promise<string> {
  const isPublishers = environment.backendOrigin !== null;
  try {
    const response = isPublishers
      ? await rest.answer("/graphql", { method: "POST", body: { query: "{ __typename }" } })
      : await rest.answer("/health");
    // A page that excuses itself for maintenance often comes with status 200.
    const isResult = !isPublishers || (await response.text()).includes('"__typename"');
    return isResult ? "ok" : "answered no GraphQL result";
  } catch (error) {
    if (error instanceof FetchError && error.status !== undefined) return `answered ${error.status}`;
    logError("health: the back end cannot be reached", error);
    return "unreachable";
  }
}
