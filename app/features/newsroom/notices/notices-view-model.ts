/** Notices from the wire as the newsroom's pages show them. */
import { sanitizeRich } from "#app/components/content/sanitize-content.ts";
import { toCommentPath } from "#app/domain/comment/comment-paths.ts";
import { NEWSROOM_COMMENTS_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { noticeOutcomes } from "#app/domain/notice/notice-form.ts";
import { toNewsroomNoticePath, toNoticesPath } from "#app/domain/notice/notice-paths.ts";
import { toDayText, toMomentText } from "#app/domain/post/date-text.ts";
import { toPlainText } from "#app/domain/post/plain-text.ts";
import type { GetNewsroomNoticeQuery, GetNewsroomNoticesQuery } from "#graphql/generated/operations.ts";
import { toCategoryTitle } from "#shared/rules/notice-rules.ts";

type WireLine = NonNullable<NonNullable<GetNewsroomNoticesQuery["newsroom"]>["notices"]>[number];
type WireNotice = NonNullable<NonNullable<GetNewsroomNoticeQuery["newsroom"]>["notice"]>;

export type NoticeView = ReturnType<typeof toNoticeView>;
export type NoticesView = ReturnType<typeof toNoticesView>;

/** As the back end pages them. */
const NOTICES_A_PAGE = 50;

const toTitle = (category: string) => toCategoryTitle(category.toLowerCase().replace("_", "-"));
const toOutcome = (outcome: string) => noticeOutcomes.find((known) => known.outcome === outcome)?.title ?? "";

export function toNoticesView(notices: readonly WireLine[], isOpen: boolean) {
  const last = notices.length < NOTICES_A_PAGE ? undefined : notices.at(-1);
  return {
    isOpen,
    notices: notices.map(toNoticeLine),
    /** Address of the next page. */
    more: last === undefined ? null : toNoticesPath({ isOpen, after: last.id }),
  };
}

function toNoticeLine({ id, category, received, comment_id: comment, details, decision }: WireLine) {
  const facts = [
    toMomentText(received),
    comment === null ? (details?.place ?? "") : `Kommentar Nr. ${comment}`,
    decision === null ? "" : toOutcome(decision.outcome),
  ];
  return {
    id,
    path: toNewsroomNoticePath(id),
    title: `Nr. ${id}: ${toTitle(category)}`,
    text: facts.filter((fact) => fact !== "").join(" · "),
    isOpen: decision === null,
  };
}

export function toNoticeView({ id, category, received, comment_id: commentId, comment, details, decision }: WireNotice) {
  return {
    id,
    path: toNewsroomNoticePath(id),
    title: toTitle(category),
    received: toMomentText(received),
    explanation: details?.explanation ?? null,
    place: details?.place ?? null,
    sender: details === null ? [] : toSender(details),
    comment: comment === null ? null : toComment(comment),
    /** A comment that is gone with its text. */
    isCommentGone: commentId !== null && comment === null,
    decision: decision === null ? null : toDecision(decision),
    /** What was written is deleted then. */
    deleted: details?.deleted == null ? null : toDayText(details.deleted),
  };
}

function toSender({ name, email }: NonNullable<WireNotice["details"]>) {
  const facts = [
    { label: "Name", text: name === "" ? "nicht genannt" : name },
    { label: "E-Mail", text: email === "" ? "nicht genannt: Die Entscheidung geht an niemanden" : email },
  ];
  return facts;
}

function toComment({ id, author, html, is_hidden: isHidden, post_title, post_link: link }: NonNullable<WireNotice["comment"]>) {
  return {
    id,
    author,
    html: sanitizeRich(html),
    isHidden,
    post: { title: toPlainText(post_title), link },
    /** Where readers read it; null where they cannot. */
    path: isHidden ? null : toCommentPath(link, id),
    /** Where the newsroom decides about it, which closes this notice. */
    decidePath: `${NEWSROOM_COMMENTS_PATH}?kommentar=${id}`,
  };
}

function toDecision({ outcome, decided, reason }: NonNullable<WireNotice["decision"]>) {
  return { title: toOutcome(outcome), time: toMomentText(decided), reason };
}
