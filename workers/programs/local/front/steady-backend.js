// @ts-check
/**
 * The portal's way to the back end's runtime, which is HTTP on one machine. A connection that was idle for five seconds is closed there, and a
 * request that comes along it in that moment is lost before anybody has read it: it is sent again, a moment later. A runtime that has ended takes
 * none of these, as its start takes much longer: nothing is done twice. Runs in workerd as it is.
 */

/** @typedef {{ fetch: (input: Request | string, init?: RequestInit) => Promise<Response> }} Backend */

const LOST = "Network connection lost";
/** All idle connections end at the same time; after a moment this side has heard of it. */
const WAITS_MS = [5, 15];
/** What is larger, or a file, is not kept for a second time. */
const MAX_KEPT = 64 * 1024;

/** @type {(backend: Backend) => Backend} */
export function createSteadyBackend(backend) {
  return {
    async fetch(input, init) {
      const request = new Request(input, init);
      return send(backend, request, WAITS_MS);
    },
  };
}

/** @type {(backend: Backend, request: Request, waits: readonly number[]) => Promise<Response>} */
async function send(backend, request, [wait, ...others]) {
  const again = wait === undefined ? null : keep(request);
  try {
    const response = await backend.fetch(request);
    if (again !== request) await again?.body?.cancel();
    return response;
  } catch (error) {
    if (again === null || !(error instanceof Error && error.message.includes(LOST))) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return send(backend, again, others);
  }
}

/** @type {(request: Request) => Request | null} */
function keep(request) {
  if (request.body === null) return request;
  const isText = /json|urlencoded/.test(request.headers.get("content-type") ?? "");
  return isText && Number(request.headers.get("content-length") ?? "0") <= MAX_KEPT ? request.clone() : null;
}
