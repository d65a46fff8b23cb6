/** Ids of the fields of a post's head begin with it. */
export const HEAD = "kopf";
