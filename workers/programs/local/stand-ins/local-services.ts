/**
 * The sources of the service pages, on this machine: their stand-in, a server of its own beside the Workers, and what the back end is
 * told of it. `SERVICES=off` leaves it out.
 */
import type { LocalServer } from "#workers/stand-ins/local-server.ts";
import { toNationalSetting } from "#workers/stand-ins/services/national.ts";
import { startServicesStandIn } from "#workers/stand-ins/services/server.ts";

/** Null when it is left out. */
export async function startLocalServices(): Promise<LocalServer | null> {
  return process.env.SERVICES === "off" ? null : startServicesStandIn();
}

/** Variables of the back end, one line a source; none without the stand-in. */
export function toServiceVariables(origin: string | null): Record<string, string> {
  if (origin === null) return {};
  return {
    NATIONAL_FEEDS: toNationalSetting(origin),
    DUTY_FEED_URL: `${origin}/notdienste.csv`,
    HOROSCOPE_FEED_URL: `${origin}/horoskop.json`,
    SNOW_FEED_URL: `${origin}/schnee.json`,
    TRAFFIC_FEED_URL: `${origin}/traffic/datex2.xml`,
    TRAFFIC_SOURCE_NAME: "Verkehrsredaktion (Beispieldaten)",
    FUEL_PRICES_ORIGIN: `${origin}/sprit/1.0`,
  };
}
