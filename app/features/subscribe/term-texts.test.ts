import fc from "fast-check";
import { expect, test } from "vitest";
import { offers } from "#app/configuration/offers.ts";
import { toMonthlyText, toPeriodFacts, toPriceText } from "./term-texts.ts";

const term = (price: number, months: number) => ({ slug: "x", termId: "T", price, priceText: "", months });

test("a price reads as in the offers", () => {
  expect([990, 9900, 825, 1009, 5].map(toPriceText)).toEqual(["9,90 €", "99 €", "8,25 €", "10,09 €", "0,05 €"]);
});

test("what a year costs by the month is never less than what is paid", () => {
  expect(toMonthlyText(term(9900, 12))).toBe("entspricht 8,25 € im Monat");
  expect(toMonthlyText(term(16900, 12))).toBe("entspricht 14,09 € im Monat");
  expect(toMonthlyText(term(990, 1))).toBeNull();
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 2, max: 36 }), (price, months) => {
      const [, euros, cents = "0"] = /entspricht (\d+)(?:,(\d\d))? €/.exec(toMonthlyText(term(price, months)) ?? "") ?? [];
      const monthly = Number(euros) * 100 + Number(cents);
      expect(monthly * months).toBeGreaterThanOrEqual(price);
      expect((monthly - 1) * months).toBeLessThan(price);
    }),
  );
});

test("period, renewal and notice are said of every term that is sold", () => {
  for (const { terms } of offers) {
    for (const sold of terms) {
      expect(toPeriodFacts(sold).map(({ term: name }) => name)).toEqual(["Laufzeit", "Verlängerung", "Kündigung"]);
    }
  }
  expect(toPeriodFacts(term(9900, 12))[0]?.text).toContain("12 Monate");
});
