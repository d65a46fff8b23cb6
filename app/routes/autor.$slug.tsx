import { toPagedTitle, toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { toAuthorJsonLd } from "#app/features/author/author-json-ld.ts";
import { AuthorPage } from "#app/features/author/author-page.tsx";
import { hasPage, toAuthorView } from "#app/features/author/author-view-model.ts";
import { requireOrRedirect, toFormerAddressQuestion } from "#app/loaders/address/former-address.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { requirePageNumber, requireWithinEnd } from "#app/loaders/page/require-page-number.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetAuthorDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/autor.$slug.ts";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = await requirePageNumber(context, "page" in params ? (params.page as string) : null, url);
  const [answer, former] = await askPage(context, [
    toQuestion(GetAuthorDocument, { slug: params.slug, page, isFirst: page === 1 }),
    toFormerAddressQuestion(url.pathname),
  ]);
  const { author, posts, most_read } = await requireOrRedirect(url, former, () => {
    const found = requireData(answer);
    return hasPage(found.author) ? { ...found, author: found.author } : null;
  });
  requireWithinEnd(posts, page, url);
  const view = toAuthorView(author, posts, most_read);
  const toFull = (path: string) => toAddress(context, url, path);
  const canonical = toFull(view.path);
  return {
    view,
    meta: {
      title: toPagedTitle(view.name, page),
      description: view.description ?? view.role,
      canonical,
      feed: view.feed,
      jsonLd: toAuthorJsonLd(view, { canonical, profile: toFull(author.page_link) }, toFull),
    },
  };
}

export const meta: Route.MetaFunction = toPageMeta;

export default function Author({ loaderData }: Route.ComponentProps) {
  return <AuthorPage view={loaderData.view} />;
}
