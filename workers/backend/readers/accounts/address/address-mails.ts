/** The mails about a changed address: to the new one, which confirms it, and to the former one, which is told. */
import { defineMail, type Letter, type MailContext, mailNumber } from "#workers/backend/ground/mail/mail-kind.ts";
import { type MailText, toDialogLink, toMailName, toPageLink, withoutLinks } from "#workers/backend/ground/mail/mail-text.ts";
import { type AccountRow, findAccount, readAccountRow } from "#workers/backend/readers/accounts/account-row.ts";
import { type AddressState, createChangeKey, readChange } from "./address-changes.ts";
import { CONFIRM_HOURS, WAY_BACK_DAYS } from "./address-times.ts";

/** Where both links lead. */
const ADDRESS_PATH = "/profil/adresse";

/** To the new address. Whoever has an account of that address reads so, and gets no key. */
export const newAddressMail = defineMail("new-address", { changeId: mailNumber }, async ({ changeId }, context) => {
  const found = await readForMail(context, changeId, "waits");
  if (found === null) return null;
  const { account, change } = found;
  const holder = await findAccount(context.env.DB, change.email_key);
  if (holder !== null) return { to: change.email, name: null, mail: toTakenMail(context) };
  const key = await createChangeKey(context.env.DB, changeId);
  return { to: change.email, name: toMailName(account.firstname, account.lastname), mail: toNewAddressMail(context, key) };
});

/** To the former address. */
export const addressChangedMail = defineMail("address-changed", { changeId: mailNumber }, async ({ changeId }, context) => {
  const found = await readForMail(context, changeId, "done");
  if (found === null) return null;
  const { account, change } = found;
  const key = await createChangeKey(context.env.DB, changeId);
  const letter: Letter = {
    to: change.former_email,
    name: toMailName(account.firstname, account.lastname),
    mail: toAddressChangedMail(context, key, hideAddress(change.email)),
  };
  return letter;
});

async function readForMail({ env, times: { now } }: MailContext, id: number, state: AddressState) {
  const change = await readChange(env.DB, id, { state, now });
  const account: AccountRow | null = change === null ? null : await readAccountRow(env.DB, change.account_id);
  return change === null || account === null || account.state === "blocked" ? null : { change, account };
}

/** Enough to know one's own by: whoever has the former mailbox is not told all of it. */
export function hideAddress(email: string): string {
  const at = email.lastIndexOf("@");
  return `${[...email][0] ?? ""}…${email.slice(at)}`;
}

function toNewAddressMail({ frame: { brand, origin } }: MailContext, key: string): MailText {
  return {
    ...withoutLinks,
    subject: "Bitte bestätige deine neue E-Mail-Adresse",
    heading: "Deine neue E-Mail-Adresse",
    paragraphs: [`Mit einem Klick gilt diese Adresse für dein Benutzerkonto bei ${brand}. Bis dahin gilt die bisherige.`],
    action: { label: "Neue Adresse bestätigen", href: toPageLink(origin, ADDRESS_PATH, { key }) },
    actionNote: `Der Link ist ${CONFIRM_HOURS} Stunden gültig und lässt sich einmal verwenden.`,
    notYou: "Du hast das nicht angefordert? Dann brauchst du nichts zu tun: Ohne Bestätigung ändert sich nichts.",
  };
}

function toTakenMail({ frame: { brand, origin } }: MailContext): MailText {
  return {
    ...withoutLinks,
    subject: "Diese E-Mail-Adresse gehört schon zu einem Benutzerkonto",
    heading: "Du hast bereits ein Benutzerkonto",
    paragraphs: [
      `Jemand wollte diese Adresse für ein anderes Benutzerkonto bei ${brand} verwenden. Zu ihr gibt es schon eines, daran wurde nichts geändert. Möchtest du sie für ein anderes Konto verwenden, dann lösche dieses zuerst, oder gib ihm eine andere Adresse.`,
    ],
    action: { label: "Anmelden", href: toDialogLink(origin, "login") },
    alternative: { label: "Passwort vergessen?", href: toDialogLink(origin, "forget-password") },
    notYou: "Du warst das nicht? Dann brauchst du nichts zu tun, dein Benutzerkonto ist sicher.",
  };
}

function toAddressChangedMail({ frame: { brand, origin } }: MailContext, key: string, hidden: string): MailText {
  return {
    ...withoutLinks,
    subject: "Deine E-Mail-Adresse wurde geändert",
    heading: "Deine E-Mail-Adresse wurde geändert",
    paragraphs: [
      `Für dein Benutzerkonto bei ${brand} gilt jetzt eine andere Adresse: ${hidden}. Nachrichten und Newsletter gehen ab jetzt dorthin.`,
    ],
    alternative: {
      label: "Ich war das nicht: Änderung rückgängig machen",
      href: toPageLink(origin, ADDRESS_PATH, { zurueck: key }),
    },
    notYou: `Du warst das nicht? Dann mache die Änderung innerhalb von ${WAY_BACK_DAYS} Tagen rückgängig. Alle Geräte werden damit abgemeldet, und du legst ein neues Passwort fest.`,
  };
}
