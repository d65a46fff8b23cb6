/** What the back end itself counts, and where counts are kept. */

import { writePoints } from "#shared/metrics/analytics-engine.ts";
import { createFlushSoon } from "#shared/metrics/flush-soon.ts";
import { giveBack, hasCounts } from "#shared/metrics/meter.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { keepCounts } from "./metric-counts.ts";

/** On one machine the platform's binding swallows what is written to it. */
export function hasAnalyticsEngine({ METRICS, APP_ENV }: Env): boolean {
  return METRICS !== undefined && APP_ENV !== "default";
}

const flushSoon = createFlushSoon();

/** After an answer: what was counted by then is kept within seconds, in one write. */
export function keepOwnCountsSoon(env: Env, afterwards: Pick<ExecutionContext, "waitUntil">): void {
  if (!hasCounts()) return;
  flushSoon(afterwards, async (counts) => {
    if (env.METRICS !== undefined && hasAnalyticsEngine(env)) giveBack(writePoints(env.METRICS, counts));
    else await keepCounts(env.DB, counts, Math.floor(Date.now() / 1000));
  });
}
