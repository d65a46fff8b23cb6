/** Which saved articles this device keeps for reading without a line, as the service worker last said; null before it has. */
import type { OfflineState } from "#app/domain/offline/offline-messages.ts";
import { createStore } from "./create-store.ts";

export const offlineStore = createStore<OfflineState | null>(null);
