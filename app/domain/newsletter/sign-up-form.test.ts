import { expect, test } from "vitest";
import { parseForm } from "#app/domain/forms/form-definition.ts";
import { NONE_CHOSEN, signUpForm, toNewsletterField } from "./sign-up-form.ts";

const box = { [toNewsletterField("morgen")]: "on" };

test("an address and a box are enough", () => {
  const entries = { email: " maria@köche.example ", ...box, [toNewsletterField("sport")]: "on", intent: "x" };
  expect(parseForm(signUpForm, entries)).toEqual({
    isValid: true,
    values: { email: "maria@xn--kche-5qa.example", newsletters: ["morgen", "sport"] },
  });
});

test.each([
  ["", "Bitte gib eine Email-Adresse ein"],
  ["maria", "Bitte gib eine gültige E-Mail Adresse ein"],
])("the address %j is answered as rules 5 say", (email, message) => {
  expect(parseForm(signUpForm, { email, ...box })).toEqual({ isValid: false, errors: { email: message } });
});

test("without a box nothing is asked for, and both faults are said at once", () => {
  expect(parseForm(signUpForm, { email: "maria@example.com" })).toEqual({ isValid: false, errors: { newsletters: NONE_CHOSEN } });
  expect(parseForm(signUpForm, { [toNewsletterField("morgen")]: "vielleicht" })).toEqual({
    isValid: false,
    errors: { email: "Bitte gib eine Email-Adresse ein", newsletters: NONE_CHOSEN },
  });
});
