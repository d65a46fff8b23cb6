/** Readers sent by a partner site may read premium posts (rules 4, 6). */

/**
 * The configured host whose site sent the reader; null when none did. `partnerHosts` are host names in lower case; a
 * subdomain of one counts as well, on the account of the most exact one.
 */
export function findPartnerHost(referrer: string | null, partnerHosts: readonly string[]): string | null {
  if (referrer === null || partnerHosts.length === 0 || !URL.canParse(referrer)) return null;
  const { protocol, hostname } = new URL(referrer);
  if (protocol !== "https:") return null;
  const [found] = partnerHosts
    .filter((host) => hostname === host || hostname.endsWith(`.${host}`))
    .sort((a, b) => b.length - a.length);
  return found ?? null;
}
