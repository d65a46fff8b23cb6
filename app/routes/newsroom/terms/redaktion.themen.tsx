import { termsActions } from "#app/actions/newsroom/front/term-actions.ts";
import { toRouteAction } from "#app/actions/run-form.ts";
import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { parseTermQuery, REMOVED, TERM_DONE_PARAMETER } from "#app/domain/newsroom/front/term-paths.ts";
import { TermsPage } from "#app/features/newsroom/terms/terms-page.tsx";
import { toTermsView } from "#app/features/newsroom/terms/terms-view-model.ts";
import { requireTerms } from "#app/loaders/newsroom/require-terms.ts";
import type { Route } from "./+types/redaktion.themen.ts";

/** Topics, with `art=ressort` sections; `q=` looks for some, `nach=` is the place of the last one of the page before. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const question = parseTermQuery(url.searchParams);
  const { terms, rights } = await requireTerms(context, url, question);
  const done = url.searchParams.get(TERM_DONE_PARAMETER) === REMOVED ? "Das Thema ist gelöscht." : null;
  return { view: toTermsView(terms, question), done, rights };
}

export const action = toRouteAction(termsActions, { wrong: 422 });

export const meta = () => toNewsroomMeta("Themen");

export default function Terms({ loaderData, actionData }: Route.ComponentProps) {
  return <TermsPage {...loaderData} form={actionData?.state ?? emptyForm} />;
}
