/** Who asks for a passkey: the portal's origin, and the domain for which passkeys are made. */

export type RelyingParty = {
  /** Of the pages that ask, as the browser writes it into what is signed. */
  origin: string;
  /** The domain: a passkey works on it and below it. */
  id: string;
};

/**
 * As the cookies of a session (rules 9): the host without a leading www or nnp, so that a passkey made on one of them works on both. Null
 * without an origin, and for an IP address, for which browsers make no passkeys.
 */
export function toRelyingParty(origin: string | null): RelyingParty | null {
  if (origin === null) return null;
  const { hostname } = new URL(origin);
  if (/^[\d.]+$/.test(hostname) || hostname.includes(":")) return null;
  const bare = hostname.replace(/^(?:www|nnp)\./, "");
  return { origin, id: bare.includes(".") ? bare : hostname };
}
