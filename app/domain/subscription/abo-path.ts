/** Addresses of the page that sells (rules 2.1: /abo). Each step of an order is one. */
type AboAddress = {
  /** The chosen term of an offer: `plus-jahr`. */
  offer?: string | null;
  /** A path of this site, to come back to. */
  returnTo?: string | null;
};

export function toAboPath({ offer = null, returnTo = null }: AboAddress = {}): string {
  const query = new URLSearchParams();
  if (offer !== null) query.set("angebot", offer);
  if (returnTo !== null) query.set("returnTo", returnTo);
  return query.size === 0 ? "/abo" : `/abo?${query}`;
}

/**
 * The reader's subscriptions in the profile. A fragment never reaches the portal, so the query holds the way back as well, for
 * readers who have to sign in first.
 */
export const PROFILE_ABO_PATH = "/profil?returnTo=%2Fprofil%23abo#abo";

/** Whether a path of this site is the order of an offer. */
export function isOrderPath(path: string | null): boolean {
  return path !== null && /^\/abo\?(?:.*&)?angebot=/.test(path);
}
