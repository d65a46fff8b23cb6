/**
 * Those who measure readers, on this machine: their stand-in, a server of its own beside the Workers, and what the portal is told of
 * it. `ANALYTICS=off` leaves it out.
 */
import { startAnalyticsStandIn } from "#workers/stand-ins/analytics/server.ts";
import type { LocalServer } from "#workers/stand-ins/local-server.ts";

/** Null when it is left out. */
export async function startLocalAnalytics(): Promise<LocalServer | null> {
  return process.env.ANALYTICS === "off" ? null : startAnalyticsStandIn();
}

/** Variables of the portal; none without the stand-in. */
export function toAnalyticsVariables(origin: string | null): Record<string, string> {
  if (origin === null) return {};
  return {
    ANALYTICS_SCRIPT_URL: `${origin}/tag.js`,
    READING_MEASURE_URL: `${origin}/measure/loader.js`,
    READING_MEASURE_SITE: "talblick",
  };
}
