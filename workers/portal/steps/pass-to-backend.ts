import { headWithin } from "../../../app/gateway/answer-within.ts";
import type { Step } from "./open-request.ts";

const passedPaths = /^\/(?:graphql$|wp-json(?:\/|$)|media\/)/;

/** What the back end may know of a reader's request. Cookies of the portal and addresses are none of its business. */
const passedHeaders = ["accept", "content-type", "authorization", "x-mutation", "if-none-match", "if-modified-since", "range"];

/** `/graphql`, `/wp-json/…` and `/media/…` go to the back end, whichever one is configured. */
export const passToBackend: Step = async ({ request, url, environment, backendOrigin, sendToBackend }) => {
  if (!passedPaths.test(url.pathname)) return null;
  const headers = new Headers();
  for (const name of passedHeaders) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  const body = hasBody ? await request.arrayBuffer() : undefined;
  const { method } = request;
  try {
    // Only the head has a time limit: a large picture on a slow line takes as long as it takes.
    return await headWithin(environment.backendTimeoutMs, (signal) =>
      sendToBackend(
        new Request(`${backendOrigin}${url.pathname}${url.search}`, { method, headers, body, signal, redirect: "manual" }),
      ),
    );
  } catch (error) {
    console.error(`${url.pathname}: the back end does not answer`, error);
    const isTimeout = error instanceof DOMException && error.name === "AbortError";
    return Response.json({ error: "The back end does not answer" }, { status: isTimeout ? 504 : 503 });
  }
};
