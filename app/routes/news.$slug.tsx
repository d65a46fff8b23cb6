import { toMetaDescriptors, toPagedTitle } from "#app/components/page-meta/page-meta.ts";
import { backendContext } from "#app/context.ts";
import { NewsPage } from "#app/features/news/news-page.tsx";
import { toSectionView } from "#app/features/news/news-view-model.ts";
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
  const view = toSectionView(category, posts, new Date());
  return {
    view,
    meta: {
      title: toPagedTitle(view.title, page),
      description: view.description,
      canonical: toAddress(context, url, view.path),
    },
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return toMetaDescriptors(loaderData?.meta);
}

export default function News({ loaderData }: Route.ComponentProps) {
  return <NewsPage view={loaderData.view} />;
}
