import { expect, test } from "vitest";
import type { Conversion } from "#app/domain/paywall/conversion-count.ts";
import { isRenewal } from "./is-renewal.ts";

const purchase = { termId: "TM1", rid: "R1", conversionId: "C9" };
const own: Conversion = { id: "C9", termId: "TM1", rid: "R1", createDate: 2, type: "Subscription", isActive: true };
/** Bought long ago, and over. */
const former: Conversion = { ...own, id: "C1", createDate: 1, isActive: false };

test.each<[string, Conversion[], boolean]>([
  ["nothing before", [], false],
  ["nothing but this purchase", [own], false],
  ["the same before, and this purchase", [former, own], true],
  ["the same before, and this purchase is not listed yet", [former], true],
  ["another term of the same resource before", [{ ...former, termId: "TM2" }, own], true],
  ["another resource before", [{ ...former, termId: "TM2", rid: "R2" }, own], false],
  ["the same term, whose resource is not known", [{ ...former, rid: null }, own], true],
  ["payments of the same subscription", [{ ...former, type: "Payment" }, own], true],
  ["access that the publisher gave", [{ ...former, type: "Grant access" }, own], false],
  [
    "two without names, one of them this purchase",
    [
      { ...former, id: null },
      { ...own, id: null },
    ],
    true,
  ],
  ["one without a name, which is this purchase", [{ ...own, id: null }], false],
])("with %s a purchase is a renewal: %#", (_name, conversions, expected) => {
  expect(isRenewal(purchase, conversions)).toBe(expected);
});

test("a purchase of which the provider says nothing is no renewal", () => {
  expect(isRenewal({ termId: null, rid: null, conversionId: null }, [former, own])).toBe(false);
});
