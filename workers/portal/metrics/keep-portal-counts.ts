/**
 * Where the portal's counts go: into Analytics Engine, on one machine to the embedded back end's database (decision 97). A publisher's
 * own back end has no place for them: without Analytics Engine they are in memory alone.
 */
import { logError } from "#shared/log/log.ts";
import { MAX_POINTS, writePoints } from "#shared/metrics/analytics-engine.ts";
import { createFlushSoon, type KeepCounts } from "#shared/metrics/flush-soon.ts";
import { giveBack } from "#shared/metrics/meter.ts";
import type { MetricCount } from "#shared/metrics/metric.ts";
import type { Execution } from "#workers/portal/steps/answer-shared.ts";
import { type PortalBindings, readEnvironment } from "#workers/portal/steps/open-request.ts";
import { tellBackend } from "./tell-backend.ts";

const flushSoon = createFlushSoon();
/** The back end has heard of this isolate's build. */
let isBuildTold = false;

/** After an answer. Almost always there is nothing to do but to look whether a flush is on its way. */
export function keepPortalCountsSoon(bindings: PortalBindings, execution: Execution): void {
  flushSoon(execution, (counts) => keep(bindings, counts));
}

async function keep(bindings: PortalBindings, counts: readonly MetricCount[]): ReturnType<KeepCounts> {
  const { METRICS } = bindings;
  const { appEnv } = readEnvironment(bindings);
  const tell = async (told: readonly MetricCount[]) => {
    if (await tellBackend(bindings, { counts: told })) isBuildTold = true;
  };
  // On one machine the platform's binding swallows what is written to it.
  if (METRICS === undefined || appEnv === "default") {
    await tell(counts.slice(0, MAX_POINTS));
    giveBack(counts.slice(MAX_POINTS));
    return;
  }
  giveBack(writePoints(METRICS, counts));
  if (!isBuildTold) await tell([]).catch((error: unknown) => logError("the back end does not hear of this build", error));
}
