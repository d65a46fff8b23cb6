/** How old a post is, in the words that analytics and the paywall provider count by (rules 9, in days). */

const DAY_MS = 86_400_000;

export type ContentAge = "0-3" | "4-7" | "8-14" | "15-30" | "31-60" | "61+";

/** The last whole day of each, youngest first. */
const buckets: readonly [ContentAge, number][] = [
  ["0-3", 3],
  ["4-7", 7],
  ["8-14", 14],
  ["15-30", 30],
  ["31-60", 60],
];

/**
 * By whole days since `published`, ISO 8601. A post from the future, by a reader's slow clock or an embargo, has the lowest age.
 * Null for an invalid date.
 */
export function toContentAge(published: string, now: Date): ContentAge | null {
  const days = Math.floor((now.getTime() - Date.parse(published)) / DAY_MS);
  if (Number.isNaN(days)) return null;
  return buckets.find(([, last]) => days <= last)?.[0] ?? "61+";
}
