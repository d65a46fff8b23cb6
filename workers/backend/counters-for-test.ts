/** For tests inside workerd: what the Durable Objects have counted. */
import { listDurableObjectIds, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { Counter } from "#workers/counter/counter.ts";

async function visitCounters<R>(visit: (storage: DurableObjectStorage) => R | Promise<R>): Promise<R[]> {
  const { COUNTERS } = env;
  const ids = await listDurableObjectIds(COUNTERS);
  return Promise.all(ids.map((id) => runInDurableObject<Counter, R>(COUNTERS.get(id), (_, { storage }) => visit(storage))));
}

/** As if nothing had ever been counted. */
export async function forgetCountsForTest(): Promise<void> {
  await visitCounters((storage) => storage.deleteAll());
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
