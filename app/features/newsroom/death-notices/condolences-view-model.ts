/** Words of condolence in the newsroom. */
import {
  type CondolenceChoice,
  type CondolenceState,
  condolenceStateWords,
  toCondolencesPath,
  toNewsroomDeathNoticePath,
} from "#app/domain/death-notice/newsroom-death-notice-paths.ts";
import { toMomentText } from "#app/domain/post/date-text.ts";
import type { GetNewsroomCondolencesQuery } from "#graphql/generated/operations.ts";

type WireCondolence = NonNullable<NonNullable<GetNewsroomCondolencesQuery["newsroom"]>["condolences"]>[number];

export type NewsroomCondolence = {
  id: number;
  revision: number;
  name: string;
  place: string;
  sent: string;
  paragraphs: string[];
  notice: { name: string; link: string };
  /** Null where none was given, or it is deleted. */
  email: string | null;
};

export type CondolencesView = {
  choice: CondolenceChoice;
  tabs: { title: string; path: string; isCurrent: boolean; count: string | null }[];
  items: NewsroomCondolence[];
  /** The next page; null for the last. */
  next: string | null;
};

/** As many as the back end gives. */
const A_PAGE = 30;
const stateTitles: Record<CondolenceState, string> = { HELD: "Wartend", SHOWN: "Gezeigt", REFUSED: "Abgelehnt" };

export function toCondolencesView(
  condolences: readonly WireCondolence[],
  { choice, held }: { choice: CondolenceChoice; held: number },
): CondolencesView {
  const last = condolences.at(-1);
  return {
    choice,
    tabs: (Object.keys(condolenceStateWords) as CondolenceState[]).map((state) => ({
      title: stateTitles[state],
      path: toCondolencesPath({ ...choice, state, after: null }),
      isCurrent: state === choice.state,
      // Of all notices together.
      count: state === "HELD" && held > 0 && choice.notice === null ? String(held) : null,
    })),
    items: condolences.map(toItem),
    next: condolences.length < A_PAGE || last === undefined ? null : toCondolencesPath({ ...choice, after: last.condolence.id }),
  };
}

function toItem({ condolence, revision, notice, notice_name: name, email }: WireCondolence): NewsroomCondolence {
  return {
    id: condolence.id,
    revision,
    name: condolence.name,
    place: condolence.place,
    sent: toMomentText(condolence.sent),
    paragraphs: condolence.text.split(/\n{2,}/).filter((paragraph) => paragraph !== ""),
    notice: { name, link: toNewsroomDeathNoticePath(notice) },
    email,
  };
}
