import { toHomeJsonLd } from "#app/components/page-meta/json-ld.ts";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { noWarnings, toWarningLine } from "#app/components/warnings/to-warnings.ts";
import { toWeatherLine } from "#app/components/weather/to-weather-line.ts";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { adSubjectContext, municipalityContext } from "#app/context.ts";
import { toLineServices, usualOrder } from "#app/domain/services/service-order.ts";
import { toWeatherPath, WEATHER_PATH } from "#app/domain/weather/weather-path.ts";
import { HomePage } from "#app/features/home/home-page.tsx";
import { toHomeView } from "#app/features/home/home-view-model.ts";
import { toFormerRedirect, toShortLinkQuestion } from "#app/loaders/address/former-address.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requireHome } from "#app/loaders/page/rest-listings.ts";
import { readServiceOrder } from "#app/loaders/reader/service-order.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetHomeDocument, GetWarningsDocument, GetWeatherLineDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/home.ts";

/** Orange. */
const DANGEROUS = 2;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const municipality = context.get(municipalityContext);
  const [answer, shortLink, warned, weather] = await askPage(context, [
    toQuestion(GetHomeDocument, { municipality: municipality?.slug ?? null }),
    toShortLinkQuestion(url),
    // Who chose no place hears of what is dangerous, and not of every wind.
    municipality === null ? toQuestion(GetWarningsDocument, { leastLevel: DANGEROUS }) : null,
    municipality === null ? null : toQuestion(GetWeatherLineDocument, { municipality: municipality.slug }),
  ]);
  const moved = toFormerRedirect(shortLink, url);
  if (moved !== null) throw moved;
  const home = await requireHome(context, answer);
  context.set(adSubjectContext, { about: [] });
  return {
    view: toHomeView(home, municipality),
    services: toLineServices((await readServiceOrder(context, request)) ?? usualOrder),
    weather: municipality === null ? null : toWeatherLine(municipality, weather?.data?.weather_line ?? null),
    warning: toWarningLine((weather ?? warned)?.data?.warnings ?? noWarnings, {
      path: municipality === null ? WEATHER_PATH : toWeatherPath(municipality.slug),
      isOfPlace: municipality !== null,
      now: new Date(),
    }),
    meta: {
      title: portalBrand.name,
      description: portalBrand.description,
      canonical: toAddress(context, url, "/"),
      feed: "/feed",
      jsonLd: toHomeJsonLd((path) => toAddress(context, url, path)),
    },
  };
}

export const meta: Route.MetaFunction = toPageMeta;

export default function Home({ loaderData: { view, services, weather, warning } }: Route.ComponentProps) {
  return <HomePage view={view} services={services} weather={weather} warning={warning} />;
}
