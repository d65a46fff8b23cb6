/** What was counted, in words: of one post, of a day, or of all together. */
import type { CountedFieldsFragment } from "#graphql/generated/operations.ts";

export type SourceView = { label: string; count: number; text: string; share: number; shareText: string };
export type CountedView = ReturnType<typeof toCountedView>;

export const NONE = "–";
const MINUTE_S = 60;

export const sourceTitles = {
  SEARCH: "Suche",
  SOCIAL: "Soziale Medien",
  NEWSLETTER: "Newsletter",
  PUSH: "Push",
  OWN: "Eigene Seiten",
  DIRECT: "Direkt",
  OTHER: "Andere Seiten",
} as const satisfies Record<CountedFieldsFragment["sources"][number]["source"], string>;
/** Of pages that came from a cache with an older script, and of readings from before sources were counted. */
export const UNKNOWN_SOURCE = "Ohne Angabe";

export function toCountedView(counted: CountedFieldsFragment) {
  return {
    readers: toCountText(counted.readers),
    time: toTimeText(counted.median_s),
    sources: listSources(counted),
    walls: toCountText(counted.walls),
    started: toCountText(counted.started),
    /** Of those that were begun; null where there is nothing to say. */
    completed: counted.completed === 0 ? null : `${toCountText(counted.completed)} gekauft`,
    comments: toCountText(counted.comments),
  };
}

/** The most frequent first; what nobody came by is left out. */
function listSources({ readers, sources }: CountedFieldsFragment): SourceView[] {
  const known = sources.map(({ source, count }) => ({ label: sourceTitles[source], count }));
  const unknown = countUnknown({ readers, sources });
  const all = unknown > 0 ? [...known, { label: UNKNOWN_SOURCE, count: unknown }] : known;
  const total = all.reduce((sum, { count }) => sum + count, 0);
  return all
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .map(({ label, count }) => {
      const share = Math.round((count / total) * 100);
      return { label, count, text: toCountText(count), share, shareText: share === 0 ? "<\u00a01\u00a0%" : `${share}\u00a0%` };
    });
}

/** Readers who did not say how they came. */
export function countUnknown({ readers, sources }: Pick<CountedFieldsFragment, "readers" | "sources">): number {
  return Math.max(0, readers - sources.reduce((sum, { count }) => sum + count, 0));
}

export function toCountText(count: number): string {
  return count.toLocaleString("de-AT");
}

/** `1:38 min` */
function toTimeText(seconds: number | null): string {
  if (seconds === null) return NONE;
  return `${Math.floor(seconds / MINUTE_S)}:${String(seconds % MINUTE_S).padStart(2, "0")}\u00a0min`;
}
