/** Sent as `1` by a page of this site on which a checkout runs, with the call that registers its reader. */
export const CHECKOUT_HEADER = "x-checkout";

/**
 * Whether the portal vouches for a checkout: a page of this very site says so. Other sites cannot send the header without
 * asking first (CORS), and this site does not allow it; a program can, therefore the back end limits what it may do.
 */
export function vouchesForCheckout({ headers }: Request, origins: readonly (string | null)[]): boolean {
  if (headers.get(CHECKOUT_HEADER) !== "1") return false;
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  // Older browsers, and pages without encryption, name their origin alone.
  return site === null ? origin !== null && origins.includes(origin) : site === "same-origin";
}
