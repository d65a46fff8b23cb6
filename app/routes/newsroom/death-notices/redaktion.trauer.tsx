import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { parseDeathNoticeState } from "#app/domain/death-notice/newsroom-death-notice-paths.ts";
import { parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import { NewsroomDeathNoticesPage } from "#app/features/newsroom/death-notices/newsroom-death-notices-page.tsx";
import { toNewsroomDeathNoticesView } from "#app/features/newsroom/death-notices/newsroom-death-notices-view-model.ts";
import { unknownRoute } from "#app/loaders/address/route-errors.ts";
import { admit, askNewsroom } from "#app/loaders/newsroom/require-newsroom.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetNewsroomDeathNoticesDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/redaktion.trauer.ts";

/** Death notices: `stand=` says which, `nach=` is the number of the last one of the page before. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const state = parseDeathNoticeState(url.searchParams.get("stand"));
  const after = parsePostId(url.searchParams.get("nach"));
  const question = toQuestion(GetNewsroomDeathNoticesDocument, { state, after });
  const admitted = admit(await askNewsroom(context, question), "DEATH_NOTICES", url);
  const { death_notices: notices, held_condolences: held, rights } = admitted;
  if (notices === null) throw unknownRoute(url);
  return { view: toNewsroomDeathNoticesView(notices, { state, held: held ?? 0 }), rights };
}

export const meta = () => toNewsroomMeta("Trauer");

export default function DeathNotices({ loaderData }: Route.ComponentProps) {
  return <NewsroomDeathNoticesPage {...loaderData} />;
}
