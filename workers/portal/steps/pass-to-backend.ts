import type { Step } from "./open-request.ts";

const passedPaths = /^\/(?:graphql$|wp-json(?:\/|$)|media\/)/;

/** What the back end may know of a reader's request. Cookies of the portal and addresses are none of its business. */
const passedHeaders = ["accept", "content-type", "authorization", "x-mutation", "if-none-match", "if-modified-since", "range"];

const PASS_TIMEOUT_MS = 15_000;

/** `/graphql`, `/wp-json/…` and `/media/…` go to the back end, whichever one is configured. */
export const passToBackend: Step = async ({ request, url, backendOrigin, sendToBackend }) => {
  if (!passedPaths.test(url.pathname)) return null;
  const headers = new Headers();
  for (const name of passedHeaders) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  const passed = new Request(`${backendOrigin}${url.pathname}${url.search}`, {
    method: request.method,
    headers,
    redirect: "manual",
    signal: AbortSignal.timeout(PASS_TIMEOUT_MS),
    ...(hasBody ? { body: await request.arrayBuffer() } : {}),
  });
  try {
    return await sendToBackend(passed);
  } catch (error) {
    console.error(`${url.pathname}: the back end cannot be reached`, error);
    return Response.json({ error: "The back end cannot be reached" }, { status: 503 });
  }
};
