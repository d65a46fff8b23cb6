import { toMunicipalityNews } from "#app/components/municipality-news/to-municipality-news.ts";
import { toMetaDescriptors } from "#app/components/page-meta/page-meta.ts";
import { parseSort } from "#app/components/snow-report/snow-sort.ts";
import { appModeContext, backendContext, environmentContext } from "#app/context.ts";
import { parseMunicipality } from "#app/domain/municipality/municipality.ts";
import { parseMunicipalityWidget, toHandedOn } from "#app/features/widgets/municipality-choice.ts";
import { MunicipalityWidget } from "#app/features/widgets/municipality-widget.tsx";
import { toSnowView } from "#app/features/widgets/snow-view-model.ts";
import { SnowWidget } from "#app/features/widgets/snow-widget.tsx";
import { requireData } from "#app/loaders/require-data.ts";
import { requireMunicipalityNews } from "#app/loaders/rest-listings.ts";
import { invalidRoute } from "#app/loaders/route-errors.ts";
import { toAddress } from "#app/loaders/to-address.ts";
import { toQuestion } from "#graphql/client/ask-together.ts";
import { GetSnowReportDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/widgets.$widget.ts";

type Asked = Pick<Route.LoaderArgs, "context" | "url">;

/** Asks nobody who reads it: in a frame of another site there is no session (decision 89). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (params.widget === "schnee") return loadSnow({ context, url });
  if (params.widget === "gemeinde") return loadMunicipality({ context, url });
  throw invalidRoute(url);
}

async function loadSnow({ context, url }: Asked) {
  const sort = parseSort(url.searchParams.get("sortierung"));
  if (sort === undefined) throw invalidRoute(url);
  const [answer] = await context.get(backendContext).askTogether([toQuestion(GetSnowReportDocument, {})]);
  const report = answer.missing?.has("snow_report") ? null : requireData(answer).snow_report;
  return {
    widget: "schnee" as const,
    view: toSnowView(report, sort, url.pathname),
    meta: toMeta({ context, url }, "Schneebericht", "Schneehöhen und offene Lifte der Skigebiete in Vorarlberg."),
  };
}

async function loadMunicipality({ context, url }: Asked) {
  const asked = parseMunicipalityWidget(url.searchParams);
  if (asked === null) throw invalidRoute(url);
  const { choice, isDynamic } = asked;
  const news = await requireMunicipalityNews(context, choice);
  const place = parseMunicipality(choice.municipality)?.title ?? null;
  const title = news.topic?.title || (place === null ? "Neues aus den Gemeinden" : `Neues aus ${place}`);
  return {
    widget: "gemeinde" as const,
    view: {
      ...{ title, choice, isDynamic, fields: toHandedOn(url.searchParams) },
      view: toMunicipalityNews(choice, news),
      topicsNamespace: context.get(environmentContext).topicsNamespace,
      isFramed: !context.get(appModeContext),
    },
    meta: toMeta({ context, url }, title, "Nachrichten aus den Gemeinden Vorarlbergs."),
  };
}

function toMeta({ context, url }: Asked, title: string, description: string) {
  return { title, description, canonical: toAddress(context, url, url.pathname), isIndexed: false };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return toMetaDescriptors(loaderData?.meta);
}

export default function Widget({ loaderData }: Route.ComponentProps) {
  return loaderData.widget === "schnee" ? <SnowWidget view={loaderData.view} /> : <MunicipalityWidget view={loaderData.view} />;
}
