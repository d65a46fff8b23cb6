import type { GetSearchSuggestionsQuery } from "#graphql/generated/operations.ts";
import type { Suggestion } from "./suggestion.ts";

const kinds = { TOPIC: "Thema", CATEGORY: "Ressort", MUNICIPALITY: "Gemeinde", PAGE: "Seite" } as const;

/** What the field shows: words first, then what has a page of its own. */
export function toSuggestions({ search_suggestions }: GetSearchSuggestionsQuery): Suggestion[] {
  return search_suggestions.map(({ title, link, kind }) => ({
    title,
    link,
    kind: kind === null ? (link === null ? null : "Beitrag") : kinds[kind],
  }));
}
