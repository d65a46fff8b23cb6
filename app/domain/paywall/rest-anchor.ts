/** Where the free part of a premium post ends: the wall, or the rest of the text in its place. The way back from a purchase leads here. */
export const REST_ANCHOR = "weiter";
