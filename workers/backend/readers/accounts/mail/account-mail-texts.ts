/** The text of each mail about an account. */
import { type MailFrame, type MailText, toDialogLink, toPageLink, withoutLinks } from "#workers/backend/ground/mail/mail-text.ts";

/** Of the links in mails. */
export const ACTIVATION_HOURS = 48;
export const RESET_HOURS = 2;

const timeFormat = new Intl.DateTimeFormat("de-AT", {
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Europe/Vienna",
});

/** `returnTo` is where the reader came from, or null. */
export function toActivationMail({ brand, origin }: MailFrame, key: string, returnTo: string | null): MailText {
  const query = { key, ...(returnTo === null ? {} : { returnTo }) };
  return {
    ...withoutLinks,
    subject: "Bitte bestätige deine E-Mail-Adresse",
    heading: `Willkommen bei ${brand}`,
    paragraphs: ["Ein Schritt fehlt noch: Bestätige deine E-Mail-Adresse, dann ist dein Benutzerkonto aktiv."],
    action: { label: "Benutzerkonto aktivieren", href: toPageLink(origin, "/zugang-aktivieren", query) },
    actionNote: `Der Link ist ${ACTIVATION_HOURS} Stunden gültig und lässt sich einmal verwenden.`,
    notYou: "Du hast dich nicht registriert? Dann brauchst du nichts zu tun: Ohne Bestätigung wird das Konto nicht aktiv.",
  };
}

/** The first person to register chose the password, so the mail offers a way to another one beside the link. */
export function toActivationAgainMail(frame: MailFrame, key: string, returnTo: string | null): MailText {
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
export function toAlreadyRegisteredMail({ brand, origin }: MailFrame, login: string | null): MailText {
  return {
    ...withoutLinks,
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

/** The owner of an account that was never activated takes possession with a password of their own. */
export function toPendingRegisteredMail({ brand, origin }: MailFrame, key: string): MailText {
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

export function toUsernameTakenMail({ brand, origin }: MailFrame): MailText {
  return {
    ...withoutLinks,
    subject: "Bitte wähle einen anderen Benutzernamen",
    heading: "Dieser Benutzername ist schon vergeben",
    paragraphs: [
      `Du wolltest dich bei ${brand} registrieren. Den gewünschten Benutzernamen hat leider schon jemand anderer, deshalb wurde noch kein Konto angelegt. Bitte registriere dich noch einmal mit einem anderen Namen.`,
    ],
    action: { label: "Noch einmal registrieren", href: toDialogLink(origin, "register") },
    notYou: "Du hast dich nicht registriert? Dann brauchst du nichts zu tun, zu deiner Adresse wurde kein Konto angelegt.",
  };
}

export function toResetMail({ brand, origin }: MailFrame, key: string): MailText {
  return {
    ...withoutLinks,
    subject: "Neues Passwort festlegen",
    heading: "Neues Passwort festlegen",
    paragraphs: [
      `Für dein Benutzerkonto bei ${brand} wurde ein neues Passwort angefordert. Mit diesem Link legst du es selbst fest.`,
    ],
    action: { label: "Neues Passwort festlegen", href: toPageLink(origin, "/profil", { dialog: "reset-password", key }) },
    actionNote: `Der Link ist ${RESET_HOURS} Stunden gültig und lässt sich einmal verwenden.`,
    notYou: "Du hast das nicht angefordert? Dann brauchst du nichts zu tun, dein bisheriges Passwort gilt weiter.",
  };
}

/** `passkeys` are the names of those that go on signing in. */
export function toPasswordChangedMail({ brand, origin }: MailFrame, changedAt: Date, passkeys: readonly string[]): MailText {
  return {
    ...withoutLinks,
    subject: "Dein Passwort wurde geändert",
    heading: "Dein Passwort wurde geändert",
    paragraphs: [
      `Das Passwort deines Benutzerkontos bei ${brand} wurde am ${timeFormat.format(changedAt)} Uhr geändert. Alle anderen Geräte wurden abgemeldet.`,
      ...(passkeys.length === 0
        ? []
        : [`Deine Passkeys gelten weiter: ${passkeys.join(", ")}. Kennst du einen davon nicht, entferne ihn in deinem Profil.`]),
    ],
    alternative: { label: "Ich war das nicht: neues Passwort anfordern", href: toDialogLink(origin, "forget-password") },
    notYou: "Du warst das nicht? Dann fordere gleich ein neues Passwort an. Wer dein Konto benutzt, wird damit abgemeldet.",
  };
}

/** `name` is what its owner calls it. */
export function toPasskeyAddedMail({ brand, origin }: MailFrame, name: string, addedAt: Date): MailText {
  return {
    ...withoutLinks,
    subject: "Neuer Passkey für dein Benutzerkonto",
    heading: "Neuer Passkey für dein Benutzerkonto",
    paragraphs: [
      `Für dein Benutzerkonto bei ${brand} wurde am ${timeFormat.format(addedAt)} Uhr der Passkey „${name}“ angelegt. Damit kannst du dich ohne Passwort anmelden; dein Passwort gilt weiter.`,
    ],
    action: { label: "Passkeys ansehen", href: toPageLink(origin, "/profil/passkeys") },
    alternative: { label: "Ich war das nicht: neues Passwort anfordern", href: toDialogLink(origin, "forget-password") },
    notYou: "Du warst das nicht? Dann entferne den Passkey und fordere gleich ein neues Passwort an.",
  };
}

export function toPasskeyRemovedMail({ brand, origin }: MailFrame, name: string, removedAt: Date): MailText {
  return {
    ...withoutLinks,
    subject: "Ein Passkey wurde entfernt",
    heading: "Ein Passkey wurde entfernt",
    paragraphs: [
      `Der Passkey „${name}“ deines Benutzerkontos bei ${brand} wurde am ${timeFormat.format(removedAt)} Uhr entfernt. Damit meldet sich niemand mehr an; dein Passwort gilt weiter.`,
    ],
    action: { label: "Passkeys ansehen", href: toPageLink(origin, "/profil/passkeys") },
    notYou: "Du warst das nicht? Dann ändere gleich dein Passwort. Andere Geräte werden damit abgemeldet.",
  };
}

/** `told` says what becomes of each subscription. */
export function toDeletionPlannedMail({ brand, origin }: MailFrame, day: string, told: readonly string[]): MailText {
  return {
    ...withoutLinks,
    subject: `Dein Benutzerkonto wird gelöscht`,
    heading: `Dein Benutzerkonto wird am ${day} gelöscht`,
    paragraphs: [
      `Du hast dein Benutzerkonto bei ${brand} zum Ende der bezahlten Zeit gelöscht. Am ${day} löschen wir es mit allem, was dazu gespeichert ist.`,
      ...told,
    ],
    action: { label: "Konto doch behalten", href: toPageLink(origin, "/profil") },
    notYou: "Du hast das nicht veranlasst? Dann melde dich an, behalte dein Konto und ändere gleich dein Passwort.",
  };
}

export function toAccountDeletedMail({ brand, origin }: MailFrame, told: readonly string[]): MailText {
  return {
    ...withoutLinks,
    subject: "Dein Benutzerkonto wurde gelöscht",
    heading: "Dein Benutzerkonto wurde gelöscht",
    paragraphs: [
      `Dein Benutzerkonto bei ${brand} und alles, was dazu gespeichert war, wurde gelöscht. Das ist die letzte Nachricht, die du dazu bekommst.`,
      ...told,
    ],
    notYou: `Du hast das nicht veranlasst? Dann melde dich bitte bei uns: ${toPageLink(origin, "/kontakt")}`,
  };
}
