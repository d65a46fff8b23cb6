import { redirect } from "react-router";
import { backendContext } from "#app/context.ts";
import { EPAPER_PATH, toIssuePath } from "#app/domain/epaper/epaper-paths.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { requireEpaper } from "#app/loaders/page/require-epaper.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetNewestEpaperDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/epaper.heute.ts";

/** To the newest issue that can be read; to all where there is none. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requireEpaper(url);
  const [answer] = await context.get(backendContext).askTogether([toQuestion(GetNewestEpaperDocument, {})]);
  const newest = answer.missing?.has("epaper") ? null : requireData(answer).epaper?.newest;
  return redirect(newest == null ? EPAPER_PATH : toIssuePath(newest.key), { headers: { "cache-control": "private, no-store" } });
}
