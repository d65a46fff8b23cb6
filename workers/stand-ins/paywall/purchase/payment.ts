/** The test payment: which means of payment there are, what they do, and what is wrong with what was typed. */

export type PaymentFields = {
  method: "card" | "sepa";
  name: string;
  cardNumber: string;
  expiry: string;
  cvc: string;
  iban: string;
  consent: boolean;
};

export type PaymentOutcome =
  | { kind: "paid" | "authorization"; payment: string }
  | { kind: "declined"; message: string }
  | { kind: "incomplete"; errors: Partial<Record<keyof PaymentFields, string>> };

const testCards = new Map<string, "paid" | "declined" | "authorization">([
  ["4242424242424242", "paid"],
  ["4000000000000002", "declined"],
  ["4000000000003220", "authorization"],
]);
const TEST_IBAN = "AT611904300234573201";

/** Anything but the test numbers is refused and not stored: no reader should type a real one here. */
export function decidePayment(fields: PaymentFields, now: Date): PaymentOutcome {
  const cardNumber = fields.cardNumber.replace(/\s/g, "");
  const iban = fields.iban.replace(/\s/g, "").toUpperCase();
  const errors: Partial<Record<keyof PaymentFields, string>> = {};
  if (fields.name.trim() === "") errors.name = "Bitte gib den Namen an, auf den das Konto oder die Karte lautet";
  if (fields.method === "card") {
    const problem = findCardProblem(cardNumber);
    if (problem !== null) errors.cardNumber = problem;
    if (!isFutureMonth(fields.expiry, now)) errors.expiry = "Bitte gib ein Datum an, bis zu dem die Karte gilt: MM/JJ";
    if (!/^\d{3,4}$/.test(fields.cvc.trim())) errors.cvc = "Bitte gib die drei oder vier Ziffern der Prüfnummer an";
  } else if (iban === "") errors.iban = "Bitte gib eine IBAN an";
  else if (iban !== TEST_IBAN) errors.iban = "Hier gilt nur die Test-IBAN AT61 1904 3002 3457 3201";
  if (!fields.consent) errors.consent = "Bitte stimme den Bedingungen zu";
  if (Object.keys(errors).length > 0) return { kind: "incomplete", errors };

  const payment =
    fields.method === "card" ? `Karte, endet auf ${cardNumber.slice(-4)}` : `Lastschrift, endet auf ${iban.slice(-4)}`;
  const kind = fields.method === "card" ? testCards.get(cardNumber) : "paid";
  if (kind === "paid" || kind === "authorization") return { kind, payment };
  return {
    kind: "declined",
    message: "Deine Bank hat die Zahlung abgelehnt. Es wurde nichts abgebucht. Bitte versuche es mit einer anderen Karte.",
  };
}

function findCardProblem(cardNumber: string): string | null {
  if (cardNumber === "") return "Bitte gib eine Kartennummer an";
  return testCards.has(cardNumber) ? null : "Hier gelten nur die Testkarten, zum Beispiel 4242 4242 4242 4242";
}

/** `MM/JJ`, this month or later. */
function isFutureMonth(text: string, now: Date): boolean {
  const [, month, year] = /^\s*(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d\d)\s*$/.exec(text) ?? [];
  if (month === undefined || year === undefined) return false;
  return (2000 + Number(year)) * 12 + Number(month) >= now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
}
