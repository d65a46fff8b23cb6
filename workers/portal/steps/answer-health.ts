import type { Step } from "./open-request.ts";

/** `GET /health`: 200 with the build id when portal and back end both work, otherwise 503. */
export const answerHealth: Step = async ({ url, request, environment, backendOrigin, sendToBackend }) => {
  if (url.pathname !== "/health") return null;
  if (request.method !== "GET" && request.method !== "HEAD")
    return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
  const backend = await probe(sendToBackend, backendOrigin, environment.backendOrigin !== null);
  const status = backend === "ok" ? 200 : 503;
  return Response.json(
    { ok: status === 200, build: environment.buildId, backend },
    { status, headers: { "cache-control": "no-store" } },
  );
};

/** A publisher's back end has no health path of ours; the smallest GraphQL query serves there. */
async function probe(send: (request: Request) => Promise<Response>, origin: string, isPublishers: boolean): Promise<string> {
  const request = isPublishers
    ? new Request(`${origin}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ query: "{ __typename }" }),
        signal: AbortSignal.timeout(5000),
      })
    : new Request(`${origin}/health`, { signal: AbortSignal.timeout(5000) });
  try {
    const response = await send(request);
    await response.body?.cancel();
    return response.ok ? "ok" : `answered ${response.status}`;
  } catch (error) {
    console.error("health: the back end cannot be reached", error);
    return "unreachable";
  }
}
