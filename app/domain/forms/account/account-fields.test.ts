/** The fields of rules 5 besides passwords, row by row and word by word. */
import { describe, expect, test } from "vitest";
import { type FormDefinition, parseForm } from "#app/domain/forms/form-definition.ts";
import { findError } from "#tests/support/units/read-form-errors.ts";
import { forgetPasswordForm, loginForm, registerForm, resendActivationForm, subscriberCardForm } from "./account-forms.ts";

describe("E-mail", () => {
  const check = (email: string) => findError(registerForm, { email }, "email");

  test.each([[""], [" "], ["\t\n"], ["\u00a0"]])("%j is empty", (text) => {
    expect(check(text)).toBe("Bitte gib eine Email-Adresse ein");
  });

  test.each([["anna"], ["anna@"], ["anna@mail"], ["an na@mail.example"], ["änna@mail.example"], ["<b>@mail.example"], ["a@b.c"]])(
    "%j is not an address",
    (text) => {
      expect(check(text)).toBe("Bitte gib eine gültige E-Mail Adresse ein");
    },
  );

  test.each([["anna@mail.example"], ["  anna@mail.example "], ["o'brien@mail.example"], ["anna@xn--kche-5qa.example"]])(
    "%j is one",
    (text) => {
      expect(check(text)).toBeUndefined();
    },
  );

  test("one that is too long for mail servers is refused", () => {
    expect(check(`${"a".repeat(64)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.example`)).toBe(
      "Bitte gib eine kürzere E-Mail Adresse ein",
    );
  });
});

describe("The subscriber number", () => {
  const check = (subscriberNumber: string) => findError(subscriberCardForm, { subscriberNumber }, "subscriberNumber");

  test.each([[""], ["   "], ["\u00a0"]])("%j is empty", (text) => {
    expect(check(text)).toBe("Bitte gib deine Abonummer ein");
  });

  test.each([["abc"], ["123a"], ["12 34a"], ["12-34"], ["-1"], ["1.5"], ["1e5"], ["١٢٣"], ["１２３"], ["9".repeat(16)]])(
    "%j is invalid",
    (text) => {
      expect(check(text)).toBe("Bitte gib eine gültige Abonummer ein");
    },
  );

  test.each([["1"], [" 1000123 "], ["0001"], ["12 345 678"], ["12\u00a0345\u202f678"], ["1234\t5678 "], ["9".repeat(15)]])(
    "%j is one",
    (text) => {
      expect(check(text)).toBeUndefined();
    },
  );

  test("is sent without the spaces between its groups", () => {
    const parsed = parseForm(subscriberCardForm, { subscriberNumber: " 12 345\u00a0678 ", lastName: "Berger" });
    expect(parsed).toMatchObject({ isValid: true, values: { subscriberNumber: "12345678" } });
  });
});

describe("The last name on the card", () => {
  const check = (lastName: string) => findError(subscriberCardForm, { lastName }, "lastName");

  test.each([[""], ["  "], ["\u00a0"]])("%j is empty", (text) => {
    expect(check(text)).toBe("Bitte gib deinen Nachnamen ein");
  });

  test.each([["Öller"], ["von der Thannen"], ["O'Brien"], ["李"]])("%s is one", (text) => {
    expect(check(text)).toBeUndefined();
  });

  test("one that is too long is refused", () => {
    expect(check("x".repeat(201))).toBe("Bitte gib einen kürzeren Nachnamen ein");
  });
});

describe.each([
  ["login", loginForm],
  ["forget-password", forgetPasswordForm],
  ["resend-activation", resendActivationForm],
] as [string, FormDefinition][])("The user name of the form %s", (_, form) => {
  const check = (username: string) => findError(form, { username }, "username");

  test.each([[""], ["  "]])("%j is empty", (text) => {
    expect(check(text)).toBe("Bitte gib eine E-Mail Adresse oder einen Benutzernamen ein");
  });

  test.each([["anna"], ["anna@mail.example"], ["Anna Berger"], ["änna"], ["1000123"], ["__proto__"]])("%s is one", (text) => {
    expect(check(text)).toBeUndefined();
  });

  test("one that is too long is refused", () => {
    expect(check("x".repeat(255))).toBe("Bitte gib eine kürzere E-Mail Adresse ein");
  });
});

test("every form normalises an address as mail servers do", () => {
  const typed = " Anna@köche.example ";
  const address = "Anna@xn--kche-5qa.example";
  const registration = { email: typed, password: "123456", agbAccepted: "on" };
  expect(parseForm(registerForm, registration)).toMatchObject({ values: { email: address } });
  expect(parseForm(loginForm, { username: typed, password: "x" })).toMatchObject({ values: { username: address } });
  expect(parseForm(forgetPasswordForm, { username: typed })).toMatchObject({ values: { username: address } });
});
