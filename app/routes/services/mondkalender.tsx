import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { parseMonthName, toLocalDay, toMonthName } from "#app/domain/calendar/vienna-time.ts";
import { MoonPage } from "#app/features/moon/moon-page.tsx";
import { FIRST_YEAR, LAST_YEAR, toMoonView } from "#app/features/moon/moon-view-model.ts";
import { invalidRoute } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { land } from "#brand/land.ts";
import type { Route } from "./+types/mondkalender.ts";

const PATH = "/mondkalender";

export async function loader({ context, url }: Route.LoaderArgs) {
  const now = new Date();
  const asked = url.searchParams.get("monat");
  const month = asked === null ? toLocalDay(now) : parseMonthName(asked);
  await askPage(context, []);
  if (month === null || month.year < FIRST_YEAR || month.year > LAST_YEAR) throw invalidRoute(url);
  const view = toMoonView(month, now, PATH);
  return {
    view,
    meta: {
      title: `Mondkalender ${view.title}`,
      description: `Mondphasen, Mondaufgang und Monduntergang ${land.in} im ${view.title}.`,
      canonical: toAddress(context, url, asked === null ? PATH : `${PATH}?monat=${toMonthName(month)}`),
    },
  };
}

export const meta: Route.MetaFunction = toPageMeta;

export default function Moon({ loaderData }: Route.ComponentProps) {
  return <MoonPage view={loaderData.view} file={`${PATH}.ics`} />;
}
