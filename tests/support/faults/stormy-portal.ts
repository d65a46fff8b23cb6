/** Both Workers over the demo paper, with weather between them that a test sets. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type PlantedPortal, startPlantedPortal } from "#tests/support/leak/start-planted-portal.ts";
import { type FaultProxy, startFaultProxy } from "./fault-proxy.ts";

/** A back end that takes longer is given up. */
export const BACKEND_TIMEOUT_MS = 1000;
/** What any answer may take: two calls after each other, each with one wait, and a machine that has more to do. */
export const LONGEST_ANSWER_MS = 2 * BACKEND_TIMEOUT_MS + 8000;

export type StormyPortal = PlantedPortal & { proxy: FaultProxy };

/** `variables` are the portal's. */
export async function startStormyPortal(variables: Record<string, string> = {}): Promise<StormyPortal> {
  const proxy = await startFaultProxy();
  const portal = await startPlantedPortal({
    BACKEND_ORIGIN: proxy.origin,
    BACKEND_TIMEOUT_MS: String(BACKEND_TIMEOUT_MS),
    ...variables,
  });
  proxy.aim(JSON.parse(readFileSync(join(portal.state, "running.json"), "utf8")).backendOrigin);
  return {
    ...portal,
    proxy,
    async stop() {
      await portal.stop();
      await proxy.stop();
    },
  };
}
