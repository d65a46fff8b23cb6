import { toCollectionJsonLd } from "#app/components/page-meta/json-ld.ts";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { parseSort } from "#app/components/snow-report/snow-sort.ts";
import { toSnowView } from "#app/components/snow-report/to-snow-view.ts";
import { SnowPage } from "#app/features/snow/snow-page.tsx";
import { invalidRoute } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { land } from "#brand/land.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetSnowReportDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/schneebericht.ts";

const PATH = "/schneebericht";

export async function loader({ context, url }: Route.LoaderArgs) {
  const [answer] = await askPage(context, [toQuestion(GetSnowReportDocument, {})]);
  const sort = parseSort(url.searchParams.get("sortierung"));
  if (sort === undefined) throw invalidRoute(url);
  const report = answer.missing?.has("snow_report") ? null : requireData(answer).snow_report;
  const canonical = toAddress(context, url, PATH);
  const title = "Schneebericht";
  const description = `Schneehöhen und offene Lifte der Skigebiete ${land.in}.`;
  return {
    view: toSnowView(report, sort, PATH),
    meta: {
      title,
      description,
      canonical,
      jsonLd: toCollectionJsonLd({ title, description, canonical }, (target) => toAddress(context, url, target)),
    },
  };
}

export const meta: Route.MetaFunction = toPageMeta;

export default function Snow({ loaderData: { view } }: Route.ComponentProps) {
  return <SnowPage view={view} />;
}
