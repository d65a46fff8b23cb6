import { answerWithin } from "#app/gateway/backend/answer-within.ts";
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
async function probe({ environment, backendOrigin, sendToBackend }: PortalRequest): Promise<string> {
  const isPublishers = environment.backendOrigin !== null;
  const query = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "{ __typename }" }),
  };
  try {
    const response = await answerWithin(environment.backendTimeoutMs, (signal) =>
      sendToBackend(
        isPublishers
          ? new Request(`${backendOrigin}/graphql`, { ...query, signal })
          : new Request(`${backendOrigin}/health`, { signal }),
      ),
    );
    if (!response.ok) return `answered ${response.status}`;
    // A page that excuses itself for maintenance often comes with status 200.
    const isResult = !isPublishers || (await response.text()).includes('"__typename"');
    return isResult ? "ok" : "answered no GraphQL result";
  } catch (error) {
    console.error("health: the back end cannot be reached", error);
    return "unreachable";
  }
}
