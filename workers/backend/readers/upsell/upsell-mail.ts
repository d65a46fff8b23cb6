/** The mails to owners of accounts that somebody accepted an offer with. */
import { type MailFrame, type MailText, toPageLink, withoutLinks } from "#workers/backend/ground/mail/mail-text.ts";
import { toPendingRegisteredMail } from "#workers/backend/readers/accounts/mail/account-mail-texts.ts";
import { defineOwnerMail, resetKeyOfPending, toOwnLogin } from "#workers/backend/readers/accounts/mail/owner-mail.ts";

/** Where a print card is activated. */
const CARD_PATH = "/profil?dialog=abocard-activation";

/** Somebody accepted an offer for print subscribers with the address of an existing account: its owner is told how to activate the card themselves. */
export const upsellAlreadyRegisteredMail = defineOwnerMail(
  "upsell-already-registered",
  async (account, { env, frame, times }) => {
    if (account.state !== "pending") return toUpsellAlreadyRegisteredMail(frame, toOwnLogin(account));
    return toUpsellPendingMail(frame, await resetKeyOfPending(env.DB, account.id, times.now));
  },
);

/** The reader activates the card after signing in: accepting the offer does not prove owning the address. */
function toUpsellAlreadyRegisteredMail({ brand, origin }: MailFrame, login: string | null): MailText {
  return {
    ...withoutLinks,
    subject: "Aktiviere deine Abokarte",
    heading: "Noch ein Schritt zum digitalen Zugang",
    paragraphs: [
      `Mit deiner E-Mail-Adresse wollte gerade jemand bei ${brand} eine Abokarte aktivieren. Für diese Adresse gibt es schon ein Benutzerkonto, daran wurde nichts geändert.`,
      "Warst du das? Dann melde dich mit diesem Konto an, und aktiviere danach deine Abokarte mit ihrer Nummer und deinem Nachnamen.",
      ...(login === null ? [] : [`Dein Benutzername lautet: ${login}`]),
    ],
    action: { label: "Anmelden", href: toPageLink(origin, "/profil", { dialog: "login", returnTo: CARD_PATH }) },
    alternative: { label: "Abokarte aktivieren", href: toPageLink(origin, CARD_PATH) },
    notYou: "Du warst das nicht? Dann brauchst du nichts zu tun, dein Benutzerkonto ist sicher.",
  };
}

/** As toPendingRegisteredMail. The card is linked already when it was this account that was registered for it. */
function toUpsellPendingMail(frame: MailFrame, key: string): MailText {
  const mail = toPendingRegisteredMail(frame, key);
  return {
    ...mail,
    paragraphs: [
      ...mail.paragraphs,
      "Sollte deine Abokarte dann noch nicht aktiv sein, melde dich an und aktiviere sie noch einmal.",
    ],
    alternative: { label: "Abokarte aktivieren", href: toPageLink(frame.origin, CARD_PATH) },
  };
}
