/** Addresses of gifts: premium posts that subscribers give away. */

/** What the reader gave, and the form for giving the post that `artikel` names. */
export const GIVING_PATH = "/verschenken";
export const GIVEN_POST = "artikel";

export function toGivingPath(post: number): string {
  return `${GIVING_PATH}?${GIVEN_POST}=${post}`;
}

/** Opens a gift where the browser does not say that a person asks. */
export const OPENS = "lesen";
