/** How much a text of the desk may hold. What an import brought stays, however much it is; it cannot grow. */
export const MAX_BLOCKS = 400;

/** Characters of what is pasted at once, with its markup: more is a book, or a file that was opened as text. */
export const MAX_PASTED_CHARACTERS = 5_000_000;

/** Characters of all blocks as they are stored: a database's row holds 2 MB, and a version is one. */
export const MAX_TEXT_CHARACTERS = 1_000_000;
