import type { Teaser } from "#app/components/teaser/teaser.ts";

/** A saved article as lists show it. */
export type BookmarkEntry = {
  teaser: Teaser;
  /** ISO 8601. */
  savedAt: string;
};
