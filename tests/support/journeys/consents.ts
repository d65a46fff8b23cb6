/** All that journeys know about how a browser keeps what its reader allows. */
import { necessaryConsents } from "#app/domain/consent/change-consent.ts";
import type { ConsentSettings } from "#app/domain/consent/consent.ts";
import { createConsentStatus, toConsentStatusText } from "#app/domain/consent/consent-status.ts";
import { CONSENT_STATUS_KEY } from "#app/domain/session/session-names.ts";

type StorageState = { cookies: []; origins: { origin: string; localStorage: { name: string; value: string }[] }[] };

/** A browser whose reader has decided so before. */
export function toAnsweredConsent(origin: string, settings: ConsentSettings): StorageState {
  const status = createConsentStatus(settings, "banner", {
    now: new Date("2026-01-02T12:00:00Z"),
    id: "3b241101-e2bb-4255-8caf-4136c566a962",
  });
  return {
    cookies: [],
    origins: [{ origin, localStorage: [{ name: CONSENT_STATUS_KEY, value: toConsentStatusText(status) }] }],
  };
}

export function toRefusedConsent(origin: string): StorageState {
  return toAnsweredConsent(origin, necessaryConsents);
}
