import { redirect } from "react-router";
import { requireForm } from "#app/actions/require-form.ts";
import { toEventLine } from "#app/components/event/to-event-line.ts";
import { toCollectionJsonLd } from "#app/components/page-meta/json-ld.ts";
import { toPagedTitle, toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { noWarnings, toWarningLine } from "#app/components/warnings/to-warnings.ts";
import { toWeatherLine } from "#app/components/weather/to-weather-line.ts";
import { adSubjectContext, environmentContext } from "#app/context.ts";
import { toDay, toDayName, toDayRange } from "#app/domain/calendar/day-name.ts";
import { municipalities, parseMunicipality } from "#app/domain/municipality/municipality.ts";
import { NO_MUNICIPALITY } from "#app/domain/municipality/municipality-slug.ts";
import { toWeatherPath } from "#app/domain/weather/weather-path.ts";
import { parseMunicipalityChoice, toChoiceHeaders } from "#app/features/municipality/municipality-form.ts";
import { ChooseMunicipalityPage, MunicipalityPage } from "#app/features/municipality/municipality-page.tsx";
import { toMunicipalityView } from "#app/features/municipality/municipality-view-model.ts";
import { toPlaceServices } from "#app/features/municipality/place-services-view-model.ts";
import { toSiteUrl } from "#app/gateway/backend/to-site-url.ts";
import { requireRedirect } from "#app/loaders/address/former-address.ts";
import { unknownRoute } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requirePageNumber, requireWithinEnd } from "#app/loaders/page/require-page-number.ts";
import { requireMunicipalityPosts } from "#app/loaders/page/rest-listings.ts";
import { land } from "#brand/land.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import {
  GetMunicipalityDocument,
  GetMunicipalityServicesDocument,
  GetMunicipalityTodayDocument,
} from "#graphql/generated/operations.ts";
import { logError } from "#shared/log/log.ts";
import type { Route } from "./+types/gemeinde.$municipality.ts";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (params.municipality === NO_MUNICIPALITY) {
    await askPage(context, []);
    const canonical = toAddress(context, url, `/gemeinde/${NO_MUNICIPALITY}`);
    return {
      view: null,
      weather: null,
      warning: null,
      meta: {
        title: "Gemeinden",
        description: `Nachrichten aus allen ${municipalities.length} Gemeinden ${land.of}.`,
        canonical,
      },
    };
  }
  const municipality = parseMunicipality(params.municipality);
  if (municipality === null) return requireRedirect(context, url);
  const path = `/gemeinde/${municipality.slug}`;
  if (params.municipality !== municipality.slug) throw redirect(`${path}${url.search}`, 301);
  const page = await requirePageNumber(context, url.searchParams.get("page"), url);
  const now = new Date();
  const [answer, services, today] = await askPage(context, [
    toQuestion(GetMunicipalityDocument, {
      municipality: municipality.slug,
      notices: `news-aus-${municipality.slug}`,
      topic: `gemeindewahl-${municipality.slug}`,
      page,
    }),
    toQuestion(GetMunicipalityServicesDocument, toToday(now)),
    toQuestion(GetMunicipalityTodayDocument, { from: toDayName(toDay(now)), municipality: municipality.slug }),
  ]);
  // A failure there does not keep readers from the news of the place.
  if (services.data === null && services.missing === undefined) logError("The services of a place cannot be had", services.error);
  if (today.data === null && today.missing === undefined)
    logError("What is on in a place, and its weather, cannot be had", today.error);
  const found = await requireMunicipalityPosts(context, answer, municipality.slug, page);
  requireWithinEnd(found.posts, page, url);
  if (page === 1) context.set(adSubjectContext, { about: [path] });
  const description = `Nachrichten aus ${municipality.title}.`;
  const way = [{ title: "Gemeinden", path: `/gemeinde/${NO_MUNICIPALITY}` }];
  const canonical = toAddress(context, url, page === 1 ? path : `${path}?page=${page}`);
  return {
    view: toMunicipalityView(
      municipality,
      found,
      toPlaceServices(municipality, services.data, now),
      (today.data?.events.items ?? []).map(toEventLine),
    ),
    weather: toWeatherLine(municipality, today.data?.weather_line ?? null),
    warning: toWarningLine(today.data?.warnings ?? noWarnings, { path: toWeatherPath(municipality.slug), isOfPlace: true, now }),
    meta: {
      title: toPagedTitle(municipality.title, page),
      description,
      canonical,
      feed: `${path}/feed`,
      jsonLd: toCollectionJsonLd({ title: municipality.title, description, canonical, way }, (target) =>
        toAddress(context, url, target),
      ),
    },
  };
}

/** Of the whole day: then the question is the same for all readers today. */
function toToday(now: Date): { from: string; until: string } {
  const { from, until } = toDayRange(toDay(now));
  return { from: new Date(from).toISOString(), until: new Date(until).toISOString() };
}

/** The municipality form (rules 2.5): keeps the choice in the cookie CurrentCity and goes back to where it was made. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const choice = parseMunicipalityChoice(await requireForm(request));
  if (choice === null) throw unknownRoute(url);
  const site = toSiteUrl(context.get(environmentContext), url);
  return redirect(choice.target, { status: 303, headers: toChoiceHeaders(choice, site) });
}

export const meta: Route.MetaFunction = toPageMeta;

export default function Municipality({ loaderData: { view, weather, warning } }: Route.ComponentProps) {
  return view === null ? <ChooseMunicipalityPage /> : <MunicipalityPage view={view} weather={weather} warning={warning} />;
}
