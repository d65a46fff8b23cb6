import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { toEpaperDoneText } from "#app/domain/epaper/epaper-paths.ts";
import { parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import { NewsroomEpaperPage } from "#app/features/newsroom/epaper/newsroom-epaper-page.tsx";
import { toNewsroomEpaperView } from "#app/features/newsroom/epaper/newsroom-epaper-view-model.ts";
import { unknownRoute } from "#app/loaders/address/route-errors.ts";
import { admit, askNewsroom } from "#app/loaders/newsroom/require-newsroom.ts";
import { requireEpaper } from "#app/loaders/page/require-epaper.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetNewsroomEpaperDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/redaktion.epaper.ts";

/** Issues of the E-Paper: `nach=` is the number of the last one of the page before. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requireEpaper(url);
  const question = toQuestion(GetNewsroomEpaperDocument, { after: parsePostId(url.searchParams.get("nach")) });
  const { epaper_issues: issues, rights } = admit(await askNewsroom(context, question), "PUBLISH", url);
  if (issues === null) throw unknownRoute(url);
  return { view: toNewsroomEpaperView(issues, new Date()), done: toEpaperDoneText(url.searchParams), rights };
}

export const meta = () => toNewsroomMeta("E-Paper");

export default function Epaper({ loaderData }: Route.ComponentProps) {
  return <NewsroomEpaperPage {...loaderData} />;
}
