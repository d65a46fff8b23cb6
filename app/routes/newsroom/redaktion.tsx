import { data, redirect } from "react-router";
import { runNewsroomEntrance } from "#app/actions/newsroom/run-newsroom-entrance.ts";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { NEWSROOM_PATH, parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import { toTickerLines } from "#app/features/newsroom/newsroom-view-model.ts";
import { SignInPage } from "#app/features/newsroom/sign-in-page.tsx";
import { TickersPage } from "#app/features/newsroom/tickers-page.tsx";
import { requireNewsroom } from "#app/loaders/require-newsroom.ts";
import type { Route } from "./+types/redaktion.ts";

/** The newsroom's sign-in, and the list of its tickers (decision 76). */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (url.pathname !== NEWSROOM_PATH) throw redirect(NEWSROOM_PATH + url.search, 301);
  const newsroom = await requireNewsroom(context, url);
  return {
    tickers: newsroom.is_signed_in ? toTickerLines(newsroom, new Date()) : null,
    postId: parsePostId(url.searchParams.get("ticker")),
    tipId: url.searchParams.get("tipp"),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const outcome = await runNewsroomEntrance(context, request, url);
  if (outcome.kind === "redirect") throw redirect(outcome.to, { status: 303, headers: outcome.headers });
  return data(outcome, outcome.status);
}

export function meta(_: Route.MetaArgs) {
  return [{ title: `Redaktion | ${portalBrand.name}` }, { name: "robots", content: "noindex" }];
}

export default function Newsroom({ loaderData: { tickers, postId, tipId }, actionData }: Route.ComponentProps) {
  if (tickers === null || actionData?.kind === "sign-in")
    return <SignInPage {...(actionData?.kind === "sign-in" ? actionData : { postId, tipId, error: null })} />;
  return <TickersPage tickers={tickers} pasted={actionData ?? null} />;
}
