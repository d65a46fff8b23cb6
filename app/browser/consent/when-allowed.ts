import { readStorage } from "#app/browser/local-storage.ts";
import { CONSENT_EVENT } from "#app/domain/consent/consent-version.ts";
import { CONSENT_STATUS_KEY, PUR_CONSENTS_KEY } from "#app/domain/session/session-names.ts";

/**
 * Calls back once this reader allows a provider or a purpose, here or in another tab. Reads no more than a page's script must: the callback knows exactly what
 * counts (app/islands/stores/consent-status-store.ts).
 */
export function whenAllowed(provider: string, callback: () => void): void {
  const kept = [CONSENT_STATUS_KEY, PUR_CONSENTS_KEY].map(readStorage).join("");
  // Pur readers' settings stand quoted within a text.
  if (new RegExp(`"(granted|${provider})\\\\?":true`).test(kept)) {
    callback();
    return;
  }
  const asked = new AbortController();
  const again = () => {
    asked.abort();
    whenAllowed(provider, callback);
  };
  document.addEventListener(CONSENT_EVENT, again, asked);
  window.addEventListener("storage", again, asked);
}
