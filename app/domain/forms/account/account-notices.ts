/** What the dialog Generic says after a redirect. The address carries a key of these, never a text. */

/** What the dialog Generic says: a text, and where it may lead on. */
export type GenericText = { title: string; text: string; link: { text: string; href: string } | null };

/** `/profil?dialog=generic&message=…` */
const genericMessages = {
  registered: {
    title: "Fast geschafft",
    text: "Wir haben dir eine E-Mail geschickt. Öffne den Link darin, um dein Konto zu aktivieren.",
    link: null,
  },
  "registered-for-card": {
    title: "Fast geschafft",
    text: "Wir haben dir eine E-Mail geschickt. Öffne den Link darin, um dein Konto zu aktivieren. Danach meldest du dich an und aktivierst deine Abokarte.",
    link: { text: "Zur Abokarte", href: "/profil?dialog=abocard-activation" },
  },
  "password-reset": {
    title: "Passwort gespeichert",
    text: "Dein neues Passwort gilt ab sofort.",
    link: { text: "Jetzt anmelden", href: "/profil?dialog=login" },
  },
  "account-deleted": {
    title: "Konto gelöscht",
    text: "Dein Benutzerkonto und alles, was dazugehört, wurde gelöscht.",
    link: null,
  },
} as const satisfies Record<string, GenericText>;

/** Over the login, where a session has ended elsewhere: what was meant is done afterwards. */
export const sessionEnded = {
  title: "Anmelden",
  text: "Du bist hier nicht mehr angemeldet. Melde dich noch einmal an, dann geht es weiter.",
};

export type GenericMessage = keyof typeof genericMessages;

/** The notice for a new reader: first about the account, then about the reason for it. */
export function decideRegisteredMessage(next: string | undefined): "registered" | "registered-for-card" {
  return next === "print-card" ? "registered-for-card" : "registered";
}

export function toGenericMessagePath(message: GenericMessage, returnTo: string | null): string {
  const query = new URLSearchParams({ dialog: "generic", message });
  if (returnTo !== null) query.set("returnTo", returnTo);
  return `/profil?${query}`;
}

/** Null for anything that is no key of ours. */
export function parseGenericMessage(key: string | null): GenericText | null {
  return key !== null && Object.hasOwn(genericMessages, key) ? genericMessages[key as GenericMessage] : null;
}
