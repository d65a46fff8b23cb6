import { toMetaDescriptors, toPagedTitle } from "#app/components/page-meta/page-meta.ts";
import { backendContext } from "#app/context.ts";
import { TopicPage } from "#app/features/topics/topic-page.tsx";
import { toTopicView } from "#app/features/topics/topic-view-model.ts";
import { requireAnswer } from "#app/loaders/require-answer.ts";
import { requirePageNumber, requireWithinEnd } from "#app/loaders/require-page-number.ts";
import { requireOrRedirect } from "#app/loaders/require-page-or-redirect.ts";
import { toAddress } from "#app/loaders/to-address.ts";
import { GetTopicBySlugDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/themen.$slug.ts";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { graphql } = context.get(backendContext);
  const page = await requirePageNumber(graphql, "page" in params ? (params.page as string) : null, url);
  const asked = requireAnswer(graphql, GetTopicBySlugDocument, { slug: params.slug, page });
  const topic = await requireOrRedirect(
    graphql,
    url,
    asked.then((answer) => answer.topic),
  );
  requireWithinEnd(topic.posts, page, url);
  const canonical = toAddress(context, url, page === 1 ? topic.page_link : `${topic.page_link}/page/${page}`);
  return {
    view: toTopicView(topic, new Date()),
    meta: { title: toPagedTitle(topic.title, page), description: topic.description, canonical },
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return toMetaDescriptors(loaderData?.meta);
}

export default function Topic({ loaderData }: Route.ComponentProps) {
  return <TopicPage view={loaderData.view} />;
}
