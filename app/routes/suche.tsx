import { toPagedTitle, toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { parseSearch, toSearchPath } from "#app/domain/search/search-address.ts";
import { toEventVariables, toFoundEvents } from "#app/features/search/found-events-view-model.ts";
import { SearchPage } from "#app/features/search/search-page.tsx";
import { toSearchTitle, toSearchVariables, toSearchView } from "#app/features/search/search-view-model.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { requirePageNumber, requireWithinEnd } from "#app/loaders/page/require-page-number.ts";
import { requireSearch } from "#app/loaders/page/require-search.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { FindEventsDocument, GetSearchDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/suche.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const words = parseSearch(url.searchParams);
  const page = await requirePageNumber(context, url.searchParams.get("seite"), url);
  const now = new Date();
  const asked = toEventVariables(words, page, now);
  const [answer, found] = await askPage(context, [
    toQuestion(GetSearchDocument, toSearchVariables(words, page, now)),
    asked === null ? null : toQuestion(FindEventsDocument, asked),
  ]);
  const { search, topics } = await requireSearch(context, answer, words.q, page);
  const events = found === null || found.missing?.has("events") ? null : requireData(found).events;
  requireWithinEnd(search, page, url);
  return {
    view: toSearchView(words, { search, topics: topics.items, events: toFoundEvents(words, events, now) }),
    meta: {
      title: toPagedTitle(toSearchTitle(words), page),
      description: `Beiträge, Themen und Gemeinden von ${portalBrand.name} durchsuchen.`,
      canonical: toAddress(context, url, toSearchPath(words, page)),
      isIndexed: words.q === "",
    },
  };
}

export const meta: Route.MetaFunction = toPageMeta;

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage view={loaderData.view} />;
}
