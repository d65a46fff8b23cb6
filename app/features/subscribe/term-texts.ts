/** Prices and periods of a term, in words. */
import type { OfferTerm } from "#app/configuration/offers.ts";

/** "8,25 €": the sign follows, as in the offers' own texts. */
export function toPriceText(cents: number): string {
  const [euros, rest] = [Math.floor(cents / 100), String(cents % 100).padStart(2, "0")];
  return rest === "00" ? `${euros} €` : `${euros},${rest} €`;
}

/** The monthly price of a longer period; null for a month. Never less than the real price. */
export function toMonthlyText({ price, months }: OfferTerm): string | null {
  return months === 1 ? null : `entspricht ${toPriceText(Math.ceil(price / months))} im Monat`;
}

/** Period, renewal and notice, as the terms and conditions have them (/agb, 4). */
export function toPeriodFacts({ months }: OfferTerm): { term: string; text: string }[] {
  return months === 1
    ? [
        { term: "Laufzeit", text: "Ein Monat, ab dem Tag deiner Bestellung." },
        { term: "Verlängerung", text: "Jeweils um einen Monat, bis du kündigst." },
        { term: "Kündigung", text: "Jederzeit zum Ende des laufenden Monats, in deinem Profil oder beim Leserservice." },
      ]
    : [
        { term: "Laufzeit", text: `${months} Monate, ab dem Tag deiner Bestellung.` },
        { term: "Verlängerung", text: `Jeweils um ${months} Monate, bis du kündigst.` },
        { term: "Kündigung", text: "Jederzeit zum Ende der Laufzeit, in deinem Profil oder beim Leserservice." },
      ];
}
