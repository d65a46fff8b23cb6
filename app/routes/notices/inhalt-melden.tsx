import { noticeActions, noticeLimits } from "#app/actions/notice/notice-actions.ts";
import { runForm } from "#app/actions/run-form.ts";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import { COMMENT_PARAMETER, NOTICE_PATH } from "#app/domain/notice/notice-paths.ts";
import { NoticePage } from "#app/features/notice/notice-page.tsx";
import { toReportedComment } from "#app/features/notice/notice-view-model.ts";
import { toPageView } from "#app/features/page/page-view-model.ts";
import { StandingPage } from "#app/features/page/standing-page.tsx";
import { unknownRoute } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { requirePage } from "#app/loaders/page/require-page.ts";
import { readNoticeRules } from "#app/loaders/reader/rules/read-notice-rules.ts";
import type { Route } from "./+types/inhalt-melden.ts";

/** Everybody reports what is against the law or the rules. Of a publisher whose back end takes no notices, the page of that name. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const comment = url.searchParams.get(COMMENT_PARAMETER);
  const rules = await readNoticeRules(context, parsePostId(comment));
  const canonical = toAddress(context, url, NOTICE_PATH);
  if (rules === null) {
    const page = await requirePage(context, url);
    const view = toPageView(page);
    return { notice: null, page: view, meta: { title: view.title, description: page.description, canonical } };
  }
  const reported = rules.comment === null ? null : toReportedComment(rules.comment);
  const notice = { comment: reported, isCommentGone: comment !== null && reported === null, keepDays: rules.keep_days };
  const description = "Rechtswidrige Inhalte und Verstöße gegen die Regeln melden, ohne Anmeldung.";
  return { notice, page: null, meta: { title: "Inhalt melden", description, canonical } };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  if ((await readNoticeRules(context, null)) === null) throw unknownRoute(url);
  return runForm(noticeActions, { context, request, url }, { wrong: 422, limits: noticeLimits });
}

export const meta: Route.MetaFunction = toPageMeta;

export default function Report({ loaderData: { notice, page }, actionData }: Route.ComponentProps) {
  if (notice === null) return page === null ? null : <StandingPage view={page} />;
  return <NoticePage {...notice} sent={actionData?.state ?? emptyForm} />;
}
