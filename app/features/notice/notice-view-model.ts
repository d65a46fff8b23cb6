/** The comment that a notice is about, as the form shows it. */
import { sanitizeRich } from "#app/components/content/sanitize-content.ts";
import { toCommentPath } from "#app/domain/comment/comment-paths.ts";
import { toMomentText } from "#app/domain/post/date-text.ts";
import { toPlainText } from "#app/domain/post/plain-text.ts";
import type { GetNoticeRulesQuery } from "#graphql/generated/operations.ts";

export type NoticeRules = NonNullable<GetNoticeRulesQuery["notice_rules"]>;
export type ReportedCommentView = ReturnType<typeof toReportedComment>;

export function toReportedComment({
  id,
  author,
  date,
  html,
  post_title: title,
  post_link: link,
}: NonNullable<NoticeRules["comment"]>) {
  return {
    id,
    author,
    html: sanitizeRich(html),
    time: toMomentText(date),
    path: toCommentPath(link, id),
    post: { title: toPlainText(title), link },
  };
}
