/**
 * Web vitals are kept as a histogram: a measurement becomes one of some twenty steps, and a step is counted. So they add up over
 * readers and time, and no single measurement is kept. The bounds that Google names good and poor are bounds of steps.
 */

export const vitalNames = ["LCP", "INP", "CLS", "FCP", "TTFB"] as const;
export type VitalName = (typeof vitalNames)[number];

const milliseconds = [
  50, 100, 150, 200, 300, 400, 500, 650, 800, 1000, 1250, 1500, 1800, 2150, 2500, 3000, 3500, 4000, 5000, 6500, 8000, 10_000,
  15_000, 20_000, 30_000, 60_000,
];
const shifts = [0.01, 0.02, 0.03, 0.05, 0.07, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 0.75, 1, 2];

/** Upper bounds: milliseconds, of CLS its score. What is larger than the last is in the last. */
export function listSteps(name: VitalName): readonly number[] {
  return name === "CLS" ? shifts : milliseconds;
}

/** The step of a value, from 0. */
export function toStep(steps: readonly number[], value: number): number {
  const found = steps.findIndex((bound) => value <= bound);
  return found === -1 ? steps.length - 1 : found;
}

/**
 * The value below which `share` (0.75) of what was counted lies, read evenly within its step; null when nothing was counted.
 * `counts` by step.
 */
export function toPercentile(steps: readonly number[], counts: ReadonlyMap<number, number>, share: number): number | null {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let before = 0;
  for (const [step, upper] of steps.entries()) {
    const count = counts.get(step) ?? 0;
    const wanted = total * share;
    if (count > 0 && before + count >= wanted) {
      const lower = steps[step - 1] ?? 0;
      return lower + ((upper - lower) * (wanted - before)) / count;
    }
    before += count;
  }
  return steps.at(-1) ?? null;
}
