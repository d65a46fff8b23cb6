/** Statements of readers' pages that take long, by their text without its values (decision 97). */
import { countMetric } from "#shared/metrics/meter.ts";

/** A page has two batches; with one of this length its reader notices. */
export const SLOW_MS = 100;

/** Upper bounds in milliseconds; what is longer is in the last. */
export const slowSteps = [150, 250, 500, 1000, 2500, 5000, 30_000] as const;

/** `durationMs` is D1's own word: in the database alone, without the way there. */
export function countWhenSlow(sql: string, durationMs: number): void {
  if (durationMs < SLOW_MS) return;
  const step = slowSteps.findIndex((bound) => durationMs <= bound);
  countMetric("statement", toStatementName(sql), String(step === -1 ? slowSteps.length - 1 : step));
}

/** One line; what of it is not a parameter says nothing of a reader, and is cut where it is long. */
function toStatementName(sql: string): string {
  return sql
    .replace(/'[^']*'/g, "'…'")
    .replace(/\s+/g, " ")
    .trim();
}
