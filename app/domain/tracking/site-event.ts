/** What a page tells the portal that happened on it, for a sum and without anybody's name (decision 97). */

/** `wall-…` by whom the wall turned to: nobody in particular, somebody signed in, one whose subscription ended, or as an offer. */
export const siteEvents = [
  "wall-stranger",
  "wall-account",
  "wall-expired",
  "wall-promotion",
  "checkout-started",
  "checkout-completed",
] as const;

export type SiteEvent = (typeof siteEvents)[number];
