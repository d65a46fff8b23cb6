import { runTickerForm } from "#app/actions/newsroom/ticker-actions.ts";
import { parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import { toEntryView, toTickerView } from "#app/features/newsroom/tickers/newsroom-view-model.ts";
import { requireNewsroomTicker } from "#app/loaders/newsroom/require-newsroom.ts";
import type { Route } from "./+types/redaktion.ticker.$id.stand.ts";

/**
 * `GET /redaktion/ticker/{post}/stand?seite=`: how a ticker stands, for script; with `eintrag=` one entry of it, wherever it stands, or
 * null. 401 for a user who is not signed in, 403 for one without the right, 404 without newsroom or post.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = parsePostId(url.searchParams.get("seite")) ?? 1;
  const postId = parsePostId(params.id);
  if (postId === null) return Response.json({ error: "Not found" }, { status: 404 });
  const entry = url.searchParams.get("eintrag");
  const ticker = await requireNewsroomTicker(context, url, { postId, page, entry: entry ?? "" });
  if (ticker === null) return Response.json({ error: "Not signed in" }, { status: 401 });
  if (entry !== null) return Response.json(ticker.entry === null ? null : toEntryView(ticker.entry, new Date()));
  return Response.json(toTickerView(ticker, page, new Date()));
}

/** The same forms as the page's, answered with what came of them: `{errors, formError, modified}` under the status of the page. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const postId = parsePostId(params.id);
  if (postId === null) return Response.json({ error: "Not found" }, { status: 404 });
  const { state, result, status } = (await runTickerForm(postId, { context, request, url })).data;
  const { errors, formError } = state;
  return Response.json({ errors, formError, modified: result?.modified ?? null }, { status });
}
