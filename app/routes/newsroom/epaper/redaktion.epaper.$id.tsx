import { toIssueActions } from "#app/actions/newsroom/services/epaper-actions.ts";
import { runForm } from "#app/actions/run-form.ts";
import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { toEpaperDoneText } from "#app/domain/epaper/epaper-paths.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { toNewsroomIssueView } from "#app/features/newsroom/epaper/newsroom-epaper-view-model.ts";
import { NewsroomIssuePage } from "#app/features/newsroom/epaper/newsroom-issue-page.tsx";
import { unknownInNewsroom } from "#app/loaders/address/route-errors.ts";
import { admit, askNewsroom, requireId } from "#app/loaders/newsroom/require-newsroom.ts";
import { requireEpaper } from "#app/loaders/page/require-epaper.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetNewsroomEpaperIssueDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/redaktion.epaper.$id.ts";

/** One issue of the E-Paper as staff see it. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  requireEpaper(url);
  const id = requireId(params.id, url);
  const question = toQuestion(GetNewsroomEpaperIssueDocument, { id });
  const { epaper_issue: issue, rights } = admit(await askNewsroom(context, question), "PUBLISH", url);
  if (issue === null) throw unknownInNewsroom(url);
  return { view: toNewsroomIssueView(issue, new Date()), done: toEpaperDoneText(url.searchParams), rights };
}

export function action({ context, params, request, url }: Route.ActionArgs) {
  return runForm(toIssueActions(requireId(params.id, url)), { context, request, url }, { wrong: 422 });
}

export const meta: Route.MetaFunction = ({ loaderData }) => toNewsroomMeta(loaderData?.view.title);

export default function Issue({ loaderData, actionData }: Route.ComponentProps) {
  return <NewsroomIssuePage {...loaderData} form={actionData?.state ?? emptyForm} />;
}
