/** What readers want to know before they fill in a field, by form and field. */
import { MIN_PASSWORD_LENGTH } from "#app/domain/forms/account/account-fields.ts";

const passwordRule = `Mindestens ${MIN_PASSWORD_LENGTH} Zeichen, keine Leerzeichen.`;

export const fieldHints: Readonly<Record<string, string>> = {
  "register.password": passwordRule,
  "change-password.newPassword": passwordRule,
  "reset-password.newPassword": passwordRule,
  "upsell-save-print.email": "Hierher schicken wir dir den Link, mit dem du dein Konto aktivierst.",
  "upsell-save-print.password": passwordRule,
  "upsell-entitlement.subscriberNumber": "Steht auf der Vorderseite deiner Abokarte. Nur Ziffern.",
  "upsell-entitlement.lastName": "So, wie er auf der Karte steht.",
};

const AGB = "Allgemeinen Geschäftsbedingungen";

/** The label of the consent to the terms, with the terms behind their name. */
export function AgbLabel({ text }: { text: string }) {
  const [before = "", after = ""] = text.split(AGB);
  return (
    <>
      {before}
      <a href="/agb">{AGB}</a>
      {after}. Wie wir mit deinen Daten umgehen, steht in der <a href="/datenschutz">Datenschutzerklärung</a>.
    </>
  );
}
