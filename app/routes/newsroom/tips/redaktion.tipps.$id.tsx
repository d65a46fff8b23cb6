import { toNewsroomTipActions } from "#app/actions/newsroom/readers/tip-actions.ts";
import { runForm } from "#app/actions/run-form.ts";
import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { NewsroomTipPage } from "#app/features/newsroom/tips/tip-page.tsx";
import { toTipView } from "#app/features/newsroom/tips/tips-view-model.ts";
import { requireId, requireNewsroomTip } from "#app/loaders/newsroom/require-newsroom.ts";
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

export const meta = ({ params }: Route.MetaArgs) => toNewsroomMeta(`Tipp Nr. ${params.id}`);

export default function Tip({ loaderData, actionData }: Route.ComponentProps) {
  return <NewsroomTipPage {...loaderData} error={actionData?.state.formError ?? null} />;
}
