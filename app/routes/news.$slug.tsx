import { toMetaDescriptors, toPagedTitle } from "#app/components/page-meta/page-meta.ts";
import { NewsPage } from "#app/features/news/news-page.tsx";
import { toSectionView } from "#app/features/news/news-view-model.ts";
import { askPage } from "#app/loaders/ask-page.ts";
import { requireOrRedirect, toFormerAddressQuestion } from "#app/loaders/former-address.ts";
import { requireData } from "#app/loaders/require-data.ts";
import { requirePageNumber, requireWithinEnd } from "#app/loaders/require-page-number.ts";
import { toAddress } from "#app/loaders/to-address.ts";
import { toQuestion } from "#graphql/client/ask-together.ts";
import { GetCategoryDocument, type GetCategoryQuery } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/news.$slug.ts";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = await requirePageNumber(context, "page" in params ? (params.page as string) : null, url);
  const [answer, former] = await askPage(context, [
    toQuestion(GetCategoryDocument, { slug: params.slug, page }),
    toFormerAddressQuestion(url.pathname),
  ]);
  const { category, posts } = requireOrRedirect(url, former, () => toFound(requireData(answer)));
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
