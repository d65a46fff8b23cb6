import { toMetaDescriptors } from "#app/components/page-meta/page-meta.ts";
import { parseSort } from "#app/components/snow-report/snow-sort.ts";
import { backendContext } from "#app/context.ts";
import { toSnowView } from "#app/features/widgets/snow-view-model.ts";
import { SnowWidget } from "#app/features/widgets/snow-widget.tsx";
import { requireData } from "#app/loaders/require-data.ts";
import { invalidRoute } from "#app/loaders/route-errors.ts";
import { toAddress } from "#app/loaders/to-address.ts";
import { toQuestion } from "#graphql/client/ask-together.ts";
import { GetSnowReportDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/widgets.$widget.ts";

/** Asks nobody who reads it: in a frame of another site there is no session (decision 89). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const sort = parseSort(url.searchParams.get("sortierung"));
  if (params.widget !== "schnee" || sort === undefined) throw invalidRoute(url);
  const [answer] = await context.get(backendContext).askTogether([toQuestion(GetSnowReportDocument, {})]);
  const report = answer.missing?.has("snow_report") ? null : requireData(answer).snow_report;
  return {
    view: toSnowView(report, sort, url.pathname),
    meta: {
      title: "Schneebericht",
      description: "Schneehöhen und offene Lifte der Skigebiete in Vorarlberg.",
      canonical: toAddress(context, url, url.pathname),
      isIndexed: false,
    },
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return toMetaDescriptors(loaderData?.meta);
}

export default function Widget({ loaderData }: Route.ComponentProps) {
  return <SnowWidget view={loaderData.view} />;
}
