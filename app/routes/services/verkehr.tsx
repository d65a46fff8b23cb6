import { toCollectionJsonLd } from "#app/components/page-meta/json-ld.ts";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { TrafficPage } from "#app/features/traffic/traffic-page.tsx";
import { parseTrafficFilter, toTrafficView } from "#app/features/traffic/traffic-view-model.ts";
import { invalidRoute } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { land } from "#brand/land.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetTrafficDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/verkehr.ts";

const PATH = "/verkehr";

export async function loader({ context, url }: Route.LoaderArgs) {
  const [answer] = await askPage(context, [toQuestion(GetTrafficDocument, {})]);
  const filter = parseTrafficFilter(url.searchParams);
  if (filter === null) throw invalidRoute(url);
  const view = toTrafficView(requireData(answer).traffic, filter, new Date());
  const canonical = toAddress(context, url, PATH);
  const title = "Verkehr";
  const description = `Staus, Unfälle, Sperren und Baustellen ${land.in}, ${land.onRoads}.`;
  return {
    view,
    meta: {
      title,
      description,
      canonical,
      jsonLd: toCollectionJsonLd({ title, description, canonical }, (target) => toAddress(context, url, target)),
    },
  };
}

export const meta: Route.MetaFunction = toPageMeta;

export default function Traffic({ loaderData: { view } }: Route.ComponentProps) {
  return <TrafficPage view={view} path={PATH} />;
}
