import { describe, expect, test } from "vitest";
import { decidePayment, type PaymentFields } from "./payment.ts";

const now = new Date("2026-11-21T08:00:00Z");
const card: PaymentFields = {
  method: "card",
  name: "Lea Rhomberg",
  cardNumber: "4242 4242 4242 4242",
  expiry: "11/26",
  cvc: "123",
  iban: "",
  consent: true,
};
const errorsOf = (fields: Partial<PaymentFields>) => {
  const outcome = decidePayment({ ...card, ...fields }, now);
  return outcome.kind === "incomplete" ? Object.keys(outcome.errors) : outcome.kind;
};

describe("the test payment", () => {
  test.each([
    ["4242 4242 4242 4242", "paid"],
    ["4242424242424242", "paid"],
    ["4000 0000 0000 0002", "declined"],
    ["4000 0000 0000 3220", "authorization"],
  ])("with the card %s is %s", (cardNumber, kind) => {
    expect(decidePayment({ ...card, cardNumber }, now).kind).toBe(kind);
  });

  test("with the test account is paid, however its number is written", () => {
    const sepa = { ...card, method: "sepa" as const, cardNumber: "", expiry: "", cvc: "", iban: "at61 1904 3002 3457 3201" };
    expect(decidePayment(sepa, now)).toEqual({ kind: "paid", payment: "Lastschrift, endet auf 3201" });
    expect(errorsOf({ ...sepa, iban: "AT48 3200 0000 1234 5864" })).toEqual(["iban"]);
    expect(errorsOf({ ...sepa, iban: "" })).toEqual(["iban"]);
  });

  test("keeps of a card its last digits only", () => {
    expect(decidePayment(card, now)).toEqual({ kind: "paid", payment: "Karte, endet auf 4242" });
  });

  test("refuses every card that is no test card", () => {
    expect(errorsOf({ cardNumber: "5555 5555 5555 4444" })).toEqual(["cardNumber"]);
    expect(errorsOf({ cardNumber: "toString" })).toEqual(["cardNumber"]);
  });

  test("names every field that is missing or wrong", () => {
    expect(errorsOf({ name: " ", cardNumber: "", expiry: "", cvc: "1", consent: false })).toEqual([
      "name",
      "cardNumber",
      "expiry",
      "cvc",
      "consent",
    ]);
    for (const expiry of ["10/26", "13/30", "1126", "11/25"]) expect(errorsOf({ expiry })).toEqual(["expiry"]);
    for (const expiry of ["11/26", "1/27", " 12 / 2026 "]) expect(errorsOf({ expiry })).toBe("paid");
  });
});
