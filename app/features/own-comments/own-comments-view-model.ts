/** A reader's own comments, and what became of them (decision 100). */
import { sanitizeRich } from "#app/components/content/sanitize-content.ts";
import { OWN_COMMENTS_PATH, toCommentPath, toOwnCommentPath } from "#app/domain/comment/comment-paths.ts";
import { toClockText } from "#app/domain/post/clock-text.ts";
import { toMomentText } from "#app/domain/post/date-text.ts";
import { toPlainText } from "#app/domain/post/plain-text.ts";
import type { GetOwnCommentsQuery, OwnCommentPartsFragment } from "#graphql/generated/operations.ts";
import { toGroundText } from "#shared/rules/comment-grounds.ts";

type WireList = NonNullable<GetOwnCommentsQuery["own_comments"]>;

const holdTexts: Record<NonNullable<OwnCommentPartsFragment["held_for"]>, string> = {
  RULE: "Bei diesem Artikel liest die Redaktion jeden Kommentar, bevor er erscheint.",
  NEW_ACCOUNT: "Deinen ersten Kommentar liest die Redaktion, bevor er erscheint.",
  LINK: "Er enthält eine Adresse: Solche Kommentare liest die Redaktion zuerst.",
  REPEAT: "Denselben Text hast du schon einmal geschrieben: Die Redaktion liest ihn zuerst.",
  SHOUTING: "Er besteht fast nur aus Großbuchstaben oder Rufzeichen: Die Redaktion liest ihn zuerst.",
  WORD: "Er enthält ein Wort, bei dem die Redaktion zuerst nachsieht.",
  SITE: "Er wurde in unserem Redaktionssystem ausgeblendet: Die Redaktion sieht ihn sich noch einmal an.",
};

export type OwnCommentView = ReturnType<typeof toOwnCommentView>;
export type OwnCommentsView = { publicName: string | null; isBanned: boolean; comments: OwnCommentView[]; next: string | null };

export function toOwnCommentsView({ public_name, is_banned, items, next }: WireList): OwnCommentsView {
  return {
    publicName: public_name,
    isBanned: is_banned,
    comments: items.map(toOwnCommentView),
    next: next === null ? null : `${OWN_COMMENTS_PATH}?vor=${next}`,
  };
}

export function toOwnCommentView(comment: OwnCommentPartsFragment) {
  const { id, state, held_for: heldFor, editable_until: until, decision, post_link: postLink } = comment;
  return {
    id,
    path: toOwnCommentPath(id),
    /** Where everybody reads it; null where nobody does. */
    link: state === "SHOWN" ? toCommentPath(postLink, id) : null,
    post: { title: toPlainText(comment.post_title), link: postLink },
    text: comment.text,
    html: sanitizeRich(comment.html),
    time: `${toMomentText(comment.date)}${comment.is_edited ? ", geändert" : ""}`,
    state,
    stateText: toStateText(state),
    why: state === "HELD" && heldFor !== null ? holdTexts[heldFor] : null,
    /** The time of day until which it can be changed. */
    editableUntil: until === null ? null : `${toClockText(until)} Uhr`,
    useful: comment.useful_count,
    decision: decision === null ? null : toDecision(decision),
  };
}

function toStateText(state: OwnCommentPartsFragment["state"]): string {
  switch (state) {
    case "SHOWN":
      return "Dein Kommentar steht beim Artikel.";
    case "HELD":
      return "Dein Kommentar wartet auf die Redaktion.";
    case "HIDDEN":
      return "Die Redaktion hat deinen Kommentar entfernt.";
  }
}

function toDecision(decision: NonNullable<OwnCommentPartsFragment["decision"]>) {
  return {
    ground: toGroundText(decision.ground),
    reason: decision.reason,
    time: toMomentText(decision.date),
    canComplain: decision.can_complain,
    hasComplained: decision.has_complained,
    answer: decision.answer,
    isUpheld: decision.is_upheld,
  };
}
