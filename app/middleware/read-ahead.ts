/** A page that the browser fetches before anybody asked for it (`Sec-Purpose: prefetch`, also `prefetch;prerender`). */
export function isReadAhead(headers: Headers): boolean {
  return [headers.get("sec-purpose"), headers.get("purpose")].some((value) => /^prefetch\b/i.test(value ?? ""));
}

/** Whether a request is a reading, which may be counted, comes too early for one, or only looks up. */
export type Use = "reads" | "reads ahead" | "looks up";

export function toUse({ method, headers }: Request): Use {
  if (method !== "GET") return "looks up";
  return isReadAhead(headers) ? "reads ahead" : "reads";
}

/** A browser does not keep what fails when fetched ahead: it asks anew when the reader comes. */
export function refuseReadAhead(): Response {
  return new Response("This page is counted when it is read, not before.\n", {
    status: 503,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "private, no-store", "retry-after": "0" },
  });
}
