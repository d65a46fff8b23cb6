import { redirect } from "react-router";
import { runTickerForm } from "#app/actions/newsroom/ticker-actions.ts";
import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { refusedFormContext } from "#app/context.ts";
import { parsePostId, toSignInPath, toTickerPath } from "#app/domain/newsroom/newsroom-paths.ts";
import { toEntryView, toTickerView } from "#app/features/newsroom/tickers/newsroom-view-model.ts";
import { TickerPage } from "#app/features/newsroom/tickers/ticker-page.tsx";
import { requireId, requireNewsroomTicker } from "#app/loaders/newsroom/require-newsroom.ts";
import type { Route } from "./+types/redaktion.ticker.$id.ts";

/** Where a live ticker is written (decision 76). After a form that was refused for want of a session the page is there all the same. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const postId = requireId(params.id, url);
  const page = parsePostId(url.searchParams.get("seite")) ?? 1;
  const entry = url.searchParams.get("eintrag") ?? "";
  const ticker = await requireNewsroomTicker(context, url, { postId, page, entry });
  if (ticker === null && !context.get(refusedFormContext)) throw redirect(toSignInPath(url), 303);
  const now = new Date();
  return {
    ticker: ticker === null ? null : toTickerView(ticker, page, now),
    edited: ticker?.entry == null ? null : toEntryView(ticker.entry, now),
    newId: crypto.randomUUID(),
    postId,
  };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const postId = requireId(params.id, url);
  const answer = await runTickerForm(postId, { context, request, url });
  if (answer.data.result !== null) throw redirect(toTickerPath(postId), 303);
  context.set(refusedFormContext, true);
  return answer;
}

export const meta = ({ loaderData }: Route.MetaArgs) => toNewsroomMeta(loaderData?.ticker?.title ?? "Liveticker");

export default function Ticker({ loaderData, actionData }: Route.ComponentProps) {
  const sent = actionData === undefined ? null : { ...actionData.state, isConflict: actionData.status === 409 };
  return <TickerPage {...loaderData} sent={sent} />;
}
