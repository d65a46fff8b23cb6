/** Readers who come by a search or a link should not take old news for new. */

const YEAR_DAYS = 365.2425;
const DAY_MS = 24 * 60 * 60 * 1000;

/** "älter als ein Jahr", or null for what is younger, or has no date. `published` is ISO 8601. */
export function toOldNotice(published: string, now: Date): string | null {
  const years = Math.floor((now.getTime() - Date.parse(published)) / (YEAR_DAYS * DAY_MS));
  if (!(years >= 1)) return null;
  return `Dieser Beitrag ist älter als ${years === 1 ? "ein Jahr" : `${years} Jahre`}.`;
}
