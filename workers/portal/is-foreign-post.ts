/**
 * Whether a page of another site posts (CSRF). Browsers say so in Sec-Fetch-Site or, older ones, in Origin; a request
 * with neither comes from no browser and carries no reader's cookies by accident. `origins` are this site's own: a proxy
 * in front may have changed the one that was asked.
 */
export function isForeignPost(request: Request, origins: readonly (string | null)[]): boolean {
  if (request.method === "GET" || request.method === "HEAD") return false;
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  return site === null ? origin !== null && !origins.includes(origin) : site !== "same-origin" && site !== "none";
}

/**
 * Whether a page of another site has its readers' browsers ask for something that no such page can use: it would only cost. Programs, and
 * readers who enter an address, say neither; a neighbouring host of the same site may ask.
 */
export function isForeignCall(request: Request, origins: readonly (string | null)[]): boolean {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  return site === null ? origin !== null && !origins.includes(origin) : site === "cross-site";
}
