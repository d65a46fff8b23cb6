/** Cookies that keep what a reader chose in this browser: for a year, on the whole site (rules 9). */

const ONE_YEAR_S = 365 * 24 * 60 * 60;

/**
 * Attributes of rules 9: one year, path /, domain is the host's without a leading `www` or `nnp` label. `site` is the
 * portal as the reader's browser knows it, whatever a proxy in front made of the address.
 */
export function toReaderCookie({ hostname, protocol }: Pick<URL, "hostname" | "protocol">) {
  const domain = toCookieDomain(hostname);
  const secure = protocol === "https:";
  return { path: "/", maxAge: ONE_YEAR_S, sameSite: "lax" as const, secure, ...(domain === null ? {} : { domain }) };
}

/** Null where a Domain attribute would be refused: addresses and single labels such as localhost. */
export function toCookieDomain(hostname: string): string | null {
  const bare = hostname.toLowerCase().replace(/^(?:www|nnp)\./, "");
  const isAddress = /^[\d.]+$/.test(bare) || bare.includes(":");
  return bare.includes(".") && !isAddress ? bare : null;
}
