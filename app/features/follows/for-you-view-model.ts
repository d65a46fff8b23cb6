import type { Teaser } from "#app/components/teaser/teaser.ts";
import { toTeaser } from "#app/components/teaser/to-teaser.ts";
import { toForYouPath } from "#app/domain/follows/follow-paths.ts";
import {
  type NamedSubject,
  parseSubjectName,
  type Subject,
  type SubjectKind,
  toCalled,
  toReason,
  toSubjectName,
  toSubjectPath,
  toTitleOfKey,
} from "#app/domain/follows/subject.ts";
import type { ForYouAnswer } from "#app/loaders/reader/read-for-you.ts";
import type { FollowingPageFragment } from "#graphql/generated/operations.ts";

export type FollowedRow = { subject: NamedSubject; text: string; link: string };

export type ForYouView = {
  isSignedIn: boolean;
  /** Notices in the browser are offered. */
  hasNotices: boolean;
  /** What is followed and there is a page of. */
  rows: FollowedRow[];
  /** What is followed and does not exist any more. */
  gone: NamedSubject[];
  /** Null where nobody can say what is new. `reasons` say why a post is there. */
  entries: { teaser: Teaser; reasons: string }[] | null;
  /** Address of the page with earlier posts; null on the last one. */
  next: string | null;
  /** Not the page with the newest. */
  isLater: boolean;
  /** This browser follows what the account does not. */
  canTakeAlong: boolean;
};

type WireSubject = Pick<FollowingPageFragment["gone"][number], "kind" | "key">;

export function toForYouView({ isSignedIn, following, kept, hasNotices }: ForYouAnswer, isLater: boolean): ForYouView {
  const frame = { isSignedIn, hasNotices, isLater, next: null, gone: [], canTakeAlong: false };
  if (following === null)
    return { ...frame, rows: (kept ?? []).map((subject) => toRow(withTitle(subject))), entries: kept === null ? [] : null };
  const rows = following.subjects.flatMap(({ kind, key, title }) => {
    const subject = toSubject({ kind, key });
    return subject === null ? [] : [toRow({ ...subject, title })];
  });
  const reasons = new Map(rows.map(({ subject }) => [toSubjectName(subject), toReason(subject)]));
  return {
    ...frame,
    rows,
    gone: following.gone.flatMap((wire) => {
      const subject = toSubject(wire);
      return subject === null ? [] : [withTitle(subject)];
    }),
    entries: following.items.map(({ post, subjects }) => ({
      teaser: toTeaser(post),
      reasons: subjects.flatMap((wire) => reasons.get(toSubjectName(toNames(wire))) ?? []).join(", "),
    })),
    next: following.next === null ? null : toForYouPath(following.next),
    canTakeAlong: isSignedIn && following.subjects.some(({ is_kept }) => !is_kept),
  };
}

function toRow(subject: NamedSubject): FollowedRow {
  return { subject, text: toCalled(subject), link: toSubjectPath(subject) };
}

function withTitle(subject: Subject): NamedSubject {
  return { ...subject, title: toTitleOfKey(subject) };
}

function toNames({ kind, key }: WireSubject): Subject {
  return { kind: kind.toLowerCase() as SubjectKind, key };
}

/** Null for what no form of ours could name. */
function toSubject(wire: WireSubject): Subject | null {
  return parseSubjectName(toSubjectName(toNames(wire)));
}
