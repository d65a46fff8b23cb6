/** The form of the consent settings (rules 3): boxes to settings and back. */

import { type ConsentSettings, toConsentField, toGranularConsents } from "#app/domain/consent/consent.ts";
import { embedProviders } from "#graphql/generated/contract.ts";
import { TICKED } from "./account-fields.ts";

/** `all` is what the buttons for everything and nothing post: `1` and `0`. A box that is not ticked is not there. */
export function parseConsentForm(entries: Readonly<Record<string, string>>): ConsentSettings {
  const isAllowed = (name: string) => (entries.all === undefined ? entries[name] === TICKED : entries.all === "1");
  return {
    necessary: true,
    preferences: isAllowed("preferences"),
    marketing: isAllowed("marketing"),
    statistics: isAllowed("statistics"),
    granular: toGranularConsents((provider) => isAllowed(toConsentField(provider))),
  };
}

/** Values of the boxes, as the form would post them. */
export function toConsentValues({ granular, ...purposes }: ConsentSettings): Record<string, string> {
  const boxes: [string, boolean][] = [
    ...Object.entries(purposes),
    ...embedProviders.map((provider): [string, boolean] => [toConsentField(provider), granular[provider]]),
  ];
  return Object.fromEntries(boxes.filter(([, isAllowed]) => isAllowed).map(([name]) => [name, TICKED]));
}
