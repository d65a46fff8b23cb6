/** Addresses of comments (decision 100). */

/** `link` is the post's. */
export function toCommentsPath(link: string): string {
  return `${link}/kommentare`;
}

/** The page of a comment's conversation, at the comment. */
export function toCommentPath(link: string, id: number): string {
  return `${toCommentsPath(link)}/${id}#${toCommentAnchor(id)}`;
}

export function toCommentAnchor(id: number): string {
  return `kommentar-${id}`;
}

/** What a reader wrote, and what became of it: personal. */
export const OWN_COMMENTS_PATH = "/profil/kommentare";

export function toOwnCommentPath(id: number): string {
  return `${OWN_COMMENTS_PATH}/${id}`;
}

/** The form of a notice about a comment, for everybody. */
export function toReportPath(id: number): string {
  return `/inhalt-melden?kommentar=${id}`;
}

export const COMMENT_RULES_PATH = "/kommentarregeln";

export const commentSorts = [
  { sort: "USEFUL", word: null, title: "Lesenswert" },
  { sort: "NEWEST", word: "neueste", title: "Neueste" },
  { sort: "OLDEST", word: "aelteste", title: "Älteste" },
] as const;
export type CommentSort = (typeof commentSorts)[number]["sort"];
export const SORT_PARAMETER = "sortierung";
export const AFTER_PARAMETER = "nach";
export const SORT_WORD = /^(?:neueste|aelteste)$/;
/** Of a list of conversations, and within a conversation: as the back end gives them. */
export const LIST_CURSOR = /^\d{1,9}\.-?\d{1,12}\.\d{1,10}$/;
export const CONVERSATION_CURSOR = /^(?:[0-9a-f]{12}){1,3}$/;

/** For an unknown word the first. */
export function parseSort(word: string | null): CommentSort {
  return commentSorts.find((entry) => entry.word === word)?.sort ?? "USEFUL";
}
