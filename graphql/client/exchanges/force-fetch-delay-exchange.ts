import { type Exchange, makeOperation, type Operation } from "@urql/core";
import { map, pipe } from "wonka";
import { FORCE_FETCH_DELAY_MS } from "#graphql/client/limits.ts";

const forcing = new Set(["network-only", "cache-and-network"]);

/**
 * Rules 9, server-render force-fetch delay: what the page was rendered with is not asked again while the page starts. Until
 * FORCE_FETCH_DELAY_MS after `createdAt` (both by `performance.now()`) queries that insist on the network take the cache's
 * answer when there is one.
 */
export function createForceFetchDelayExchange(createdAt: number): Exchange {
  return ({ forward }) =>
    (operations$) =>
      pipe(operations$, map(preferCache), forward);

  function preferCache(operation: Operation): Operation {
    const { kind, context } = operation;
    const isEarly = performance.now() - createdAt < FORCE_FETCH_DELAY_MS;
    if (!isEarly || kind !== "query" || !forcing.has(context.requestPolicy)) return operation;
    return makeOperation(kind, operation, { ...context, requestPolicy: "cache-first" });
  }
}
