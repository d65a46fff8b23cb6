/** Sums of what was counted, as the newsroom reads them. */

import { toPercentile } from "#shared/metrics/vital-steps.ts";
import { type Source, timeSteps } from "#shared/rules/post-counts.ts";

/** A row of `post_counts`, summed over days or posts. */
export type CountRow = { name: string; detail: string; count: number };

export type CountedNumbers = {
  readers: number;
  timed: number;
  median_s: number | null;
  walls: number;
  started: number;
  completed: number;
  comments: number;
  sources: { source: Uppercase<Source>; count: number }[];
};

type Summed = { readers: number; comments: number; counts: readonly CountRow[] };

export function toNumbers({ readers, comments, counts }: Summed): CountedNumbers {
  const of = (name: string) => counts.filter((row) => row.name === name);
  const sum = (name: string) => of(name).reduce((total, { count }) => total + count, 0);
  return {
    readers,
    timed: sum("time"),
    median_s: toMedian(of("time")),
    walls: sum("wall"),
    started: sum("started"),
    completed: sum("completed"),
    comments,
    sources: of("source").map(({ detail, count }) => ({ source: detail.toUpperCase() as Uppercase<Source>, count })),
  };
}

/** Read evenly within its step. */
function toMedian(times: readonly CountRow[]): number | null {
  const steps: readonly number[] = timeSteps;
  const median = toPercentile(steps, new Map(times.map(({ detail, count }) => [steps.indexOf(Number(detail)), count])), 0.5);
  return median === null ? null : Math.round(median);
}
