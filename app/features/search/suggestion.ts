/** A line below the search field: where it leads, or the words to search for where it leads nowhere. */
export type Suggestion = { title: string; link: string | null; kind: string | null };
