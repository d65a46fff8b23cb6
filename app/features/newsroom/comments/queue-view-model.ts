/** The newsroom's lists of comments (decision 100). */
import { type ModerationListName, moderationLists, type Queue, toQueuePath } from "#app/domain/newsroom/moderation-paths.ts";
import { toMomentText } from "#app/domain/post/date-text.ts";
import { toPlainText } from "#app/domain/post/plain-text.ts";
import type { GetNewsroomCommentsQuery } from "#graphql/generated/operations.ts";
import { toCaseView } from "./case-view-model.ts";
import { toBadges } from "./comment-texts-view-model.ts";

type WireNewsroom = NonNullable<GetNewsroomCommentsQuery["newsroom"]>;
type WireComment = NonNullable<WireNewsroom["comments"]>["items"][number];

export type QueueView = ReturnType<typeof toQueueView>;
export type QueueLine = ReturnType<typeof toLine>;

/** As the back end counts. */
const MAX_COUNTED = 100;
const BEGINNING = 280;

const emptyTexts: Record<ModerationListName, string> = {
  HELD: "Gerade wartet keiner. Hier steht, was nach den Regeln zuerst jemand lesen soll.",
  REPORTED: "Gerade ist keiner gemeldet.",
  UNSEEN: "Alle sind angesehen. Hier steht, was ohne dich erschienen ist.",
  COMPLAINTS: "Gerade beschwert sich niemand über eine Entscheidung.",
  ALL: "Noch kein Kommentar. Neue stehen hier, sobald sie eingetroffen sind.",
};

/** `queue.comment` may name one that is not on this page of its list. */
export function toQueueView({ comments, comment_counts: counts, comment }: WireNewsroom, queue: Queue) {
  const { items, next } = comments ?? { items: [], next: null };
  const toPath = (id: number | null) => toQueuePath({ ...queue, comment: id });
  const older = next === null ? null : toQueuePath({ ...queue, after: next, comment: null });
  const index = items.findIndex(({ id }) => id === queue.comment);
  return {
    title: moderationLists.find(({ list }) => list === queue.list)?.title ?? "",
    tabs: moderationLists.map(({ list, title, count }) => ({
      title,
      path: toQueuePath({ ...queue, list, after: null, comment: null }),
      isCurrent: list === queue.list,
      count: count === null || counts === null ? null : toCountText(counts[count]),
    })),
    lines: items.map((item) => toLine(item, toPath(item.id))),
    /** What "all seen" names of this page; null where it is not offered. */
    seen: queue.list === "UNSEEN" && items.length > 0 ? items.map(toSeenMark).join(" ") : null,
    first: items[0] === undefined ? null : toPath(items[0].id),
    older,
    /** Of this page without a comment. */
    path: toPath(null),
    emptyText: queue.post === null ? emptyTexts[queue.list] : "Zu diesem Beitrag gibt es hier keinen Kommentar.",
    case:
      comment === null
        ? null
        : {
            ...toCaseView(comment),
            path: toPath(comment.comment.id),
            /** "3 von 12"; null for one that is not on this page of the list. */
            position: index < 0 ? null : `${index + 1} von ${items.length}${next === null ? "" : "+"}`,
            nextId: items[index + 1]?.id ?? null,
            next: items[index + 1] === undefined ? older : toPath(items[index + 1]?.id ?? null),
            previous: index <= 0 ? null : toPath(items[index - 1]?.id ?? null),
          },
  };
}

const toSeenMark = ({ id, revision }: WireComment) => `${id}.${revision}`;

const toCountText = (count: number) => (count >= MAX_COUNTED ? `${MAX_COUNTED - 1}+` : String(count));

function toLine(comment: WireComment, path: string) {
  const { id, author, date, html } = comment;
  const text = toPlainText(html);
  return {
    id,
    path,
    author,
    time: toMomentText(date),
    text: text.length > BEGINNING ? `${text.slice(0, BEGINNING).toWellFormed().trimEnd()} …` : text,
    badges: toBadges(comment),
    post: toPlainText(comment.post_title),
    isQuiet: comment.state === "HIDDEN" || comment.state === "GONE",
  };
}
