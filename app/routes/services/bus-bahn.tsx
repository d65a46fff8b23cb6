import { toCollectionJsonLd } from "#app/components/page-meta/json-ld.ts";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { parseTransitFilter, TRANSIT_PATH } from "#app/features/transit/transit-filter.ts";
import { TransitPage } from "#app/features/transit/transit-page.tsx";
import { noTransitAlerts, toTransitView } from "#app/features/transit/transit-view-model.ts";
import { invalidRoute } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { land } from "#brand/land.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetTransitAlertsDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/bus-bahn.ts";

/** Disturbances of buses and trains: `linie=` of one line, `ort=` at one place. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const [answer] = await askPage(context, [toQuestion(GetTransitAlertsDocument, {})]);
  const filter = parseTransitFilter(url.searchParams);
  if (filter === null) throw invalidRoute(url);
  const alerts = answer.missing?.has("transit_alerts") ? noTransitAlerts : requireData(answer).transit_alerts;
  const title = `Bus und Bahn: Störungen ${land.in}`;
  const description = `Was bei Zug, Bus und Seilbahn ${land.in} gerade nicht fährt, sich verspätet oder umgeleitet wird.`;
  const canonical = toAddress(context, url, TRANSIT_PATH);
  return {
    view: toTransitView(alerts, filter, new Date()),
    meta: {
      title,
      description,
      canonical,
      isIndexed: filter.line === "" && filter.place === "",
      jsonLd: toCollectionJsonLd({ title, description, canonical }, (target) => toAddress(context, url, target)),
    },
  };
}

export const meta: Route.MetaFunction = toPageMeta;

export default function Transit({ loaderData: { view } }: Route.ComponentProps) {
  return <TransitPage view={view} />;
}
