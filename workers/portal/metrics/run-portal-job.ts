/** Runs a job of the portal's clock and has the back end write down how it went, with its own (decision 97). */
import { logError } from "#shared/log/log.ts";
import { redactText } from "#shared/log/redact.ts";
import type { PortalJob, PortalRun } from "#shared/metrics/portal-jobs.ts";
import type { PortalBindings } from "#workers/portal/steps/open-request.ts";
import { tellBackend } from "./tell-backend.ts";

const MAX_ERROR = 500;

/** Rejects with what the job rejects with, so that the platform counts the run as failed. A run that cannot be told is logged. */
export async function runPortalJob(bindings: PortalBindings, job: PortalJob, run: () => Promise<unknown>): Promise<void> {
  const begun = Date.now();
  const tell = async (error: string | null) => {
    const told: PortalRun = { job, startedAt: Math.floor(begun / 1000), durationMs: Date.now() - begun, error };
    await tellBackend(bindings, { runs: [told] }).catch((failure: unknown) =>
      logError("a run of the portal's clock is not written down", failure, { job }),
    );
  };
  try {
    await run();
  } catch (error) {
    logError("a task of the portal's clock failed, and is done again the next time", error, { job });
    await tell(redactText(String(error)).slice(0, MAX_ERROR));
    throw error;
  }
  await tell(null);
}
