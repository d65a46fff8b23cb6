import { toListing } from "#app/components/listing/to-listing.ts";
import { toMetaDescriptors } from "#app/components/page-meta/page-meta.ts";
import { backendContext } from "#app/context.ts";
import { NewsPage } from "#app/features/news/news-page.tsx";
import { requireAnswer } from "#app/loaders/require-answer.ts";
import { requirePageNumber, requireWithinEnd } from "#app/loaders/require-page-number.ts";
import { unknownRoute } from "#app/loaders/route-errors.ts";
import { toAddress } from "#app/loaders/to-address.ts";
import { GetCategoryDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/news.$slug.ts";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = requirePageNumber("page" in params ? (params.page as string) : null, url);
  const { category, posts } = await requireAnswer(context.get(backendContext).graphql, GetCategoryDocument, {
    slug: params.slug,
    page,
  });
  if (category === null) throw unknownRoute(url);
  requireWithinEnd(posts, page, url);
  const first = `/news/${encodeURIComponent(category.slug)}`;
  const addresses = { first, pattern: `${first}/page/{page}` };
  const canonical = toAddress(context, url, page === 1 ? first : `${first}/page/${page}`);
  return {
    title: category.title,
    description: category.description,
    listing: toListing(posts, addresses, new Date()),
    meta: {
      title: page === 1 ? category.title : `${category.title}, Seite ${page}`,
      description: category.description,
      canonical,
    },
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return toMetaDescriptors(loaderData?.meta);
}

export default function News({ loaderData: { title, description, listing } }: Route.ComponentProps) {
  return <NewsPage title={title} description={description} listing={listing} />;
}
