import { redirect } from "react-router";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { epaperReader } from "#app/configuration/epaper.ts";
import { LARGE_PARAMETER, toEpaperPagePath, toIssuePath } from "#app/domain/epaper/epaper-paths.ts";
import { toEpaperPageView } from "#app/features/epaper/epaper-view-model.ts";
import { ReaderPage } from "#app/features/epaper/reader-page.tsx";
import { unknownRoute } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { requireIssueKey } from "#app/loaders/page/require-epaper.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetEpaperHandoverDocument, GetEpaperPageDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/epaper.$issue.$page.ts";

/**
 * One page of an issue, for who may read it; everybody else is led to the issue, where it says what is needed. Where the publisher has a
 * reader of its own, a signed token leads there.
 */
export async function loader({ context, params: { issue: key, page }, url }: Route.LoaderArgs) {
  requireIssueKey(key, url);
  const number = /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 0;
  if (number === 0) throw unknownRoute(url);
  if (epaperReader !== null) throw await toReader(context, epaperReader, key, url);
  const [answer] = await askPage(context, [toQuestion(GetEpaperPageDocument, { key, number })]);
  const issue = answer.missing?.has("epaper_issue") ? null : requireData(answer).epaper_issue;
  if (issue === null || number > issue.page_count) throw unknownRoute(url);
  if (issue.page === null) throw redirect(toIssuePath(key));
  const view = toEpaperPageView(issue, issue.page, url.searchParams.has(LARGE_PARAMETER));
  return {
    view,
    meta: { title: `Seite ${number}, ${view.day}`, canonical: toAddress(context, url, toEpaperPagePath(key, number)) },
  };
}

async function toReader(context: Route.LoaderArgs["context"], address: string, key: string, url: URL): Promise<Response> {
  const [answer] = await askPage(context, [toQuestion(GetEpaperHandoverDocument, { key })]);
  const { epaper_issue: issue, epaper_handover: token } = requireData(answer);
  if (issue === null) throw unknownRoute(url);
  if (token === null) return redirect(toIssuePath(key));
  const headers = { "cache-control": "private, no-store", "referrer-policy": "no-referrer" };
  return redirect(`${address}?${new URLSearchParams({ issue: key, token })}`, { status: 303, headers });
}

export const meta: Route.MetaFunction = toPageMeta;

export default function Page({ loaderData: { view } }: Route.ComponentProps) {
  return <ReaderPage view={view} />;
}
