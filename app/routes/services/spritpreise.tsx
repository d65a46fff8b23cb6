import { toCollectionJsonLd } from "#app/components/page-meta/json-ld.ts";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { FuelPage } from "#app/features/fuel/fuel-page.tsx";
import { parseFuelSearch, toFuelPath, toFuelTitle, toFuelView } from "#app/features/fuel/fuel-view-model.ts";
import { invalidRoute } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetFuelPricesDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/spritpreise.ts";

const PATH = "/spritpreise";

export async function loader({ context, url }: Route.LoaderArgs) {
  const search = parseFuelSearch(url.searchParams);
  const question = search === null ? null : toQuestion(GetFuelPricesDocument, { fuel: search.kind.fuel });
  const [answer] = await askPage(context, [question]);
  if (search === null || answer === null) throw invalidRoute(url);
  const view = toFuelView(requireData(answer).fuel_prices, search, PATH, new Date());
  const canonical = toAddress(context, url, toFuelPath(PATH, search));
  const title = `Spritpreise: ${toFuelTitle(search)}`;
  const description = `Die günstigsten Tankstellen für ${toFuelTitle(search)}, mit Öffnungszeiten und Preisverlauf.`;
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

export default function FuelPrices({ loaderData: { view } }: Route.ComponentProps) {
  return <FuelPage view={view} path={PATH} />;
}
