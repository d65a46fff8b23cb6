/** Where listening goes on by itself: part of an address that no server gets and no cache tells apart. */
export const LISTEN_HASH = "#anhoeren";
