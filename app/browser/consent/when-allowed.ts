import { readStorage } from "#app/browser/local-storage.ts";
import { CONSENT_EVENT } from "#app/domain/consent/consent-version.ts";
import { CONSENT_STATUS_KEY, PUR_CONSENTS_KEY } from "#app/domain/session/session-names.ts";

/**
 * Calls back once this reader allows a provider or a purpose. Reads no more than a page's script must: the callback knows exactly what
 * counts (app/islands/stores/consent-status-store.ts).
 */
export function whenAllowed(provider: string, callback: () => void): void {
  const kept = [CONSENT_STATUS_KEY, PUR_CONSENTS_KEY].map(readStorage).join("");
  // Pur readers' settings stand quoted within a text.
  if (new RegExp(`"(granted|${provider})\\\\?":true`).test(kept)) callback();
  else document.addEventListener(CONSENT_EVENT, () => whenAllowed(provider, callback), { once: true });
}
