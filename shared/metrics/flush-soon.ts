/** Takes an isolate's counts to where they are kept, once in a while and after an answer has left. */

import { logError } from "#shared/log/log.ts";
import { giveBack, takeCounts } from "./meter.ts";
import type { MetricCount } from "./metric.ts";

/** Keeps counts; rejects when it cannot. */
export type KeepCounts = (counts: readonly MetricCount[]) => Promise<void>;

/** Work after an answer may take 30 seconds on the platform; what an isolate counts is that old at most. */
export const FLUSH_AFTER_MS = 10_000;
/** A flush that has said nothing for so long was ended with its request. */
const GIVEN_UP_AFTER_MS = 60_000;
/** Asking for the time costs more than counting: it is asked for once in so many answers. */
const LOOK_EVERY = 64;

/** Lets work go on after an answer. The platform's own wants to be called as a method. */
type Afterwards = { waitUntil: (work: Promise<unknown>) => void };

export type FlushSoon = (afterwards: Afterwards, keep: KeepCounts) => void;

/** One an isolate. `wait` resolves after so many milliseconds. */
export function createFlushSoon(
  wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  clock: () => number = Date.now,
): FlushSoon {
  let begunAt: number | null = null;
  let looks = 0;

  async function flush(keep: KeepCounts): Promise<void> {
    await wait(FLUSH_AFTER_MS);
    begunAt = null;
    await flushNow(keep);
  }

  return (afterwards, keep) => {
    if (begunAt !== null) {
      looks += 1;
      if (looks % LOOK_EVERY !== 0 || clock() - begunAt < GIVEN_UP_AFTER_MS) return;
    }
    begunAt = clock();
    afterwards.waitUntil(flush(keep));
  };
}

/** Never rejects: counts that cannot be kept wait for the next time. */
export async function flushNow(keep: KeepCounts): Promise<void> {
  const counts = takeCounts();
  if (counts.length === 0) return;
  try {
    await keep(counts);
  } catch (error) {
    giveBack(counts);
    logError("counts could not be kept, and wait", error);
  }
}
