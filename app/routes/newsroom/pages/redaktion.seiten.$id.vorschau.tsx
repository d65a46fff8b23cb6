import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import { toPageView } from "#app/features/page/page-view-model.ts";
import { StandingPage } from "#app/features/page/standing-page.tsx";
import { unknownInNewsroom } from "#app/loaders/address/route-errors.ts";
import { admit, requireId } from "#app/loaders/newsroom/require-newsroom.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetStandingPagePreviewDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/redaktion.seiten.$id.vorschau.ts";

/** The draft of a page, or the state `nr=` of it, by the portal's own renderer. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const asked = { id: requireId(params.id, url), state: parsePostId(url.searchParams.get("nr")) };
  const [answer] = await askPage(context, [toQuestion(GetStandingPagePreviewDocument, asked)]);
  const { standing_page: page } = admit(requireData(answer).newsroom, "FRONT", url);
  if (page?.preview == null) throw unknownInNewsroom(url);
  return { view: toPageView(page.preview) };
}

export const meta = () => toNewsroomMeta("Vorschau");

export default function StandingPagePreview({ loaderData }: Route.ComponentProps) {
  return <StandingPage view={loaderData.view} />;
}
