import { toPagedTitle, toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { toArchivePath } from "#app/domain/newsletter/newsletter-paths.ts";
import { ArchivePage } from "#app/features/newsletter/archive-page.tsx";
import { toArchiveView } from "#app/features/newsletter/newsletter-view-model.ts";
import { unknownRoute } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { requirePageNumber, requireWithinEnd } from "#app/loaders/page/require-page-number.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetNewsletterArchiveDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/newsletter.$slug.ts";

/** The archive of a newsletter, page by page. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = await requirePageNumber(context, "page" in params ? (params.page as string) : null, url);
  const [answer] = await askPage(context, [toQuestion(GetNewsletterArchiveDocument, { slug: params.slug, page })]);
  const newsletter = answer.missing?.has("newsletter") ? null : requireData(answer).newsletter;
  if (newsletter === null) throw unknownRoute(url);
  requireWithinEnd(newsletter.issues, page, url);
  const path = toArchivePath(newsletter.slug);
  return {
    view: toArchiveView(newsletter),
    meta: {
      title: toPagedTitle(`${newsletter.title}: alle Ausgaben`, page),
      description: newsletter.description,
      canonical: toAddress(context, url, page === 1 ? path : `${path}/page/${page}`),
    },
  };
}

export const meta: Route.MetaFunction = toPageMeta;

export default function Archive({ loaderData }: Route.ComponentProps) {
  return <ArchivePage view={loaderData.view} />;
}
