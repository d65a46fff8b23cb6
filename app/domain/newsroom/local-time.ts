/** The time of the region in a field of a form: `2026-03-01T18:05`. */

const ZONE = "Europe/Vienna";
const parts = new Intl.DateTimeFormat("sv-SE", {
  timeZone: ZONE,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});
const MINUTE_MS = 60_000;

/** What a field shows for a moment. Empty for an invalid date. */
export function toLocalInput(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? "" : parts.format(date).replace(" ", "T");
}

/** The moment that a field names, ISO 8601 in UTC; null for an invalid text. An hour that is skipped in spring becomes the one after. */
export function parseLocalInput(text: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/.test(text)) return null;
  const asUtc = Date.parse(`${text.slice(0, 16)}Z`);
  if (Number.isNaN(asUtc)) return null;
  // The first guess is off by the zone's offset; the second sees whether the clocks changed in between.
  const guess = asUtc - toOffset(asUtc);
  return new Date(asUtc - toOffset(guess)).toISOString();
}

/** Milliseconds that the region's clocks are ahead of UTC. */
function toOffset(moment: number): number {
  const minute = Math.floor(moment / MINUTE_MS) * MINUTE_MS;
  return Date.parse(`${toLocalInput(new Date(minute).toISOString())}Z`) - minute;
}
