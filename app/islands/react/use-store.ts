import { useSyncExternalStore } from "react";
import type { Store } from "#app/islands/stores/create-store.ts";

/** What the store holds. `onServer` is what the page was rendered with, and stands until the island is awake. */
export function useStore<Value>(store: Store<Value>, onServer: Value): Value {
  return useSyncExternalStore(store.subscribe, store.read, () => onServer);
}
