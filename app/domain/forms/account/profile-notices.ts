/** What the profile says after a redirect. The address carries a key of these, never a text. */

/** `/profil?done=…`: the page says it where it was done. */
const profileNotices = {
  "password-changed": "Dein Passwort wurde geändert.",
  "name-changed": "Dein Name wurde geändert.",
  "address-asked": "Wir haben dir eine E-Mail an die neue Adresse geschickt. Öffne den Link darin, dann gilt sie.",
  "address-kept": "Deine bisherige E-Mail-Adresse bleibt.",
  newsletter: "Deine Auswahl ist gespeichert.",
  "session-ended": "Die Anmeldung ist beendet.",
  "device-removed": "Das Gerät ist entfernt und bekommt keine Benachrichtigungen mehr.",
  "consents-saved": "Deine Einwilligungen sind gespeichert.",
  "subscription-cancelled": "Dein Abo ist gekündigt. Bis wann du noch lesen kannst, steht dabei.",
  "deletion-planned": "Dein Konto wird zum Ende der bezahlten Zeit gelöscht. Die Bestätigung kommt per E-Mail.",
  "account-kept": "Dein Konto bleibt. Gekündigte Abos bleiben gekündigt, bis du sie fortsetzt.",
  "subscription-resumed": "Dein Abo verlängert sich wieder.",
} as const;

export type ProfileNotice = keyof typeof profileNotices;

export function toProfilePath(notice: ProfileNotice): string {
  return `/profil?done=${notice}`;
}

export function toProfileNoticeText(notice: ProfileNotice): string {
  return profileNotices[notice];
}

/** Null for anything that is no key of ours. */
export function parseProfileNotice(key: string | null): { notice: ProfileNotice; text: string } | null {
  if (key === null || !Object.hasOwn(profileNotices, key)) return null;
  const notice = key as ProfileNotice;
  return { notice, text: profileNotices[notice] };
}
