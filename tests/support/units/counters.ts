/** Exact counts in memory, for tests: the rule of production without its platform. */
import type { MeterCounters } from "#app/gateway/meter/meter-counters.ts";
import { type Count, take, toCurrent } from "#workers/counter/count.ts";

/** `failing.calls` makes every call reject, `failing.hangs` none of them ever answer. */
export function createCountersForTest() {
  const kept = new Map<string, Count>();
  const failing = { calls: false, hangs: false };
  const fail = async () => {
    if (failing.hangs) await new Promise(() => undefined);
    if (failing.calls) throw new Error("the counter is down");
  };
  const counters: MeterCounters = {
    getByName: (name) => ({
      async take(limit, now, post) {
        await fail();
        const { isTaken, ...count } = take(kept.get(name) ?? null, limit, now, post);
        kept.set(name, count);
        return { ...count, isTaken };
      },
      async peek(windowS, now) {
        await fail();
        return toCurrent(kept.get(name) ?? null, windowS, now);
      },
      async forget() {
        await fail();
        kept.delete(name);
      },
    }),
  };
  return { counters, kept, failing };
}
