/** The counts of one isolate, in memory until they are taken. Counting is an addition: nothing waits for it. */
import { MAX_DETAIL, MAX_LABEL, type MetricCount, type MetricName } from "./metric.ts";

/** Counts one thing. Keep it where it is counted often: then counting looks nothing up. */
export type Tally = MetricCount;

/** Far more than there are kinds of pages and events; what comes on top is not counted, so that no client can fill the memory. */
const MAX_TALLIES = 2000;

const tallies = new Map<string, Tally>();
const overflow: Tally = { name: "answer", label: "", detail: "", count: 0 };

/** The tally of a name, label and detail; the same one each time. */
export function openTally(name: MetricName, label: string, detail = ""): Tally {
  const key = `${name}\n${label}\n${detail}`;
  const known = tallies.get(key);
  if (known !== undefined) return known;
  if (tallies.size >= MAX_TALLIES) return overflow;
  const tally = { name, label: label.slice(0, MAX_LABEL), detail: detail.slice(0, MAX_DETAIL), count: 0 };
  tallies.set(key, tally);
  return tally;
}

/** Something was counted by `countMetric` since the last time that counts were taken. */
let isPending = false;

/** Counts one more. */
export function countMetric(name: MetricName, label = "", detail = ""): void {
  openTally(name, label, detail).count += 1;
  isPending = true;
}

export function hasCounts(): boolean {
  return isPending;
}

/** All that was counted since the last time; the counts start again at zero. */
export function takeCounts(): MetricCount[] {
  const taken: MetricCount[] = [];
  isPending = false;
  for (const tally of tallies.values()) {
    if (tally.count === 0) continue;
    taken.push({ ...tally });
    tally.count = 0;
  }
  return taken;
}

/** What could not be kept counts on. */
export function giveBack(counts: readonly MetricCount[]): void {
  for (const { name, label, detail, count } of counts) openTally(name, label, detail).count += count;
  isPending ||= counts.length > 0;
}
