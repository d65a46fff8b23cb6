/** Where meters are kept: all reads are counted under a browser's or a reader's number; a browser's cookie knows what it has read. */

import type { PortalEnvironment } from "#app/configuration/environment.ts";
import { parseIpAddress, toWideNetwork } from "#app/configuration/ip-range.ts";
import { type Meter, type MeterState, toCurrentState, toPeriodEnd } from "#app/domain/paywall/meter/meter.ts";
import { toSiteUrl } from "#app/gateway/backend/to-site-url.ts";
import { listSecrets } from "#app/gateway/grants/portal-secrets.ts";
import { logError } from "#shared/log/log.ts";
import { toHexDigest } from "#shared/rules/bytes/hex-digest.ts";
import { within } from "#shared/rules/within.ts";
import { readMeterCookie, toMeterCookie } from "./meter-cookie.ts";
import type { MeterCounters } from "./meter-counters.ts";

/**
 * A meter as a request finds it. `subject` is what its reads are counted under. `newIn` is the network of a browser that begins a
 * meter: where cookies are not kept each request would, so these are counted too. Null for all others, and where nothing is known.
 */
export type KeptMeter = { subject: string; state: MeterState; newIn: string | null };

export type MeterStore = {
  meter: Meter;
  /** What the browser's cookie says; a browser without one begins a meter of its own. `address` is the reader's, null when unknown. */
  readBrowser: (cookieHeader: string | null, address: string | null, now: Date) => Promise<KeptMeter>;
  /** The Set-Cookie header. */
  keepBrowser: (meter: Omit<KeptMeter, "newIn">) => Promise<string>;
  /** Null when the counter fails, which is logged: it costs the reader the free read and nothing else. */
  readReader: (id: number, now: Date) => Promise<KeptMeter | null>;
  /**
   * Takes one of the reads that are left, and says what was read then: of reads at the same moment no more are taken than are
   * left, and none for a new meter of a network that has had its share of them today. Null when the counter fails, which is logged.
   */
  take: (meter: KeptMeter, post: number, now: Date) => Promise<{ isTaken: boolean; state: MeterState } | null>;
  /** Once the account is gone. A failure is logged: then the count ends with its period. */
  forgetReader: (id: number) => Promise<void>;
};

/** A page does not wait longer for it. */
const COUNTER_TIMEOUT_MS = 2000;
const DAY_S = 86_400;
const BROWSER = "browser:";

/** Null where nothing is metered, or no secret is configured that a cookie could be signed with. */
export function createMeterStore(
  counters: MeterCounters | null,
  environment: PortalEnvironment,
  url: URL,
  timeoutMs = COUNTER_TIMEOUT_MS,
): MeterStore | null {
  const { meter, meteredNetworkDailyCap: cap } = environment;
  const secrets = listSecrets(environment);
  const [secret] = secrets;
  if (meter === null || secret === undefined) return null;
  const secure = toSiteUrl(environment, url).protocol === "https:";
  const windowS = meter.days * DAY_S;
  const toReader = (id: number) => `reader:${id}`;

  async function ask<T>(subject: string, call: (counter: ReturnType<MeterCounters["getByName"]>) => Promise<T>) {
    try {
      if (counters === null) throw new Error("there is no binding COUNTERS");
      return { answer: await within(call(counters.getByName(subject)), timeoutMs) };
    } catch (error) {
      logError("A free read cannot be counted", error);
      return null;
    }
  }

  async function takeNew(network: string, max: number, now: Date): Promise<{ isTaken: boolean } | null> {
    const subject = `network:${now.toISOString().slice(0, 10)}:${await toHexDigest(network)}`;
    const asked = await ask(subject, (counter) => counter.take({ max, windowS: DAY_S }, toSeconds(now), null));
    return asked?.answer ?? null;
  }

  return {
    meter,
    readBrowser: async (cookieHeader, address, now) => {
      const kept = await readMeterCookie(cookieHeader, secrets, now);
      const state = toCurrentState(kept?.state ?? null, meter, now);
      const parsed = kept === null ? parseIpAddress(address ?? "") : null;
      const newIn = parsed === null ? null : toWideNetwork(parsed);
      return { subject: `${BROWSER}${kept?.id ?? crypto.randomUUID()}`, state, newIn };
    },
    keepBrowser: ({ subject, state }) =>
      toMeterCookie({ id: subject.slice(BROWSER.length), state }, secret, { secure, expires: toPeriodEnd(state, meter) }),
    readReader: async (id, now) => {
      const subject = toReader(id);
      const asked = await ask(subject, (counter) => counter.peek(windowS, toSeconds(now)));
      if (asked === null) return null;
      return { subject, newIn: null, state: toCurrentState(asked.answer === null ? null : toState(asked.answer), meter, now) };
    },
    take: async ({ subject, state, newIn }, post, now) => {
      const mayBegin = newIn === null || cap === null ? { isTaken: true } : await takeNew(newIn, cap, now);
      if (mayBegin === null) return null;
      if (!mayBegin.isTaken) return { isTaken: false, state };
      const asked = await ask(subject, (counter) => counter.take({ max: meter.posts, windowS }, toSeconds(now), post));
      return asked === null ? null : { isTaken: asked.answer.isTaken, state: toState(asked.answer) };
    },
    forgetReader: async (id) => {
      await ask(toReader(id), (counter) => counter.forget());
    },
  };
}

function toState({ startedAt, items }: { startedAt: number; items: readonly number[] }): MeterState {
  return { start: startedAt, posts: [...items] };
}

function toSeconds(now: Date): number {
  return Math.floor(now.getTime() / 1000);
}
