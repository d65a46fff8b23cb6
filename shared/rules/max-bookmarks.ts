/** So many articles a reader may have saved (rules 9). */
export const MAX_BOOKMARKS = 200;
