import { commentRuleActions } from "#app/actions/newsroom/readers/comment-rule-actions.ts";
import { toRouteAction } from "#app/actions/run-form.ts";
import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { RulesPage } from "#app/features/newsroom/comments/rules-page.tsx";
import { toRulesView } from "#app/features/newsroom/comments/rules-view-model.ts";
import { requireCommentRules } from "#app/loaders/newsroom/require-comment-rules.ts";
import type { Route } from "./+types/redaktion.kommentare.regeln.ts";

/** Where comments are taken, under which names, and which words hold one (decision 100). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { rules, rights } = await requireCommentRules(context, url);
  return { view: toRulesView(rules), rights };
}

export const action = toRouteAction(commentRuleActions, { wrong: 422, limits: { maxFields: 1200, maxBytes: 256 * 1024 } });

export const meta = () => toNewsroomMeta("Regeln für Kommentare");

export default function CommentRules({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <RulesPage {...loaderData} form={actionData === undefined ? null : { name: actionData.form, state: actionData.state }} />
  );
}
