/** How old a post is, in the buckets of rules 9 (days). */

const DAY_MS = 24 * 60 * 60 * 1000;
/** The last day of each bucket; what is older is in the open one. */
const lastDays = [3, 7, 14, 30, 60] as const;

/** `published` is ISO 8601. Null when that is no date. */
export function toContentAge(published: string, now: Date): string | null {
  const age = now.getTime() - Date.parse(published);
  if (Number.isNaN(age)) return null;
  const days = Math.max(0, Math.floor(age / DAY_MS));
  const index = lastDays.findIndex((last) => days <= last);
  const first = (lastDays[(index === -1 ? lastDays.length : index) - 1] ?? -1) + 1;
  return index === -1 ? `${first}+` : `${first}-${lastDays[index]}`;
}
