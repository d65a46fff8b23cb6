import type { Tone } from "./status-view.ts";

/** Upper bounds of good and of what needs work, as Google names them: milliseconds, of CLS the score. */
const bounds: Readonly<Record<string, readonly [good: number, fair: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
};

/** Below it a number says more of one reader than of the page. */
export const FEW = 20;

/** How a 75th percentile is judged. */
export function decideRating(measure: string, value: number): { tone: Tone; text: string } {
  const [good, fair] = bounds[measure] ?? [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  if (value <= good) return { tone: "good", text: "gut" };
  return value <= fair ? { tone: "warn", text: "verbesserbar" } : { tone: "bad", text: "schlecht" };
}

/** `2,3 s`, `180 ms`, `0,08`. */
export function toVitalText(measure: string, value: number): string {
  if (measure === "CLS") return format(value, 2);
  return value >= 1000 ? `${format(value / 1000, 1)} s` : `${format(value, 0)} ms`;
}

function format(value: number, digits: number): string {
  return value.toLocaleString("de-AT", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
