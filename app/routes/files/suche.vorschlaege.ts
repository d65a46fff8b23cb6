import { backendContext } from "#app/context.ts";
import { toQuery } from "#app/domain/search/search-address.ts";
import { toSuggestions } from "#app/features/search/search-view-model.ts";
import { answerFile, toFile } from "#app/loaders/answer-file.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetSearchSuggestionsDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/suche.vorschlaege.ts";

/** What the search field suggests: a list as JSON, the same for all readers. Where a back end has none there are the portal's own pages. */
export function loader({ context, url }: Route.LoaderArgs) {
  return answerFile(async () => {
    const query = toQuery(url.searchParams.get("q") ?? "").toLowerCase();
    const [answer] = await context.get(backendContext).askTogether([toQuestion(GetSearchSuggestionsDocument, { query })]);
    const found = answer.missing?.has("search_suggestions") ? [] : requireData(answer).search_suggestions;
    const suggestions = toSuggestions(query, found);
    return toFile("application/json", JSON.stringify(suggestions));
  });
}
