import { toCollectionJsonLd } from "#app/components/page-meta/json-ld.ts";
import { toPagedTitle, toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { adSubjectContext } from "#app/context.ts";
import { TopicPage } from "#app/features/topics/topic-page.tsx";
import { toTopicView } from "#app/features/topics/topic-view-model.ts";
import { requireOrRedirect, toFormerAddressQuestion, toFormerRedirect } from "#app/loaders/address/former-address.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requirePageNumber, requireWithinEnd } from "#app/loaders/page/require-page-number.ts";
import { readTopicPage } from "#app/loaders/page/rest-listings.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetTopicBySlugDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/themen.$slug.ts";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = await requirePageNumber(context, "page" in params ? (params.page as string) : null, url);
  const [answer, former] = await askPage(context, [
    toQuestion(GetTopicBySlugDocument, { slug: params.slug, page, isFirst: page === 1 }),
    toFormerAddressQuestion(url.pathname),
  ]);
  // Any segment may stand where ours have `page` (rules 2.1), and a former system may have meant something else by it.
  const moved = "_" in params && params._ !== "page" ? toFormerRedirect(former, url) : null;
  if (moved !== null) throw moved;
  const topic = await requireOrRedirect(url, former, () => readTopicPage(context, answer, params.slug, page));
  requireWithinEnd(topic.posts, page, url);
  context.set(adSubjectContext, { about: [topic.page_link] });
  const canonical = toAddress(context, url, page === 1 ? topic.page_link : `${topic.page_link}/page/${page}`);
  const view = toTopicView(topic, answer.data?.most_read);
  return {
    slug: params.slug,
    view,
    meta: {
      title: toPagedTitle(topic.title, page),
      description: topic.description,
      canonical,
      ...(view.image === null ? {} : { image: { ...view.image, src: toAddress(context, url, view.image.src) } }),
      feed: `${topic.page_link}/feed`,
      jsonLd: toCollectionJsonLd({ ...topic, canonical, way: [{ title: "Themen", path: "/themen" }] }, (path) =>
        toAddress(context, url, path),
      ),
    },
  };
}

export const meta: Route.MetaFunction = toPageMeta;

export default function Topic({ loaderData }: Route.ComponentProps) {
  return <TopicPage slug={loaderData.slug} view={loaderData.view} />;
}
