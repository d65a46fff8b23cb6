import { toDeathNoticeActions } from "#app/actions/newsroom/services/death-notice-actions.ts";
import { runForm } from "#app/actions/run-form.ts";
import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { toDeathNoticeDoneText } from "#app/domain/death-notice/newsroom-death-notice-paths.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { NewsroomDeathNoticePage } from "#app/features/newsroom/death-notices/newsroom-death-notice-page.tsx";
import { toNewsroomDeathNoticeView } from "#app/features/newsroom/death-notices/newsroom-death-notices-view-model.ts";
import { unknownInNewsroom } from "#app/loaders/address/route-errors.ts";
import { admit, askNewsroom, requireId } from "#app/loaders/newsroom/require-newsroom.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetNewsroomDeathNoticeDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/redaktion.trauer.$id.ts";

/** One death notice as staff change it. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const id = requireId(params.id, url);
  const newsroom = await askNewsroom(context, toQuestion(GetNewsroomDeathNoticeDocument, { id }));
  const { death_notice: notice, rights } = admit(newsroom, "DEATH_NOTICES", url);
  if (notice === null) throw unknownInNewsroom(url);
  return { view: toNewsroomDeathNoticeView(notice), done: toDeathNoticeDoneText(url.searchParams), rights };
}

export function action({ context, params, request, url }: Route.ActionArgs) {
  return runForm(toDeathNoticeActions(requireId(params.id, url)), { context, request, url }, { wrong: 422 });
}

export const meta: Route.MetaFunction = ({ loaderData }) => toNewsroomMeta(loaderData?.view.name);

export default function DeathNotice({ loaderData, actionData }: Route.ComponentProps) {
  return <NewsroomDeathNoticePage {...loaderData} form={actionData?.state ?? emptyForm} />;
}
