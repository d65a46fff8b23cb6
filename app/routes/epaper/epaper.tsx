import { data } from "react-router";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { sessionContext } from "#app/context.ts";
import { EPAPER_PATH, MONTH_PARAMETER, parseMonth, toMonthPath } from "#app/domain/epaper/epaper-paths.ts";
import { EpaperPage } from "#app/features/epaper/epaper-page.tsx";
import { toEpaperView } from "#app/features/epaper/epaper-view-model.ts";
import { invalidRoute, unknownRoute } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { requireEpaper } from "#app/loaders/page/require-epaper.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetEpaperDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/epaper.ts";

/** Issues of the printed paper: the newest and those before, or with `monat=` those of a month. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requireEpaper(url);
  const month = parseMonth(url.searchParams.get(MONTH_PARAMETER));
  const [answer] = await askPage(context, [month === "wrong" ? null : toQuestion(GetEpaperDocument, { month })]);
  if (month === "wrong" || answer === null) throw invalidRoute(url);
  const list = answer.missing?.has("epaper") ? null : requireData(answer).epaper;
  if (list === null || (month !== null && list.issues.length === 0)) throw unknownRoute(url);
  const user = await context.get(sessionContext).user;
  const page = {
    view: toEpaperView(list, { month, isSignedIn: user !== null }),
    meta: {
      title: "E-Paper",
      description: `Die gedruckte Ausgabe von ${portalBrand.name} im Browser lesen, Seite für Seite, ab 20 Uhr am Vorabend.`,
      canonical: toAddress(context, url, month === null ? EPAPER_PATH : toMonthPath(month)),
      isIndexed: month === null,
    },
  };
  return data(page, user === null ? undefined : { headers: { "cache-control": "private, no-store" } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = toPageMeta;

export default function Epaper({ loaderData: { view } }: Route.ComponentProps) {
  return <EpaperPage view={view} />;
}
