import { openingActions } from "#app/actions/newsroom/staff/opening-actions.ts";
import { toRouteAction } from "#app/actions/run-form.ts";
import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
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

export const action = toRouteAction(openingActions);

export const meta = () => toNewsroomMeta("Liveticker");

export default function Tickers({ loaderData, actionData }: Route.ComponentProps) {
  return <TickersPage {...loaderData} form={actionData?.state ?? emptyForm} />;
}
