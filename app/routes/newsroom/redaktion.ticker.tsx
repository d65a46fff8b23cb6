import { openingActions } from "#app/actions/newsroom/opening-actions.ts";
import { runForm } from "#app/actions/run-form.ts";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { toTickerLines } from "#app/features/newsroom/tickers/newsroom-view-model.ts";
import { TickersPage } from "#app/features/newsroom/tickers/tickers-page.tsx";
import { requireNewsroom } from "#app/loaders/newsroom/require-newsroom.ts";
import type { Route } from "./+types/redaktion.ticker.ts";

/** The newsroom's tickers, and the way to begin one (decision 76). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const newsroom = await requireNewsroom(context, url);
  return { tickers: toTickerLines(newsroom, new Date()), rights: newsroom.rights };
}

export function action({ context, request, url }: Route.ActionArgs) {
  return runForm(openingActions, { context, request, url });
}

export function meta(_: Route.MetaArgs) {
  return [{ title: `Liveticker | Redaktion | ${portalBrand.name}` }, { name: "robots", content: "noindex" }];
}

export default function Tickers({ loaderData, actionData }: Route.ComponentProps) {
  return <TickersPage {...loaderData} form={actionData?.state ?? emptyForm} />;
}
