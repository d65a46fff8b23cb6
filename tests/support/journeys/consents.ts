/** All that journeys know about how a browser keeps what its reader allows. */
import type { ConsentSettings } from "#app/domain/consent/consent.ts";
import { createConsentStatus, toConsentStatusText } from "#app/domain/consent/consent-status.ts";
import { CONSENT_STATUS_KEY } from "#app/domain/session/session-names.ts";

function toStatusText(settings: ConsentSettings): string {
  const now = new Date("2026-01-02T12:00:00Z");
  return toConsentStatusText(createConsentStatus(settings, "banner", { now, id: "3b241101-e2bb-4255-8caf-4136c566a962" }));
}

/**
 * Script that runs before each page's own: the reader has decided so before, unless they have decided since. Playwright's
 * storage state would do the same with a page of its own for each browser, a third of what a short journey takes.
 */
export function keepConsent(settings: ConsentSettings): string {
  const key = JSON.stringify(CONSENT_STATUS_KEY);
  const isUndecided = `self === top && self.origin !== "null" && localStorage.getItem(${key}) === null`;
  return `if (${isUndecided}) localStorage.setItem(${key}, ${JSON.stringify(toStatusText(settings))})`;
}
