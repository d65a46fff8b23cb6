import { toPagedTitle, toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { TopicsPage } from "#app/features/topics/topics-page.tsx";
import { toTopicsView } from "#app/features/topics/topics-view-model.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requirePageNumber, requireWithinEnd } from "#app/loaders/page/require-page-number.ts";
import { requireTopics } from "#app/loaders/page/rest-listings.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetTopicsDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/themen.ts";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = await requirePageNumber(context, "page" in params ? (params.page as string) : null, url);
  const [answer] = await askPage(context, [toQuestion(GetTopicsDocument, { page })]);
  const topics = requireTopics(answer, page);
  requireWithinEnd(topics, page, url);
  const canonical = toAddress(context, url, page === 1 ? "/themen" : `/themen/page/${page}`);
  return {
    view: toTopicsView(topics),
    meta: { title: toPagedTitle("Themen", page), description: `Alle Themen von ${portalBrand.name} im Überblick.`, canonical },
  };
}

export const meta: Route.MetaFunction = toPageMeta;

export default function Topics({ loaderData }: Route.ComponentProps) {
  return <TopicsPage view={loaderData.view} />;
}
