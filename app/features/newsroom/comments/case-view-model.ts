/** One comment as the newsroom decides about it: what it answers, what was decided before, and who wrote it (decision 100). */
import { sanitizeRich } from "#app/components/content/sanitize-content.ts";
import { toCommentPath } from "#app/domain/comment/comment-paths.ts";
import { toQueuePath } from "#app/domain/newsroom/moderation-paths.ts";
import { toDayText, toMomentText } from "#app/domain/post/date-text.ts";
import { toPlainText } from "#app/domain/post/plain-text.ts";
import type { GetNewsroomCommentsQuery } from "#graphql/generated/operations.ts";
import { toGroundText } from "#shared/rules/comment-grounds.ts";
import { decisionTexts, toBadges } from "./comment-texts-view-model.ts";

type WireCase = NonNullable<NonNullable<GetNewsroomCommentsQuery["newsroom"]>["comment"]>;
type WireComment = WireCase["comment"];
type WireDecision = WireCase["decisions"][number];

export type CaseView = ReturnType<typeof toCaseView>;
export type NearView = ReturnType<typeof toNear>;
export type DecisionView = ReturnType<typeof toDecision>;

const BEGINNING = 200;

export function toCaseView({ comment, revision, ...rest }: WireCase) {
  const { id, author, state } = comment;
  const isOpen = state === "SHOWN";
  return {
    id,
    revision: String(revision),
    author,
    time: toMomentText(comment.date),
    html: sanitizeRich(comment.html),
    badges: toBadges(comment),
    post: { title: toPlainText(comment.post_title), link: comment.post_link, all: toPostQueue(comment.post_id) },
    /** Where readers see it; null where they do not. */
    link: isOpen ? toCommentPath(comment.post_link, id) : null,
    parents: rest.parents.map(toNear),
    answers: rest.answers.map(toNear),
    decisions: rest.decisions.map(toDecision),
    writer: rest.writer === null ? null : toWriter(rest.writer),
    complaint: comment.has_complaint ? (rest.decisions.find(isWaiting)?.complaint ?? null) : null,
    may: toPossible(comment, rest),
  };
}

/** Which forms the page has. */
function toPossible(
  { state, has_complaint: hasComplaint, is_seen: isSeen, reports }: WireComment,
  { is_written_here: isWrittenHere, is_deletable: isDeletable, writer }: Omit<WireCase, "comment" | "revision">,
) {
  const waits = state === "HELD" || state === "HIDDEN";
  return {
    /** What letting it through is called; null where there is nothing to let through. */
    show: state === "GONE" || hasComplaint ? null : waits ? "Freigeben" : isSeen && reports === 0 ? null : "In Ordnung",
    hide: state === "SHOWN" || state === "HELD",
    answer: state === "SHOWN",
    ban: writer !== null && writer.banned === null,
    unban: writer !== null && writer.banned !== null,
    delete: state !== "GONE",
    /** Only on its author's own wish. */
    isWishOnly: isWrittenHere && !isDeletable,
    isTold: isWrittenHere,
  };
}

const isWaiting = ({ complained, answered }: WireDecision) => complained !== null && answered === null;
const toPostQueue = (post: number) => toQueuePath({ list: "ALL", post, after: null, comment: null });

function toNear(comment: WireComment) {
  const text = toPlainText(comment.html);
  return {
    id: comment.id,
    author: comment.author,
    time: toMomentText(comment.date),
    text: text.length > BEGINNING ? `${text.slice(0, BEGINNING).toWellFormed().trimEnd()} …` : text,
    badges: toBadges(comment),
    path: toQueuePath({ list: "ALL", post: null, after: null, comment: comment.id }),
  };
}

function toDecision(decision: WireDecision) {
  const { kind, ground, reason, date, by, complaint, complained, answer, answered, is_upheld: isUpheld } = decision;
  return {
    what: decisionTexts[kind],
    who: `${by ?? "jemand"}, ${toMomentText(date)}`,
    ground: ground === null ? null : toGroundText(ground),
    reason,
    complaint: complaint === null || complained === null ? null : { text: complaint, time: toMomentText(complained) },
    answer:
      answer === null || answered === null
        ? null
        : {
            text: answer,
            who: `${isUpheld === true ? "Berechtigt" : "Nicht berechtigt"}: ${decision.answered_by ?? "jemand"}, ${toMomentText(answered)}`,
          },
  };
}

function toWriter({ name, since, banned, ...rest }: NonNullable<WireCase["writer"]>) {
  return {
    name,
    isBanned: banned !== null,
    facts: [
      { label: "Konto seit", text: toDayText(since) },
      { label: "Zu lesen", text: String(rest.shown_count) },
      { label: "Ausgeblendet", text: String(rest.hidden_count) },
      { label: "Wartend", text: String(rest.held_count) },
      ...(banned === null ? [] : [{ label: "Gesperrt seit", text: toMomentText(banned) }]),
    ],
    recent: rest.recent.map(toNear),
  };
}
