import { pageListActions } from "#app/actions/newsroom/pages/page-actions.ts";
import { toRouteAction } from "#app/actions/run-form.ts";
import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { PagesPage } from "#app/features/newsroom/standing-pages/pages-page.tsx";
import { toPagesView } from "#app/features/newsroom/standing-pages/pages-view-model.ts";
import { admit, askNewsroom } from "#app/loaders/newsroom/require-newsroom.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetStandingPagesDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/redaktion.seiten.ts";

/** The standing pages by their addresses, from behind `nach=`. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const after = (url.searchParams.get("nach") ?? "").slice(0, 200) || null;
  const newsroom = admit(await askNewsroom(context, toQuestion(GetStandingPagesDocument, { after })), "FRONT", url);
  const view = toPagesView(newsroom.standing_pages ?? [], url.searchParams.get("getan"));
  return { view, rights: newsroom.rights };
}

export const action = toRouteAction(pageListActions);

export const meta = () => toNewsroomMeta("Seiten");

export default function Pages({ loaderData, actionData }: Route.ComponentProps) {
  return <PagesPage {...loaderData} error={(actionData?.state ?? emptyForm).formError} />;
}
