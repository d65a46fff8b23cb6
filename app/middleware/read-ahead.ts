/** A page that the browser fetches before anybody asked for it (`Sec-Purpose: prefetch`, also `prefetch;prerender`). */
export function isReadAhead(headers: Headers): boolean {
  return [headers.get("sec-purpose"), headers.get("purpose")].some((value) => /^prefetch\b/i.test(value ?? ""));
}
