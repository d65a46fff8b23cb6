/** Readers sent by a partner site may read premium posts (spec 4, 6). */

/** `partnerHosts` are host names in lower case; a subdomain of one counts as well. */
export function isPartnerReferrer(referrer: string | null, partnerHosts: readonly string[]): boolean {
  if (referrer === null || partnerHosts.length === 0 || !URL.canParse(referrer)) return false;
  const { protocol, hostname } = new URL(referrer);
  if (protocol !== "https:") return false;
  return partnerHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
