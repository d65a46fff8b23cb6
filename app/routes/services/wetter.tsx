import { redirect } from "react-router";
import { toCollectionJsonLd } from "#app/components/page-meta/json-ld.ts";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { toTeaser } from "#app/components/teaser/to-teaser.ts";
import { toWarningView } from "#app/components/warnings/to-warnings.ts";
import { municipalityContext } from "#app/context.ts";
import { municipalities, parseMunicipality } from "#app/domain/municipality/municipality.ts";
import { toWeatherPath, WEATHER_PATH } from "#app/domain/weather/weather-path.ts";
import { WeatherPage } from "#app/features/weather/weather-page.tsx";
import { toWeatherView } from "#app/features/weather/weather-view-model.ts";
import { requireRedirect } from "#app/loaders/address/former-address.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { land, landFacts } from "#brand/land.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetWeatherDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/wetter.ts";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const wanted = params.municipality ?? url.searchParams.get("gemeinde") ?? null;
  const municipality = wanted === null ? (context.get(municipalityContext) ?? usual) : parseMunicipality(wanted);
  if (municipality === null || municipality === undefined) return requireRedirect(context, url);
  const path = wanted === null ? WEATHER_PATH : toWeatherPath(municipality.slug);
  // The form of all places, and a name as it is written.
  if (url.pathname !== path) throw redirect(path, params.municipality === undefined ? 302 : 301);
  const [answer] = await askPage(context, [
    toQuestion(GetWeatherDocument, { municipality: municipality.slug, warned: wanted === null ? null : municipality.slug }),
  ]);
  const data = requireData(answer);
  const isOverview = wanted === null;
  const now = new Date();
  const canonical = toAddress(context, url, path);
  const title = isOverview ? "Wetter" : `Wetter in ${municipality.title}`;
  const description = isOverview
    ? `Das Wetter ${land.in}: jetzt, die nächsten 24 Stunden und sieben Tage, in allen ${municipalities.length} Gemeinden, auf den Bergen und am See.`
    : `Das Wetter in ${municipality.title}: jetzt, Stunde für Stunde und in den nächsten sieben Tagen.`;
  const way = isOverview ? [] : [{ title: "Wetter", path: WEATHER_PATH }];
  return {
    view: toWeatherView(municipality, data, now),
    news: data.news.items.map((post) => toTeaser(post, { showsPictures: false })),
    warnings: data.warnings.items.map((warning) => toWarningView(warning, { isSample: data.warnings.state.is_sample, now })),
    isOverview,
    meta: {
      title,
      description,
      canonical,
      jsonLd: toCollectionJsonLd({ title, description, canonical, way }, (target) => toAddress(context, url, target)),
    },
  };
}

/** Of readers who chose none. */
const usual = parseMunicipality(landFacts.weather.place) ?? municipalities[0];

export const meta: Route.MetaFunction = toPageMeta;

export default function Weather({ loaderData }: Route.ComponentProps) {
  return <WeatherPage {...loaderData} />;
}
