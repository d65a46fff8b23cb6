import { data } from "react-router";

/**
 * A form post must come from a page of this site (CSRF). Browsers say so in Sec-Fetch-Site or Origin; a request
 * with neither carries no browser's cookies by accident and passes. Throws 403.
 */
export function requireSameOrigin(request: Request, url: URL): void {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const isForeign = site === null ? origin !== null && origin !== url.origin : site !== "same-origin" && site !== "none";
  if (isForeign) throw data({ message: "The form was posted from another site" }, { status: 403, statusText: "Forbidden" });
}
