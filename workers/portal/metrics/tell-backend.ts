/** What the portal tells the embedded back end of itself: sums (decision 97), how its jobs went (decision 97), and which build it is. */
import { signForBackend } from "#app/gateway/grants/sign-for-backend.ts";
import type { MetricCount } from "#shared/metrics/metric.ts";
import type { PortalRun } from "#shared/metrics/portal-jobs.ts";
import { type PortalBindings, readEnvironment } from "#workers/portal/steps/open-request.ts";

type Told = { counts?: readonly MetricCount[]; runs?: readonly PortalRun[] };

/** False where it is not sent: a publisher's own back end has no place for it. Rejects when the back end does not take it. */
export async function tellBackend(bindings: PortalBindings, { counts = [], runs = [] }: Told): Promise<boolean> {
  const { backendOrigin, grantSecret, buildId } = readEnvironment(bindings);
  if (bindings.BACKEND === undefined || backendOrigin !== null || grantSecret === null) return false;
  const token = await signForBackend(grantSecret, "metrics", {}, new Date());
  const answer = await bindings.BACKEND.fetch(
    new Request("http://backend/metrics", {
      method: "POST",
      headers: { "content-type": "application/json", "x-metrics": token },
      // A back end of the build before knows no runs.
      body: JSON.stringify({ build: buildId, counts, ...(runs.length === 0 ? {} : { runs }) }),
    }),
  );
  await answer.body?.cancel();
  if (answer.status !== 204) throw new Error(`The back end answered ${answer.status} to what the portal tells of itself`);
  return true;
}
