/** How the newsroom names what a comment is, and what was decided about it (decision 100). */
import type { GetNewsroomCommentsQuery, NewsroomCommentPartsFragment } from "#graphql/generated/operations.ts";

type Case = NonNullable<NonNullable<GetNewsroomCommentsQuery["newsroom"]>["comment"]>;
type Comment = Omit<NewsroomCommentPartsFragment, " $fragmentName">;

/** Why the newsroom reads it first. */
export const holdTexts: Record<NonNullable<Comment["held_for"]>, string> = {
  RULE: "wird bei diesem Beitrag vorher gelesen",
  NEW_ACCOUNT: "neues Konto",
  LINK: "enthält eine Adresse",
  REPEAT: "wiederholt sich",
  SHOUTING: "schreit",
  WORD: "enthält ein Wort der Liste",
  SITE: "in WordPress ausgeblendet",
};

export type Badge = { text: string; isUrgent: boolean };

/** What stands at a comment beside its author and its time. */
export function toBadges(comment: Comment): Badge[] {
  const { state, held_for: heldFor, reports } = comment;
  const badges: (Badge | null)[] = [
    comment.is_by_newsroom ? { text: "Redaktion", isUrgent: false } : null,
    state === "HELD" ? { text: `wartet: ${heldFor === null ? "" : holdTexts[heldFor]}`, isUrgent: true } : null,
    state === "HIDDEN" ? { text: "ausgeblendet", isUrgent: false } : null,
    state === "GONE" ? { text: "gelöscht", isUrgent: false } : null,
    reports > 0 ? { text: reports === 1 ? "1 Meldung" : `${reports} Meldungen`, isUrgent: true } : null,
    comment.has_complaint ? { text: "Beschwerde", isUrgent: true } : null,
    state === "SHOWN" && !comment.is_seen ? { text: "neu", isUrgent: false } : null,
    comment.is_edited ? { text: "geändert", isUrgent: false } : null,
  ];
  return badges.filter((badge) => badge !== null);
}

export const decisionTexts: Record<Case["decisions"][number]["kind"], string> = {
  SHOWN: "Freigegeben",
  HIDDEN: "Ausgeblendet",
  DELETED: "Gelöscht",
  BANNED: "Verfasser gesperrt",
  UNBANNED: "Sperre aufgehoben",
};
