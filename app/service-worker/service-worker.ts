/**
 * The service worker: `/service-worker.js` (workers/portal/steps/answer-service-worker.ts). A new build is a new worker, which takes over at
 * once: pages keep what they loaded, and ask the network for everything else.
 */
import "./offline/keep-offline.ts";
import "./push/show-notices.ts";
import { scope } from "./scope.ts";

scope.addEventListener("install", () => void scope.skipWaiting());
scope.addEventListener("activate", (event) => event.waitUntil(scope.clients.claim()));
