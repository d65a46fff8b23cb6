/** Texts for readers around newsletters. */
export const newsletterMessages = {
  noneChosen: "Bitte wähle mindestens einen Newsletter",
  /** The same for known and unknown addresses. */
  mailSent: "Fast geschafft: Wir haben dir eine E-Mail geschickt. Öffne den Link darin, dann bekommst du den Newsletter.",
  confirmed: "Deine Anmeldung ist bestätigt.",
  linkUsed: "Der Link ist abgelaufen. Bitte melde dich noch einmal an.",
  left: "Du bist abgemeldet.",
} as const;
