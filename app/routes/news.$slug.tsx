import { toCollectionJsonLd } from "#app/components/page-meta/json-ld.ts";
import { toPagedTitle, toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { adSubjectContext } from "#app/context.ts";
import { NewsPage } from "#app/features/news/news-page.tsx";
import { toSectionView } from "#app/features/news/news-view-model.ts";
import { requireOrRedirect, toFormerAddressQuestion } from "#app/loaders/address/former-address.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requirePageNumber, requireWithinEnd } from "#app/loaders/page/require-page-number.ts";
import { readSection } from "#app/loaders/page/rest-listings.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetCategoryDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/news.$slug.ts";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = await requirePageNumber(context, "page" in params ? (params.page as string) : null, url);
  const [answer, former] = await askPage(context, [
    toQuestion(GetCategoryDocument, { slug: params.slug, page, isFirst: page === 1 }),
    toFormerAddressQuestion(url.pathname),
  ]);
  const { category, posts } = await requireOrRedirect(url, former, () => readSection(context, answer, params.slug, page));
  requireWithinEnd(posts, page, url);
  context.set(adSubjectContext, { about: [`/news/${category.slug}`] });
  const view = toSectionView(category, posts, answer.data?.most_read);
  const canonical = toAddress(context, url, view.path);
  return {
    view,
    meta: {
      title: toPagedTitle(view.title, page),
      description: view.description,
      canonical,
      ...(view.image === null ? {} : { image: { ...view.image, src: toAddress(context, url, view.image.src) } }),
      feed: `/news/${encodeURIComponent(category.slug)}/feed`,
      jsonLd: toCollectionJsonLd({ ...category, canonical }, (path) => toAddress(context, url, path)),
    },
  };
}

export const meta: Route.MetaFunction = toPageMeta;

export default function News({ loaderData }: Route.ComponentProps) {
  return <NewsPage view={loaderData.view} />;
}
