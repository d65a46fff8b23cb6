/** What a page reports to the portal, only to be counted and without anybody's name (decision 97). */

/** `wall-…` by the wall's reader: a signed-out one, a signed-in one, one with an ended subscription; or as a promotion. */
export const siteEvents = [
  "wall-stranger",
  "wall-account",
  "wall-expired",
  "wall-promotion",
  "checkout-started",
  "checkout-completed",
] as const;

export type SiteEvent = (typeof siteEvents)[number];
