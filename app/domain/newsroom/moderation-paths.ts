/** Addresses of the newsroom's lists of comments (decision 100). */
import { NEWSROOM_COMMENTS_PATH, parsePastedPost, parsePostId } from "./newsroom-paths.ts";

/** `word` stands in the address, `title` on the tab; `count` names the number that waits, null where none does. */
export const moderationLists = [
  { list: "HELD", word: "pruefen", title: "Zu prüfen", count: "held" },
  { list: "REPORTED", word: "gemeldet", title: "Gemeldet", count: "reported" },
  { list: "UNSEEN", word: "neu", title: "Neu", count: "unseen" },
  { list: "COMPLAINTS", word: "beschwerden", title: "Beschwerden", count: "complaints" },
  { list: "ALL", word: "alle", title: "Alle", count: null },
] as const;
export type ModerationListName = (typeof moderationLists)[number]["list"];

/** `after` is the cursor of a page; `comment` the one that is decided about. */
export type Queue = { list: ModerationListName; post: number | null; after: number | null; comment: number | null };

export const LIST_PARAMETER = "liste";
export const POST_PARAMETER = "beitrag";
const AFTER_PARAMETER = "ab";
const COMMENT_PARAMETER = "kommentar";

export const COMMENT_RULES_PATH = `${NEWSROOM_COMMENTS_PATH}/regeln`;

/** What waits; of one post all. */
const toUsualList = (post: number | null): ModerationListName => (post === null ? "HELD" : "ALL");

/** An unknown list is the usual one. `post` takes an address too. */
export function parseQueue(parameters: URLSearchParams): Queue {
  const post = parsePastedPost(parameters.get(POST_PARAMETER) ?? "");
  const word = parameters.get(LIST_PARAMETER);
  return {
    list: moderationLists.find((entry) => entry.word === word)?.list ?? toUsualList(post),
    post,
    after: parsePostId(parameters.get(AFTER_PARAMETER)),
    comment: parsePostId(parameters.get(COMMENT_PARAMETER)),
  };
}

export function toWord(list: ModerationListName): string {
  return moderationLists.find((entry) => entry.list === list)?.word ?? "";
}

export function toQueuePath({ list, post, after, comment }: Queue): string {
  const query = new URLSearchParams({
    ...(list === toUsualList(post) ? {} : { [LIST_PARAMETER]: toWord(list) }),
    ...(post === null ? {} : { [POST_PARAMETER]: String(post) }),
    ...(after === null ? {} : { [AFTER_PARAMETER]: String(after) }),
    ...(comment === null ? {} : { [COMMENT_PARAMETER]: String(comment) }),
  });
  return query.size === 0 ? NEWSROOM_COMMENTS_PATH : `${NEWSROOM_COMMENTS_PATH}?${query}`;
}
