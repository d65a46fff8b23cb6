/** Where meters are kept: a browser's in its cookie, a signed-in reader's under the reader's number. */
import type { KVNamespace } from "@cloudflare/workers-types";
import type { PortalEnvironment } from "#app/configuration/environment.ts";
import { type Meter, type MeterState, parseMeterState, toCurrentState, toPeriodEnd } from "#app/domain/paywall/meter.ts";
import { toSiteUrl } from "#app/gateway/backend/to-site-url.ts";
import { listSecrets } from "#app/gateway/grants/portal-secrets.ts";
import { readMeterCookie, toMeterCookie } from "./meter-cookie.ts";

export type MeterStore = {
  meter: Meter;
  readBrowser: (cookieHeader: string | null, now: Date) => Promise<MeterState>;
  /** The Set-Cookie header. */
  keepBrowser: (state: MeterState) => Promise<string>;
  /** Null when the store fails, which is logged: it costs the reader the free read and nothing else. */
  readReader: (id: number, now: Date) => Promise<MeterState | null>;
  /** Whether it was kept; a failure is logged. Two reads at the same moment may count as one. */
  keepReader: (id: number, state: MeterState, now: Date) => Promise<boolean>;
  /** Once the account is gone. A failure is logged: then the entry ends with its period. */
  forgetReader: (id: number) => Promise<void>;
};

/** The least that the store keeps anything. */
const MIN_TTL_S = 60;

/** Null where nothing is metered, or no secret is configured that a cookie could be signed with. */
export function createMeterStore(kv: KVNamespace | null, environment: PortalEnvironment, url: URL): MeterStore | null {
  const { meter } = environment;
  const secrets = listSecrets(environment);
  const [secret] = secrets;
  if (meter === null || secret === undefined) return null;
  const secure = toSiteUrl(environment, url).protocol === "https:";
  const toKey = (id: number) => `meter:${id}`;

  return {
    meter,
    readBrowser: async (cookieHeader, now) => toCurrentState(await readMeterCookie(cookieHeader, secrets, now), meter, now),
    keepBrowser: (state) => toMeterCookie(state, secret, { secure, expires: toPeriodEnd(state, meter) }),
    readReader: async (id, now) => {
      if (kv === null) return null;
      try {
        return toCurrentState(parseMeterState(await kv.get(toKey(id), "json")), meter, now);
      } catch (error) {
        console.error("The meter of a reader cannot be read", error);
        return null;
      }
    },
    keepReader: async (id, state, now) => {
      if (kv === null) return false;
      const secondsLeft = Math.ceil((toPeriodEnd(state, meter).getTime() - now.getTime()) / 1000);
      try {
        await kv.put(toKey(id), JSON.stringify(state), { expirationTtl: Math.max(MIN_TTL_S, secondsLeft) });
        return true;
      } catch (error) {
        console.error("The meter of a reader cannot be kept", error);
        return false;
      }
    },
    forgetReader: async (id) => {
      try {
        await kv?.delete(toKey(id));
      } catch (error) {
        console.error("The meter of a reader cannot be deleted", error);
      }
    },
  };
}
