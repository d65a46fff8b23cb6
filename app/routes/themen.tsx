import { toPagedTitle, toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { TopicsPage } from "#app/features/topics/topics-page.tsx";
import { parseTopicWords, toFoundTopicsView, toTopicsView } from "#app/features/topics/topics-view-model.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { requirePageNumber, requireWithinEnd } from "#app/loaders/page/require-page-number.ts";
import { requireTopics } from "#app/loaders/page/rest-listings.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { FindTopicsDocument, GetTopicsDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/themen.ts";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const words = "page" in params ? null : parseTopicWords(url.searchParams);
  if (words !== null) return findTopics(context, url, words);
  const page = await requirePageNumber(context, "page" in params ? (params.page as string) : null, url);
  const [answer] = await askPage(context, [toQuestion(GetTopicsDocument, { page, isFirst: page === 1 })]);
  const topics = requireTopics(answer, page);
  requireWithinEnd(topics, page, url);
  const canonical = toAddress(context, url, page === 1 ? "/themen" : `/themen/page/${page}`);
  return {
    view: toTopicsView(topics, answer.data?.active_topics),
    meta: { title: toPagedTitle("Themen", page), description, canonical },
  };
}

const description = `Alle Themen von ${portalBrand.name} im Überblick.`;

/** A back end that cannot look for topics finds none. */
async function findTopics(context: Route.LoaderArgs["context"], url: URL, words: string) {
  const [answer] = await askPage(context, [toQuestion(FindTopicsDocument, { text: words })]);
  const found = answer.missing?.has("find_topics") ? [] : requireData(answer).find_topics;
  return {
    view: toFoundTopicsView(words, found),
    meta: { title: `Themen: ${words}`, description, canonical: toAddress(context, url, "/themen"), isIndexed: false },
  };
}

export const meta: Route.MetaFunction = toPageMeta;

export default function Topics({ loaderData }: Route.ComponentProps) {
  return <TopicsPage view={loaderData.view} />;
}
