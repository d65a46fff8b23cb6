import { toPageActions } from "#app/actions/newsroom/pages/page-actions.ts";
import { runForm } from "#app/actions/run-form.ts";
import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { pageNotices } from "#app/domain/newsroom/pages/page-texts.ts";
import { PageDeskPage } from "#app/features/newsroom/standing-pages/page-desk-page.tsx";
import { toPageDeskView } from "#app/features/newsroom/standing-pages/page-desk-view-model.ts";
import { unknownInNewsroom } from "#app/loaders/address/route-errors.ts";
import { admit, askNewsroom, requireId } from "#app/loaders/newsroom/require-newsroom.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetStandingPageDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/redaktion.seiten.$id.ts";

/** A standing page where it is written. `getan=` is what a form has just done. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const id = requireId(params.id, url);
  const newsroom = admit(await askNewsroom(context, toQuestion(GetStandingPageDocument, { id })), "FRONT", url);
  if (newsroom.standing_page == null) throw unknownInNewsroom(url);
  const notice = pageNotices[url.searchParams.get("getan") ?? ""] ?? null;
  return { view: toPageDeskView(newsroom.standing_page), rights: newsroom.rights, notice };
}

export function action({ context, params, request, url }: Route.ActionArgs) {
  return runForm(toPageActions(requireId(params.id, url)), { context, request, url }, { wrong: 422 });
}

export const meta = ({ loaderData }: Route.MetaArgs) => toNewsroomMeta(loaderData?.view.name ?? "Seite");

export default function StandingPageDesk({ loaderData, actionData }: Route.ComponentProps) {
  const form = actionData === undefined ? null : { name: actionData.form, ...(actionData.state ?? emptyForm) };
  return <PageDeskPage {...loaderData} form={form} />;
}
