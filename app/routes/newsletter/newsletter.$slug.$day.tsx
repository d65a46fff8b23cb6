import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { parseIssueDay } from "#app/domain/newsletter/issue-name.ts";
import { toArchivePath } from "#app/domain/newsletter/newsletter-paths.ts";
import { IssuePage } from "#app/features/newsletter/issue-page.tsx";
import { toIssueView } from "#app/features/newsletter/newsletter-view-model.ts";
import { invalidRoute, unknownRoute } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetNewsletterIssueDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/newsletter.$slug.$day.ts";

/** An issue as a page: the same for all readers. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { day } = params;
  if (parseIssueDay(day) === null) throw invalidRoute(url);
  const [answer] = await askPage(context, [toQuestion(GetNewsletterIssueDocument, { slug: params.slug, day })]);
  const newsletter = answer.missing?.has("newsletter") ? null : requireData(answer).newsletter;
  const view = newsletter === null ? null : toIssueView(newsletter);
  if (newsletter === null || newsletter.issue === null || view === null) throw unknownRoute(url);
  return {
    view,
    meta: {
      title: newsletter.issue.subject,
      description: `${newsletter.title} vom ${view.date}`,
      canonical: toAddress(context, url, `${toArchivePath(newsletter.slug)}/${day}`),
    },
  };
}

export const meta: Route.MetaFunction = toPageMeta;

export default function Issue({ loaderData }: Route.ComponentProps) {
  return <IssuePage view={loaderData.view} />;
}
