/** Where meters are kept: all reads are counted under a browser's or a reader's number; a browser's cookie knows what it has read. */
import type { PortalEnvironment } from "#app/configuration/environment.ts";
import { type Meter, type MeterState, toCurrentState, toPeriodEnd } from "#app/domain/paywall/meter.ts";
import { within } from "#app/gateway/backend/answer-within.ts";
import { toSiteUrl } from "#app/gateway/backend/to-site-url.ts";
import { listSecrets } from "#app/gateway/grants/portal-secrets.ts";
import { readMeterCookie, toMeterCookie } from "./meter-cookie.ts";
import type { MeterCounters } from "./meter-counters.ts";

/** A meter as a request finds it. `subject` is what its reads are counted under. */
export type KeptMeter = { subject: string; state: MeterState };

export type MeterStore = {
  meter: Meter;
  /** What the browser's cookie says; a browser without one begins a meter of its own. */
  readBrowser: (cookieHeader: string | null, now: Date) => Promise<KeptMeter>;
  /** The Set-Cookie header. */
  keepBrowser: (meter: KeptMeter) => Promise<string>;
  /** Null when the counter fails, which is logged: it costs the reader the free read and nothing else. */
  readReader: (id: number, now: Date) => Promise<KeptMeter | null>;
  /**
   * Takes one of the reads that are left, and says what was read then: of reads at the same moment no more are taken than are
   * left. Null when the counter fails, which is logged.
   */
  take: (subject: string, post: number, now: Date) => Promise<{ isTaken: boolean; state: MeterState } | null>;
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
  const { meter } = environment;
  const secrets = listSecrets(environment);
  const [secret] = secrets;
  if (meter === null || secret === undefined) return null;
  const secure = toSiteUrl(environment, url).protocol === "https:";
  const windowS = meter.days * DAY_S;
  const toReader = (id: number) => `reader:${id}`;

  async function ask<T>(subject: string, call: (counter: ReturnType<MeterCounters["getByName"]>) => Promise<T>) {
    try {
      if (counters === null) throw new Error("there is no binding COUNTERS");
      return { answer: await within(timeoutMs, (_, race) => race(call(counters.getByName(subject)))) };
    } catch (error) {
      console.error("A free read cannot be counted", error);
      return null;
    }
  }

  return {
    meter,
    readBrowser: async (cookieHeader, now) => {
      const kept = await readMeterCookie(cookieHeader, secrets, now);
      const state = toCurrentState(kept?.state ?? null, meter, now);
      return { subject: `${BROWSER}${kept?.id ?? crypto.randomUUID()}`, state };
    },
    keepBrowser: ({ subject, state }) =>
      toMeterCookie({ id: subject.slice(BROWSER.length), state }, secret, { secure, expires: toPeriodEnd(state, meter) }),
    readReader: async (id, now) => {
      const subject = toReader(id);
      const asked = await ask(subject, (counter) => counter.peek(windowS, toSeconds(now)));
      if (asked === null) return null;
      return { subject, state: toCurrentState(asked.answer === null ? null : toState(asked.answer), meter, now) };
    },
    take: async (subject, post, now) => {
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
