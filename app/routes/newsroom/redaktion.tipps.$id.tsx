import { toNewsroomTipActions } from "#app/actions/newsroom/tip-actions.ts";
import { runForm } from "#app/actions/run-form.ts";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import { NewsroomTipPage } from "#app/features/newsroom/tips/tip-page.tsx";
import { toTipView } from "#app/features/newsroom/tips/tips-view-model.ts";
import { invalidRoute } from "#app/loaders/address/route-errors.ts";
import { requireNewsroomTip } from "#app/loaders/newsroom/require-newsroom.ts";
import type { Route } from "./+types/redaktion.tipps.$id.ts";

/** One tip, as the newsroom reads it (decision 84). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const id = requireId(params.id, url);
  const { tip, rights } = await requireNewsroomTip(context, url, id);
  return { tip: toTipView(tip), rights };
}

export function action({ context, params, request, url }: Route.ActionArgs) {
  return runForm(toNewsroomTipActions(requireId(params.id, url)), { context, request, url }, { wrong: 422 });
}

function requireId(text: string, url: URL): number {
  const id = parsePostId(text);
  if (id === null) throw invalidRoute(url);
  return id;
}

export function meta({ params }: Route.MetaArgs) {
  return [{ title: `Tipp Nr. ${params.id} | Redaktion | ${portalBrand.name}` }, { name: "robots", content: "noindex" }];
}

export default function Tip({ loaderData, actionData }: Route.ComponentProps) {
  return <NewsroomTipPage {...loaderData} error={actionData?.state.formError ?? null} />;
}
