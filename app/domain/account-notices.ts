/** What the account pages say after a redirect. The address carries a key of these, never a text. */

/** `/profil?done=…`: the page says it where it was done. */
const profileNotices = {
  "password-changed": "Dein Passwort wurde geändert.",
  newsletter: "Deine Auswahl ist gespeichert.",
  "session-ended": "Die Anmeldung ist beendet.",
  "consents-saved": "Deine Einwilligungen sind gespeichert.",
} as const;

export type ProfileNotice = keyof typeof profileNotices;

export function toProfilePath(notice: ProfileNotice): string {
  return `/profil?done=${notice}`;
}

/** Null for anything that is no key of ours. */
export function parseProfileNotice(key: string | null): { notice: ProfileNotice; text: string } | null {
  if (key === null || !Object.hasOwn(profileNotices, key)) return null;
  const notice = key as ProfileNotice;
  return { notice, text: profileNotices[notice] };
}

/** `/profil?dialog=generic&message=…`: title and HTML of the dialog Generic. */
const genericMessages = {
  registered: {
    title: "Fast geschafft",
    html: "<p>Wir haben dir eine E-Mail geschickt. Öffne den Link darin, um dein Konto zu aktivieren.</p>",
  },
  "password-reset": {
    title: "Passwort gespeichert",
    html: '<p>Dein neues Passwort gilt ab sofort. <a href="/profil?dialog=login">Jetzt anmelden</a></p>',
  },
  "account-deleted": {
    title: "Konto gelöscht",
    html: "<p>Dein Benutzerkonto und alles, was dazugehört, wurde gelöscht.</p>",
  },
} as const;

export type GenericMessage = keyof typeof genericMessages;

export function toGenericMessagePath(message: GenericMessage, returnTo: string | null): string {
  const query = new URLSearchParams({ dialog: "generic", message });
  if (returnTo !== null) query.set("returnTo", returnTo);
  return `/profil?${query}`;
}

/** Null for anything that is no key of ours. */
export function parseGenericMessage(key: string | null): { title: string; html: string } | null {
  return key !== null && Object.hasOwn(genericMessages, key) ? genericMessages[key as GenericMessage] : null;
}
