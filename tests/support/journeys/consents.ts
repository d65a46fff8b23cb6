/** All that journeys know about how a browser keeps what its reader allows. */
import { necessaryConsents } from "#app/domain/consent/change-consent.ts";
import type { ConsentSettings } from "#app/domain/consent/consent.ts";
import { createConsentStatus, toConsentStatusText } from "#app/domain/consent/consent-status.ts";
import { CONSENT_STATUS_KEY } from "#app/domain/session/session-names.ts";

type StorageState = { cookies: []; origins: { origin: string; localStorage: { name: string; value: string }[] }[] };

function toStatusText(settings: ConsentSettings): string {
  const now = new Date("2026-01-02T12:00:00Z");
  return toConsentStatusText(createConsentStatus(settings, "banner", { now, id: "3b241101-e2bb-4255-8caf-4136c566a962" }));
}

/** A browser whose reader has decided so before. */
export function toAnsweredConsent(origin: string, settings: ConsentSettings): StorageState {
  return { cookies: [], origins: [{ origin, localStorage: [{ name: CONSENT_STATUS_KEY, value: toStatusText(settings) }] }] };
}

export function toRefusedConsent(origin: string): StorageState {
  return toAnsweredConsent(origin, necessaryConsents);
}

/** The same as script, for a browser that is not started by the journeys. */
export const keepRefusedConsent = `localStorage.setItem(${JSON.stringify(CONSENT_STATUS_KEY)}, ${JSON.stringify(toStatusText(necessaryConsents))})`;
