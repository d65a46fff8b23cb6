import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import { NEWSROOM_TIPS_PATH } from "#app/domain/tip/tip-paths.ts";
import { TipsPage } from "#app/features/newsroom/tips/tips-page.tsx";
import { toTipLine } from "#app/features/newsroom/tips/tips-view-model.ts";
import { requireNewsroomTips } from "#app/loaders/newsroom/require-newsroom.ts";
import type { Route } from "./+types/redaktion.tipps.ts";

/** As the back end pages them. */
const TIPS_A_PAGE = 50;

/** Tips of readers (decision 84): `vor=` is the number of the last one of the page before. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { tips, rights } = await requireNewsroomTips(context, url, parsePostId(url.searchParams.get("vor")));
  const last = tips.length < TIPS_A_PAGE ? undefined : tips.at(-1);
  return { rights, tips: tips.map(toTipLine), older: last === undefined ? null : `${NEWSROOM_TIPS_PATH}?vor=${last.id}` };
}

export const meta = () => toNewsroomMeta("Tipps");

export default function Tips({ loaderData }: Route.ComponentProps) {
  return <TipsPage {...loaderData} />;
}
