import { logError } from "#app/browser/log.ts";
import { readPageFacts } from "#app/browser/page-facts.ts";
import { toTrustedScriptUrl } from "#app/browser/trusted-types.ts";

/** Has the service worker look after this site (app/service-worker), where the document does not say otherwise. Nothing in browsers without. */
export function registerWorker(): void {
  if (!readPageFacts().isWithoutWorker)
    navigator.serviceWorker?.register(toTrustedScriptUrl("/service-worker.js")).catch(logError);
}
