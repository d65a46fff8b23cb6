import { breakingActions } from "#app/actions/newsroom/breaking-actions.ts";
import { toRouteAction } from "#app/actions/run-form.ts";
import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { BreakingPage } from "#app/features/newsroom/breaking/breaking-page.tsx";
import { toBreakingLinesView } from "#app/features/newsroom/breaking/breaking-view-model.ts";
import { admit, askNewsroom } from "#app/loaders/newsroom/require-newsroom.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetBreakingLinesDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/redaktion.eilmeldung.ts";

/** The breaking line: what stands now, and the last ones. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const newsroom = admit(await askNewsroom(context, toQuestion(GetBreakingLinesDocument, {})), "BREAKING", url);
  return { view: toBreakingLinesView(newsroom), rights: newsroom.rights };
}

export const action = toRouteAction(breakingActions, { wrong: 422 });

export const meta = () => toNewsroomMeta("Eilmeldung");

export default function Breaking({ loaderData, actionData }: Route.ComponentProps) {
  return <BreakingPage {...loaderData} form={actionData?.state ?? emptyForm} />;
}
