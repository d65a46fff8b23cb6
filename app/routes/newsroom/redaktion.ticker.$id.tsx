import { data, redirect } from "react-router";
import { requireTickerForm } from "#app/actions/newsroom/require-ticker-form.ts";
import { runTickerEdit } from "#app/actions/newsroom/run-ticker-edit.ts";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { refusedEditContext } from "#app/context.ts";
import { parsePostId, toSignInPath, toTickerPath } from "#app/domain/newsroom/newsroom-paths.ts";
import { toEntryView, toTickerView } from "#app/features/newsroom/tickers/newsroom-view-model.ts";
import { TickerPage } from "#app/features/newsroom/tickers/ticker-page.tsx";
import { invalidRoute } from "#app/loaders/address/route-errors.ts";
import { requireNewsroomTicker } from "#app/loaders/newsroom/require-newsroom.ts";
import type { Route } from "./+types/redaktion.ticker.$id.ts";

/** Where a live ticker is written (decision 76). After a form that was refused for want of a session the page is there all the same. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const postId = requirePostId(params.id, url);
  const page = parsePostId(url.searchParams.get("seite")) ?? 1;
  const entry = url.searchParams.get("eintrag") ?? "";
  const ticker = await requireNewsroomTicker(context, url, { postId, page, entry });
  if (ticker === null && !context.get(refusedEditContext)) throw redirect(toSignInPath(url), 303);
  const now = new Date();
  return {
    ticker: ticker === null ? null : toTickerView(ticker, page, now),
    edited: ticker?.entry == null ? null : toEntryView(ticker.entry, now),
    newId: crypto.randomUUID(),
    postId,
  };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const postId = requirePostId(params.id, url);
  const form = await requireTickerForm(context, request);
  const { status, errors, formError } = await runTickerEdit(context, postId, form);
  if (status === 200) throw redirect(toTickerPath(postId), 303);
  context.set(refusedEditContext, true);
  return data({ values: form.entries, errors, formError, isConflict: status === 409 }, status);
}

function requirePostId(id: string, url: URL): number {
  const postId = parsePostId(id);
  if (postId === null) throw invalidRoute(url);
  return postId;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.ticker?.title ?? "Liveticker";
  return [{ title: `${title} | Redaktion | ${portalBrand.name}` }, { name: "robots", content: "noindex" }];
}

export default function Ticker({ loaderData, actionData }: Route.ComponentProps) {
  return <TickerPage {...loaderData} sent={actionData ?? null} />;
}
