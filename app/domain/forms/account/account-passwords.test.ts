/** The passwords of rules 5, row by row and word by word. */
import { describe, expect, test } from "vitest";
import { type FormDefinition, parseForm } from "#app/domain/forms/form-definition.ts";
import { findError } from "#tests/support/units/read-form-errors.ts";
import { changePasswordForm, deleteAccountForm, loginForm, registerForm, resetPasswordForm } from "./account-forms.ts";

const chosenPasswords: [string, FormDefinition, string, string][] = [
  ["of a registration", registerForm, "password", "Bitte gib ein Passwort ein"],
  ["of a change", changePasswordForm, "newPassword", "Bitte gib ein neues Passwort ein"],
  ["of a reset", resetPasswordForm, "newPassword", "Bitte gib ein neues Passwort ein"],
];

describe.each(chosenPasswords)("The password %s", (_, form, field, empty) => {
  const check = (password: string) => findError(form, { [field]: password, newPasswordAgain: password }, field);

  test("is empty", () => {
    expect(check("")).toBe(empty);
  });

  test.each([["12345"], ["a"], ["äöüß!"], ["😀😀😀"], ["😀😀😀😀😀"]])("%s has fewer than 6 characters", (password) => {
    expect(check(password)).toBe("Bitte wähle ein Passwort mit mind. 6 Zeichen");
  });

  test.each([
    ["a space", "abc def"],
    ["a space before it", " abcdef"],
    ["a space after it", "abcdef "],
    ["nothing but spaces", "      "],
    ["a tab", "abc\tdef"],
    ["a line break", "abc\ndef"],
    ["a protected space", "abc\u00a0def"],
    ["a thin space", "abc\u2009def"],
    ["an ideographic space", "abc\u3000def"],
  ])("contains %s", (_name, password) => {
    expect(check(password)).toBe("Das Passwort darf keine Leerzeichen enthalten");
  });

  test("that is short and has a space is called short first", () => {
    expect(check("a b")).toBe("Bitte wähle ein Passwort mit mind. 6 Zeichen");
  });

  test.each([["123456"], ["äöüÄÖÜ"], ["😀😀😀😀😀😀"], ["\"'<>&;"], ["__proto__"], ["x".repeat(200)]])(
    "%s is taken",
    (password) => {
      expect(check(password)).toBeUndefined();
    },
  );

  test.each([[201], [1_000_000]])("of %i characters is too long", (length) => {
    expect(check("x".repeat(length))).toBe("Bitte wähle ein Passwort mit höchstens 200 Zeichen");
  });

  test("is kept letter by letter", () => {
    const entries = {
      email: "a@mail.example",
      agbAccepted: "on",
      currentPassword: "x",
      [field]: "äÖ😀ﬁ!6",
      newPasswordAgain: "äÖ😀ﬁ!6",
    };
    expect(parseForm(form, entries)).toMatchObject({ isValid: true, values: { [field]: "äÖ😀ﬁ!6" } });
  });
});

describe("A password that exists already", () => {
  test("may be empty nowhere", () => {
    expect(findError(loginForm, { username: "anna" }, "password")).toBe("Bitte gib ein Passwort ein");
    expect(findError(changePasswordForm, {}, "currentPassword")).toBe("Bitte gib dein aktuelles Passwort ein");
    expect(findError(deleteAccountForm, {}, "currentPassword")).toBe("Bitte gib dein aktuelles Passwort ein");
  });

  test.each([["a"], ["with space"], [" "], ["😀"]])("may be %j, whatever the rules are today", (password) => {
    expect(findError(loginForm, { username: "anna", password }, "password")).toBeUndefined();
    expect(findError(deleteAccountForm, { currentPassword: password }, "currentPassword")).toBeUndefined();
    expect(parseForm(loginForm, { username: "anna", password })).toMatchObject({ values: { password } });
  });

  test("is not so long that checking it would be work", () => {
    expect(findError(loginForm, { username: "anna", password: "x".repeat(201) }, "password")).toBe(
      "Bitte wähle ein Passwort mit höchstens 200 Zeichen",
    );
  });
});

describe.each([
  ["change-password", changePasswordForm],
  ["reset-password", resetPasswordForm],
] as [string, FormDefinition][])("The repeated password of the form %s", (_, form) => {
  const check = (newPassword: string, newPasswordAgain: string) =>
    findError(form, { newPassword, newPasswordAgain }, "newPasswordAgain");

  test("is empty", () => {
    expect(check("123456", "")).toBe("Bitte gib das neue Passwort noch einmal ein");
    expect(check("", "")).toBe("Bitte gib das neue Passwort noch einmal ein");
  });

  test.each([
    ["123456", "123457"],
    ["123456", "123456 "],
    ["passwort", "Passwort"],
    ["äöüäöü", "a\u0308öüäöü"],
    ["12", "13"],
    ["", "123456"],
  ])("differs: %j and %j", (first, second) => {
    expect(check(first, second)).toBe("Die Passwörter stimmen nicht überein");
  });

  test("is the same", () => {
    expect(check("123456", "123456")).toBeUndefined();
  });
});
