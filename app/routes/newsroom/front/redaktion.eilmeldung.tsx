import { breakingActions } from "#app/actions/newsroom/front/breaking-actions.ts";
import { toRouteAction } from "#app/actions/run-form.ts";
import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { backendContext } from "#app/context.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { BreakingPage } from "#app/features/newsroom/breaking/breaking-page.tsx";
import { toBreakingLinesView } from "#app/features/newsroom/breaking/breaking-view-model.ts";
import { toWarningProposals, WARNING_PARAMETER } from "#app/features/newsroom/breaking/warning-proposals.ts";
import { admit } from "#app/loaders/newsroom/require-newsroom.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetBreakingLinesDocument, GetWarningsDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/redaktion.eilmeldung.ts";

/** The breaking line: what stands now, and the last ones. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const questions = [toQuestion(GetBreakingLinesDocument, {}), toQuestion(GetWarningsDocument, {})] as const;
  const [answer, warned] = await context.get(backendContext).askTogether(questions);
  const newsroom = admit(requireData(answer).newsroom, "BREAKING", url);
  const warnings = toWarningProposals(warned.data?.warnings.items ?? [], new Date());
  const chosen = warnings.find(({ id }) => id === url.searchParams.get(WARNING_PARAMETER));
  return { view: toBreakingLinesView(newsroom), warnings, chosen: chosen ?? null, rights: newsroom.rights };
}

export const action = toRouteAction(breakingActions, { wrong: 422 });

export const meta = () => toNewsroomMeta("Eilmeldung");

export default function Breaking({ loaderData: { chosen, ...page }, actionData }: Route.ComponentProps) {
  const first = chosen === null ? emptyForm : { ...emptyForm, values: { text: chosen.text, link: chosen.link } };
  return <BreakingPage {...page} form={actionData?.state ?? first} />;
}
