import { toNoticeDecisionActions } from "#app/actions/newsroom/readers/notice-decision-actions.ts";
import { runForm } from "#app/actions/run-form.ts";
import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { NewsroomNoticePage } from "#app/features/newsroom/notices/notice-page.tsx";
import { toNoticeView } from "#app/features/newsroom/notices/notices-view-model.ts";
import { unknownInNewsroom } from "#app/loaders/address/route-errors.ts";
import { admit, askNewsroom, requireId } from "#app/loaders/newsroom/require-newsroom.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetNewsroomNoticeDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/redaktion.meldungen.$id.ts";

/** One notice, and the decision about it. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const id = requireId(params.id, url);
  const { notice, rights } = admit(await askNewsroom(context, toQuestion(GetNewsroomNoticeDocument, { id })), "COMMENTS", url);
  if (notice === null) throw unknownInNewsroom(url);
  return { notice: toNoticeView(notice), rights };
}

export function action({ context, params, request, url }: Route.ActionArgs) {
  return runForm(toNoticeDecisionActions(requireId(params.id, url)), { context, request, url }, { wrong: 422 });
}

export const meta = ({ params }: Route.MetaArgs) => toNewsroomMeta(`Meldung Nr. ${params.id}`);

export default function Notice({ loaderData, actionData }: Route.ComponentProps) {
  return <NewsroomNoticePage {...loaderData} form={actionData?.state ?? emptyForm} />;
}
