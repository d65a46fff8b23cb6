import { termActions } from "#app/actions/newsroom/front/term-actions.ts";
import { toRouteAction } from "#app/actions/run-form.ts";
import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { parseTermDone } from "#app/domain/newsroom/front/term-paths.ts";
import { TermPage } from "#app/features/newsroom/terms/term-page.tsx";
import { toDoneText, toStanding, toTermView } from "#app/features/newsroom/terms/term-view-model.ts";
import { requireTerm } from "#app/loaders/newsroom/require-terms.ts";
import type { Route } from "./+types/redaktion.themen.$kind.$slug.ts";

/** One topic or section with what it was before. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { term, rights } = await requireTerm(context, url, params);
  return { view: toTermView(term), done: toDoneText(parseTermDone(url.searchParams)), rights };
}

export const action = toRouteAction(termActions, { wrong: 422 });

const CONFLICT = 409;

export const meta: Route.MetaFunction = ({ loaderData }) => toNewsroomMeta(loaderData?.view.title);

export default function Term({ loaderData, actionData }: Route.ComponentProps) {
  const form = actionData?.state ?? emptyForm;
  const standing = actionData?.status === CONFLICT ? toStanding(loaderData.view, form.values) : [];
  return <TermPage {...loaderData} standing={standing} form={form} />;
}
