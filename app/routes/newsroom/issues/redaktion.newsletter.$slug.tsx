import { issueActions } from "#app/actions/newsroom/front/issue-actions.ts";
import { toRouteAction } from "#app/actions/run-form.ts";
import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { AT_PARAMETER, DONE_PARAMETER } from "#app/domain/newsroom/front/front-paths.ts";
import { parseIssuePath, SECTION_PARAMETER } from "#app/domain/newsroom/issues/issue-paths.ts";
import { IssuePage } from "#app/features/newsroom/issues/issue-page.tsx";
import { toIssueView } from "#app/features/newsroom/issues/issue-view-model.ts";
import { requireIssue } from "#app/loaders/newsroom/require-issues.ts";
import type { Route } from "./+types/redaktion.newsletter.$slug.ts";

const MAX_WORDS = 300;

/** The next issue of a newsletter, or that of a day, and the posts that somebody looks for. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams: query } = url;
  const words = (query.get("q") ?? "").trim().slice(0, MAX_WORDS);
  const asked = await requireIssue(context, url, parseIssuePath(url.pathname), words === "" ? null : words);
  const section = query.get(SECTION_PARAMETER) ?? "";
  const opened = /^\d{1,2}$/.test(section) ? Number(section) : null;
  const code = query.get(DONE_PARAMETER);
  const done = code === null ? null : { code, at: query.get(AT_PARAMETER) ?? "" };
  return { view: toIssueView(asked, { opened, words, done }), rights: asked.rights };
}

export const action = toRouteAction(issueActions, { wrong: 422 });

export const meta: Route.MetaFunction = ({ loaderData }) => toNewsroomMeta(loaderData?.view.title ?? "Newsletter");

export default function Issue({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <IssuePage {...loaderData} form={actionData === undefined ? null : { name: actionData.form, state: actionData.state }} />
  );
}
