import { data } from "react-router";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { sessionContext } from "#app/context.ts";
import { toIssuePath } from "#app/domain/epaper/epaper-paths.ts";
import { toIssueView } from "#app/features/epaper/epaper-view-model.ts";
import { IssuePage } from "#app/features/epaper/issue-page.tsx";
import { unknownRoute } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { requireIssueKey } from "#app/loaders/page/require-epaper.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetEpaperIssueDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/epaper.$issue.ts";

/** One issue, by its day. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  requireIssueKey(params.issue, url);
  const [answer] = await askPage(context, [toQuestion(GetEpaperIssueDocument, { key: params.issue })]);
  const issue = answer.missing?.has("epaper_issue") ? null : requireData(answer).epaper_issue;
  if (issue === null) throw unknownRoute(url);
  const user = await context.get(sessionContext).user;
  const view = toIssueView(issue, user !== null);
  const page = {
    view,
    meta: {
      title: `E-Paper vom ${view.day.replace(/^\p{L}+, /u, "")}`,
      canonical: toAddress(context, url, toIssuePath(params.issue)),
      isIndexed: !view.isSample,
    },
  };
  return data(page, user === null ? undefined : { headers: { "cache-control": "private, no-store" } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = toPageMeta;

export default function Issue({ loaderData: { view } }: Route.ComponentProps) {
  return <IssuePage view={view} />;
}
