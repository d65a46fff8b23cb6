/** In the place of the service worker where it is turned off (`SERVICE_WORKER`): removes what the other one kept, and itself. */
import { scope } from "./scope.ts";

scope.addEventListener("install", () => void scope.skipWaiting());
scope.addEventListener("activate", (event) => event.waitUntil(end()));

async function end(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await scope.registration.unregister();
}
