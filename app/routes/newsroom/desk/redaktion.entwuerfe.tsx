import { previewActions } from "#app/actions/newsroom/preview-actions.ts";
import { toRouteAction } from "#app/actions/run-form.ts";
import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import { DraftsPage } from "#app/features/newsroom/drafts/drafts-page.tsx";
import { toDraftsView, toSharedText } from "#app/features/newsroom/drafts/drafts-view-model.ts";
import { admit, askNewsroom } from "#app/loaders/newsroom/require-newsroom.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetDraftsDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/redaktion.entwuerfe.ts";

/** Posts that readers do not see yet (decision 101): `vor=` is the number of the last draft of the page before. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const before = parsePostId(url.searchParams.get("vor"));
  const newsroom = admit(await askNewsroom(context, toQuestion(GetDraftsDocument, { before })), "PREVIEW", url);
  const scheduled = before === null ? (newsroom.scheduled_posts ?? []) : [];
  return { view: toDraftsView(scheduled, newsroom.drafts ?? []), rights: newsroom.rights };
}

export const action = toRouteAction(previewActions, { wrong: 422 });

export const meta = () => toNewsroomMeta("Entwürfe");

export default function Drafts({ loaderData, actionData }: Route.ComponentProps) {
  const { state = emptyForm, result = null } = actionData ?? {};
  const shared = result === null ? null : { ...result, text: toSharedText(result.expires) };
  return <DraftsPage {...loaderData} shared={shared} error={state.formError} notice={state.notice} />;
}
