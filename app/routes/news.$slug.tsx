import { toMetaDescriptors, toPagedTitle } from "#app/components/page-meta/page-meta.ts";
import { backendContext } from "#app/context.ts";
import { NewsPage } from "#app/features/news/news-page.tsx";
import { toSectionView } from "#app/features/news/news-view-model.ts";
import { requireAnswer } from "#app/loaders/require-answer.ts";
import { requirePageNumber, requireWithinEnd } from "#app/loaders/require-page-number.ts";
import { requireOrRedirect } from "#app/loaders/require-page-or-redirect.ts";
import { toAddress } from "#app/loaders/to-address.ts";
import { GetCategoryDocument, type GetCategoryQuery } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/news.$slug.ts";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { graphql } = context.get(backendContext);
  const page = await requirePageNumber(graphql, "page" in params ? (params.page as string) : null, url);
  const asked = requireAnswer(graphql, GetCategoryDocument, { slug: params.slug, page });
  const { category, posts } = await requireOrRedirect(graphql, url, asked.then(toFound));
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

type Answer = GetCategoryQuery;
type Found = Answer & { category: NonNullable<Answer["category"]> };

function toFound(answer: Answer): Found | null {
  return answer.category === null ? null : { ...answer, category: answer.category };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return toMetaDescriptors(loaderData?.meta);
}

export default function News({ loaderData }: Route.ComponentProps) {
  return <NewsPage view={loaderData.view} />;
}
