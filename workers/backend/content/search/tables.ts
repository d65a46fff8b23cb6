/** What becomes of the tables of the search. */
import type { TableFacts } from "#workers/backend/ground/database/table-facts.ts";

export const searchTables: readonly TableFacts[] = [
  { name: "posts_search", keptBack: "made anew" },
  { name: "subjects_search", keptBack: "made anew" },
  { name: "search_state", keptBack: "made anew" },
  { name: "search_words", keptBack: "made anew" },
  { name: "search_words_spelled", keptBack: "made anew" },
];
