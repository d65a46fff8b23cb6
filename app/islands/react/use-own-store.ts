import { useEffectEvent, useLayoutEffect, useState } from "react";
import type { Store } from "#app/islands/stores/create-store.ts";
import { useStore } from "./use-store.ts";

/** A store that one island has for itself, and ends with it. */
export type OwnStore<Value> = Store<Value> & { stop: () => void };

/**
 * What an island does besides showing it: made in the browser alone and once the island is awake, until then `store` is null and
 * `value` what the server rendered. Under StrictMode the first of two is stopped before anybody sees it.
 */
export function useOwnStore<Value, Own extends OwnStore<Value>>(
  create: () => Own,
  onServer: Value,
): { store: Own | null; value: Value } {
  const [store, setStore] = useState<Own | null>(null);
  const [asleep] = useState<Store<Value>>(() => ({ read: () => onServer, subscribe: () => () => {} }));
  const createNow = useEffectEvent(create);
  // Not a moment after the island is said to be awake.
  useLayoutEffect(() => {
    const created = createNow();
    setStore(created);
    return created.stop;
  }, []);
  return { store, value: useStore(store ?? asleep, onServer) };
}
