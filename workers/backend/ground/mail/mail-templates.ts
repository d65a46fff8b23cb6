/** The text of each kind of mail. */
import { CONFIRMATION_HOURS } from "#workers/backend/readers/newsletters/readers/confirmation-key.ts";
import type { MailFrame, MailText } from "./mail-text.ts";

/** Of the links in mails. */
export const ACTIVATION_HOURS = 48;
export const RESET_HOURS = 2;

/** Where a print card is activated. */
const CARD_PATH = "/profil?dialog=abocard-activation";

type Frame = Pick<MailFrame, "brand" | "origin">;

const none = { action: null, actionNote: null, alternative: null };
const timeFormat = new Intl.DateTimeFormat("de-AT", {
  ...{ day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit", timeZone: "Europe/Vienna" },
});

function toLink(origin: string, path: string, query: Record<string, string> = {}): string {
  const url = new URL(path, origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

function toDialogLink(origin: string, dialog: string): string {
  return toLink(origin, "/profil", { dialog });
}

/** `returnTo` is where the reader came from, or null. */
export function toActivationMail({ brand, origin }: Frame, key: string, returnTo: string | null): MailText {
  const query = { key, ...(returnTo === null ? {} : { returnTo }) };
  return {
    ...none,
    subject: "Bitte bestätige deine E-Mail-Adresse",
    heading: `Willkommen bei ${brand}`,
    paragraphs: ["Ein Schritt fehlt noch: Bestätige deine E-Mail-Adresse, dann ist dein Benutzerkonto aktiv."],
    action: { label: "Benutzerkonto aktivieren", href: toLink(origin, "/zugang-aktivieren", query) },
    actionNote: `Der Link ist ${ACTIVATION_HOURS} Stunden gültig und lässt sich einmal verwenden.`,
    notYou: "Du hast dich nicht registriert? Dann brauchst du nichts zu tun: Ohne Bestätigung wird das Konto nicht aktiv.",
  };
}

/** The password is that of whoever registered first, so there is a way to another one beside the link. */
export function toActivationAgainMail(frame: Frame, key: string, returnTo: string | null): MailText {
  return {
    ...toActivationMail(frame, key, returnTo),
    subject: "Dein neuer Link zum Aktivieren",
    heading: "Dein neuer Link",
    paragraphs: [
      `Dein Benutzerkonto bei ${frame.brand} wartet noch auf deine Bestätigung. Hier ist ein neuer Link dafür, frühere gelten nicht mehr.`,
    ],
    alternative: { label: "Lieber gleich ein neues Passwort festlegen", href: toDialogLink(frame.origin, "forget-password") },
  };
}

/** `login` is the owner's own user name, or null where it is the address. */
export function toAlreadyRegisteredMail({ brand, origin }: Frame, login: string | null): MailText {
  return {
    ...none,
    subject: "Du hast bereits ein Benutzerkonto",
    heading: "Du hast bereits ein Benutzerkonto",
    paragraphs: [
      `Mit deiner E-Mail-Adresse wollte sich gerade jemand bei ${brand} registrieren. Für diese Adresse gibt es schon ein Benutzerkonto, daran wurde nichts geändert.`,
      ...(login === null ? [] : [`Dein Benutzername lautet: ${login}`]),
    ],
    action: { label: "Anmelden", href: toDialogLink(origin, "login") },
    alternative: { label: "Passwort vergessen?", href: toDialogLink(origin, "forget-password") },
    notYou: "Du warst das nicht? Dann brauchst du nichts zu tun, dein Benutzerkonto ist sicher.",
  };
}

/** Of an account that was never activated its owner takes possession with a password of their own. */
export function toPendingRegisteredMail({ brand, origin }: Frame, key: string): MailText {
  return {
    ...toResetMail({ brand, origin }, key),
    subject: "Schließe deine Registrierung ab",
    heading: "Schließe deine Registrierung ab",
    paragraphs: [
      `Mit deiner E-Mail-Adresse wurde schon einmal ein Benutzerkonto bei ${brand} angelegt, aber nie bestätigt. Lege dein Passwort fest, dann ist es aktiv.`,
    ],
    notYou: "Du hast dich nicht registriert? Dann brauchst du nichts zu tun: Ohne Bestätigung wird das Konto nicht aktiv.",
  };
}

/** The card is the reader's to activate, once signed in: whoever accepted the offer has not proved to own the address. */
export function toUpsellAlreadyRegisteredMail({ brand, origin }: Frame, login: string | null): MailText {
  return {
    ...none,
    subject: "Aktiviere deine Abokarte",
    heading: "Noch ein Schritt zum digitalen Zugang",
    paragraphs: [
      `Mit deiner E-Mail-Adresse wollte gerade jemand bei ${brand} eine Abokarte aktivieren. Für diese Adresse gibt es schon ein Benutzerkonto, daran wurde nichts geändert.`,
      "Warst du das? Dann melde dich mit diesem Konto an, und aktiviere danach deine Abokarte mit ihrer Nummer und deinem Nachnamen.",
      ...(login === null ? [] : [`Dein Benutzername lautet: ${login}`]),
    ],
    action: { label: "Anmelden", href: toLink(origin, "/profil", { dialog: "login", returnTo: CARD_PATH }) },
    alternative: { label: "Abokarte aktivieren", href: toLink(origin, CARD_PATH) },
    notYou: "Du warst das nicht? Dann brauchst du nichts zu tun, dein Benutzerkonto ist sicher.",
  };
}

/** As toPendingRegisteredMail. The card is linked already when it was this account that was registered for it. */
export function toUpsellPendingMail(frame: Frame, key: string): MailText {
  const mail = toPendingRegisteredMail(frame, key);
  return {
    ...mail,
    paragraphs: [
      ...mail.paragraphs,
      "Sollte deine Abokarte dann noch nicht aktiv sein, melde dich an und aktiviere sie noch einmal.",
    ],
    alternative: { label: "Abokarte aktivieren", href: toLink(frame.origin, CARD_PATH) },
  };
}

export function toUsernameTakenMail({ brand, origin }: Frame): MailText {
  return {
    ...none,
    subject: "Bitte wähle einen anderen Benutzernamen",
    heading: "Dieser Benutzername ist schon vergeben",
    paragraphs: [
      `Du wolltest dich bei ${brand} registrieren. Den gewünschten Benutzernamen hat leider schon jemand anderer, deshalb wurde noch kein Konto angelegt. Bitte registriere dich noch einmal mit einem anderen Namen.`,
    ],
    action: { label: "Noch einmal registrieren", href: toDialogLink(origin, "register") },
    notYou: "Du hast dich nicht registriert? Dann brauchst du nichts zu tun, zu deiner Adresse wurde kein Konto angelegt.",
  };
}

export function toResetMail({ brand, origin }: Frame, key: string): MailText {
  return {
    ...none,
    subject: "Neues Passwort festlegen",
    heading: "Neues Passwort festlegen",
    paragraphs: [
      `Für dein Benutzerkonto bei ${brand} wurde ein neues Passwort angefordert. Mit diesem Link legst du es selbst fest.`,
    ],
    action: { label: "Neues Passwort festlegen", href: toLink(origin, "/profil", { dialog: "reset-password", key }) },
    actionNote: `Der Link ist ${RESET_HOURS} Stunden gültig und lässt sich einmal verwenden.`,
    notYou: "Du hast das nicht angefordert? Dann brauchst du nichts zu tun, dein bisheriges Passwort gilt weiter.",
  };
}

export function toPasswordChangedMail({ brand, origin }: Frame, changedAt: Date): MailText {
  return {
    ...none,
    subject: "Dein Passwort wurde geändert",
    heading: "Dein Passwort wurde geändert",
    paragraphs: [
      `Das Passwort deines Benutzerkontos bei ${brand} wurde am ${timeFormat.format(changedAt)} Uhr geändert. Alle anderen Geräte wurden abgemeldet.`,
    ],
    alternative: { label: "Ich war das nicht: neues Passwort anfordern", href: toDialogLink(origin, "forget-password") },
    notYou: "Du warst das nicht? Dann fordere gleich ein neues Passwort an. Wer dein Konto benutzt, wird damit abgemeldet.",
  };
}

export function toAccountDeletedMail({ brand, origin }: Frame): MailText {
  return {
    ...none,
    subject: "Dein Benutzerkonto wurde gelöscht",
    heading: "Dein Benutzerkonto wurde gelöscht",
    paragraphs: [
      `Dein Benutzerkonto bei ${brand} und alles, was dazu gespeichert war, wurde gelöscht. Das ist die letzte Nachricht, die du dazu bekommst.`,
    ],
    notYou: `Du hast das nicht veranlasst? Dann melde dich bitte bei uns: ${toLink(origin, "/kontakt")}`,
  };
}

/** `titles` are the newsletters that the address does not get yet. */
export function toNewsletterConfirmMail({ brand, origin }: Frame, key: string, titles: readonly string[]): MailText {
  const names = titles.map((title) => `„${title}“`).join(", ");
  return {
    ...none,
    subject: "Bitte bestätige deine Newsletter-Anmeldung",
    heading: "Nur noch ein Klick",
    paragraphs: [
      `Jemand hat diese E-Mail-Adresse für ${titles.length === 1 ? "einen Newsletter" : "Newsletter"} von ${brand} angegeben: ${names}. Bestätige, dass du das warst, dann geht es los.`,
    ],
    action: { label: "Anmeldung bestätigen", href: toLink(origin, "/newsletter/bestaetigen", { key }) },
    actionNote: `Der Link ist ${CONFIRMATION_HOURS} Stunden gültig. Abmelden kannst du dich jederzeit, mit einem Klick in jedem Newsletter.`,
    notYou:
      "Du warst das nicht? Dann brauchst du nichts zu tun: Ohne Bestätigung bekommst du keinen Newsletter, und deine Adresse wird nicht gespeichert.",
  };
}

/** For who gets all of them already. */
export function toNewsletterKnownMail({ brand, origin }: Frame): MailText {
  return {
    ...none,
    subject: "Du bekommst diese Newsletter schon",
    heading: "Du bekommst diese Newsletter schon",
    paragraphs: [
      `Jemand hat deine E-Mail-Adresse für Newsletter von ${brand} angegeben, die du schon bekommst. Daran hat sich nichts geändert.`,
    ],
    action: { label: "Alle Newsletter ansehen", href: toLink(origin, "/newsletter") },
    notYou: "Du warst das nicht? Dann brauchst du nichts zu tun.",
  };
}
