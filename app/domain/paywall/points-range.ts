/** The range in which a reader's available points lie (rules 9). */
import { PORTAL_ID } from "#brand/portal-id.ts";

/** Where this browser keeps the available points: a number as text. */
export const POINTS_KEY = `${PORTAL_ID}:available-points`;

/** Where each range begins; the last one is open. */
const begins = [0, 40, 100, 400, 2000, 6000, 12000, 20000, 32000, 47000, 70000, 100000] as const;

/** `stored` is what local storage has; anything but a number counts as no points. */
export function toPointsRange(stored: string | null): string {
  const points = /^\d{1,15}$/.test(stored ?? "") ? Number(stored) : 0;
  const index = begins.findLastIndex((begin) => begin <= points);
  const next = begins[index + 1];
  return next === undefined ? `>=${begins[index]}` : `${begins[index]}-${next - 1}`;
}
