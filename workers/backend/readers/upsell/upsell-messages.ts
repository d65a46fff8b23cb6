/** Texts for readers around the upsell. HTML. */
import type { SaveResult, UpsellCode, UpsellRefusal } from "./upsell-call.ts";

const READER_SERVICE = '<a href="/kontakt">Leserservice</a>';

const messages = {
  has_digital_access: "Du hast schon digitalen Zugang.",
  no_active_print_subscription: `Zu dieser Abokarte läuft gerade kein Print-Abo. Wenn das nicht stimmt, wende dich bitte an unseren ${READER_SERVICE}.`,
  campaign_not_available:
    'Dieses Angebot gibt es nicht oder nicht mehr. Vielleicht gibt es ein anderes: <a href="/profil?dialog=abocard-activation">Abokarte ohne Aktion prüfen</a>.',
  card_of_other_account: `Diese Abokarte gehört schon zu einem anderen Benutzerkonto. Melde dich mit diesem an, oder wende dich bitte an unseren ${READER_SERVICE}.`,
  offer_expired: "Dieses Angebot ist abgelaufen oder wurde schon angenommen. Bitte gib deine Abokarte noch einmal ein.",
  invalid_input: "Die Angaben sind nicht vollständig.",
} as const satisfies Partial<Record<UpsellCode, string>>;

/** The others take their words from the registration. */
export type WordedCode = keyof typeof messages;

export const SAVED_TEXT = "Dein digitaler Zugang ist freigeschaltet.";

/** A refusal in its own words. */
export function toUpsellRefusal(code: WordedCode): UpsellRefusal {
  return { code, message: messages[code] };
}

/** An offer that cannot be accepted, likewise. */
export function failSaving(code: WordedCode): SaveResult {
  return { kind: "failed", failure: toUpsellRefusal(code) };
}
