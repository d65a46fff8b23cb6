/** Where a post stood that was taken down: what has to be looked at to prove that it is gone. Kept as JSON in `tombstones.facts`. */

/** `linkedBy` are posts that point to it, by `/{slug}/{id}`; `issues` newsletters that had it, as `{newsletter}/{day}`. */
export type TakedownFacts = {
  slug: string;
  publishedAt: number;
  hasVideo: boolean;
  isLiveticker: boolean;
  formerPaths: string[];
  feeds: string[];
  linkedBy: string[];
  issues: string[];
  /** Paths of its picture files, once it is gone. */
  files: string[];
};
