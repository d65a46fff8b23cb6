import { GetTopicBySlugDocument } from "#graphql/generated/operations.ts";
import { toMetaDescriptors } from "#app/components/page-meta/page-meta.ts";
import { backendContext } from "#app/context.ts";
import { TopicPage } from "#app/features/topic/topic-page.tsx";
import { toTopicView } from "#app/features/topic/topic-view-model.ts";
import { requireAnswer } from "#app/gateway/require-answer.ts";
import { requirePageNumber, requireWithinEnd } from "#app/gateway/require-page.ts";
import { unknownRoute } from "#app/gateway/route-errors.ts";
import { toAddress } from "#app/gateway/to-address.ts";
import type { Route } from "./+types/themen.$slug.ts";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = requirePageNumber("page" in params ? (params.page as string) : null, url);
  const { topic } = await requireAnswer(context.get(backendContext).graphql, GetTopicBySlugDocument, { slug: params.slug, page });
  if (topic === null) throw unknownRoute(url);
  requireWithinEnd(topic.posts, page, url);
  const canonical = toAddress(context, url, page === 1 ? topic.page_link : `${topic.page_link}/page/${page}`);
  return { view: toTopicView(topic, new Date()), meta: { title: topic.title, description: topic.description, canonical } };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return toMetaDescriptors(loaderData?.meta);
}

export default function Topic({ loaderData }: Route.ComponentProps) {
  return <TopicPage view={loaderData.view} />;
}
