/** The list of municipalities in the header of every page: a link to it opens it, with and without script. */
export const PLACES_ID = "gemeinden";
export const PLACES_HREF = `#${PLACES_ID}`;
