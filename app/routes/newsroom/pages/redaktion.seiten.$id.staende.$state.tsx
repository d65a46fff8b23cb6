import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { PageStatePage } from "#app/features/newsroom/standing-pages/page-state-page.tsx";
import { toPageStateView } from "#app/features/newsroom/standing-pages/page-state-view-model.ts";
import { unknownInNewsroom } from "#app/loaders/address/route-errors.ts";
import { admit, askNewsroom, requireId } from "#app/loaders/newsroom/require-newsroom.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetStandingPageDifferenceDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/redaktion.seiten.$id.staende.$state.ts";

/** A state of a standing page, and how it differs from what readers have, or from the state before. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const asked = { id: requireId(params.id, url), state: requireId(params.state, url) };
  const newsroom = admit(await askNewsroom(context, toQuestion(GetStandingPageDifferenceDocument, asked)), "FRONT", url);
  const page = newsroom.standing_page;
  if (page?.difference == null) throw unknownInNewsroom(url);
  return { view: toPageStateView(page, page.difference), rights: newsroom.rights };
}

export const meta = () => toNewsroomMeta("Früherer Stand");

export default function StandingPageState({ loaderData }: Route.ComponentProps) {
  return <PageStatePage {...loaderData} />;
}
