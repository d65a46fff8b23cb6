/** The right to withdraw from an order (§ 11 FAGG), in the words that the page /widerruf and the mails about contracts share. */

/** `addressee` is whom a declaration goes to: name and address of the publisher. */
export function toWithdrawalInstruction(addressee: string): string[] {
  return [
    "Du hast das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Frist beträgt vierzehn Tage ab dem Tag, an dem der Vertrag geschlossen wurde.",
    `Um dein Recht auszuüben, musst du uns (${addressee}) mit einer eindeutigen Erklärung über deinen Entschluss informieren.`,
    "Es genügt, wenn du die Erklärung vor Ablauf der Frist absendest.",
    REFUND,
    "Hast du verlangt, dass das Abo schon während der Frist beginnt, so zahlst du den Teil, der der Zeit bis zu deiner Erklärung entspricht.",
  ];
}

/** What a publisher owes who has withdrawn (§ 14 FAGG). */
export const REFUND =
  "Wir zahlen alles zurück, was wir von dir erhalten haben, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag, an dem deine Erklärung bei uns eingelangt ist. Wir verwenden dasselbe Zahlungsmittel wie du, wenn nicht anderes vereinbart ist; Entgelte verrechnen wir dafür nicht.";

/** The model form (annex I B FAGG), line by line. */
export function toWithdrawalForm(addressee: string): string[] {
  return [
    `An: ${addressee}`,
    "Hiermit widerrufe(n) ich/wir (1) den von mir/uns (1) abgeschlossenen Vertrag über den Kauf der folgenden Waren (1) / die Erbringung der folgenden Dienstleistung (1):",
    "Bestellt am (1) / erhalten am (1):",
    "Name des/der Verbraucher(s):",
    "Anschrift des/der Verbraucher(s):",
    "Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier):",
    "Datum:",
    "(1) Unzutreffendes streichen.",
  ];
}
