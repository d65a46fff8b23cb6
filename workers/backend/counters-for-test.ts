/** For tests inside workerd: what the Durable Objects have counted. */
import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { Counter } from "#workers/counter/counter.ts";

/** Those that took something: a runtime that several files share lists those of earlier files as well. */
const taken = new Set<string>();

for (const method of ["take", "takeAfterWait"] as const) {
  const original = Counter.prototype[method] as (this: Counter, ...args: unknown[]) => unknown;
  Object.assign(Counter.prototype, {
    [method](this: Counter & { ctx: DurableObjectState }, ...args: unknown[]) {
      taken.add(this.ctx.id.toString());
      return original.apply(this, args);
    },
  });
}

async function visitCounters<R>(visit: (storage: DurableObjectStorage) => R | Promise<R>): Promise<R[]> {
  const { COUNTERS } = env;
  const stubs = [...taken].map((id) => COUNTERS.get(COUNTERS.idFromString(id)));
  return Promise.all(stubs.map((stub) => runInDurableObject<Counter, R>(stub, (_, { storage }) => visit(storage))));
}

/** As if nothing had ever been counted. */
export async function forgetCountsForTest(): Promise<void> {
  await visitCounters((storage) => storage.deleteAll());
  taken.clear();
}

/** The count of each counter that has one. */
export async function readCountsForTest(): Promise<number[]> {
  const counts = await visitCounters((storage) => storage.kv.get<{ count: { count: number } }>("count")?.count.count);
  return counts.filter((count) => count !== undefined);
}

/** How much was taken in all, and not given back. */
export async function sumCountsForTest(): Promise<number> {
  return (await readCountsForTest()).reduce((sum, count) => sum + count, 0);
}
