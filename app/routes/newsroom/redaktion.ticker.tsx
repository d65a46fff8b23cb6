import { data, redirect } from "react-router";
import { runTickerOpening } from "#app/actions/newsroom/run-ticker-opening.ts";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { toTickerLines } from "#app/features/newsroom/newsroom-view-model.ts";
import { TickersPage } from "#app/features/newsroom/tickers-page.tsx";
import { requireNewsroom } from "#app/loaders/newsroom/require-newsroom.ts";
import type { Route } from "./+types/redaktion.ticker.ts";

/** The newsroom's tickers, and the way to begin one (decision 76). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const newsroom = await requireNewsroom(context, url);
  return { tickers: toTickerLines(newsroom, new Date()), rights: newsroom.rights };
}

export async function action({ request }: Route.ActionArgs) {
  const outcome = await runTickerOpening(request);
  if (outcome.to !== null) throw redirect(outcome.to, 303);
  return data(outcome, 400);
}

export function meta(_: Route.MetaArgs) {
  return [{ title: `Liveticker | Redaktion | ${portalBrand.name}` }, { name: "robots", content: "noindex" }];
}

export default function Tickers({ loaderData, actionData }: Route.ComponentProps) {
  return <TickersPage {...loaderData} pasted={actionData ?? null} />;
}
