/** The forms of rules 2.4 and 5 as a whole, word by word. */
import { describe, expect, test } from "vitest";
import { type FieldErrors, type FormDefinition, parseForm } from "#app/domain/forms/form-definition.ts";
import { readErrors } from "#tests/support/units/read-form-errors.ts";
import {
  accountForms,
  changePasswordForm,
  deleteAccountForm,
  forgetPasswordForm,
  loginForm,
  registerForm,
  resendActivationForm,
  resetPasswordForm,
  subscriberCardForm,
} from "./account-forms.ts";
import { upsellSaveForm, upsellSavePrintForm } from "./upsell-forms.ts";

describe("All messages come at once", () => {
  test.each([
    [
      loginForm,
      { username: "Bitte gib eine E-Mail Adresse oder einen Benutzernamen ein", password: "Bitte gib ein Passwort ein" },
    ],
    [subscriberCardForm, { subscriberNumber: "Bitte gib deine Abonummer ein", lastName: "Bitte gib deinen Nachnamen ein" }],
    [
      registerForm,
      {
        email: "Bitte gib eine Email-Adresse ein",
        password: "Bitte gib ein Passwort ein",
        agbAccepted: "Bitte stimme den Allgemeinen Geschäftsbedingungen zu",
      },
    ],
    [
      upsellSavePrintForm,
      {
        email: "Bitte gib eine Email-Adresse ein",
        password: "Bitte gib ein Passwort ein",
        agbAccepted: "Bitte stimme den Allgemeinen Geschäftsbedingungen zu",
      },
    ],
    [upsellSaveForm, { agbAccepted: "Bitte stimme den Allgemeinen Geschäftsbedingungen zu" }],
    [forgetPasswordForm, { username: "Bitte gib eine E-Mail Adresse oder einen Benutzernamen ein" }],
    [
      changePasswordForm,
      {
        currentPassword: "Bitte gib dein aktuelles Passwort ein",
        newPassword: "Bitte gib ein neues Passwort ein",
        newPasswordAgain: "Bitte gib das neue Passwort noch einmal ein",
      },
    ],
    [
      resetPasswordForm,
      { newPassword: "Bitte gib ein neues Passwort ein", newPasswordAgain: "Bitte gib das neue Passwort noch einmal ein" },
    ],
    [resendActivationForm, { username: "Bitte gib eine E-Mail Adresse oder einen Benutzernamen ein" }],
    [deleteAccountForm, { currentPassword: "Bitte gib dein aktuelles Passwort ein" }],
  ] as [FormDefinition, FieldErrors][])("when nothing was filled in ($name)", (form, errors) => {
    expect(readErrors(form, {})).toEqual(errors);
    // In the order of the fields: the focus goes to the first.
    const names = form.fields.map(({ name }) => name).filter((name) => name in errors);
    expect(Object.keys(readErrors(form, {}))).toEqual(names);
  });

  test("also about the repetition while other fields are wrong", () => {
    expect(readErrors(changePasswordForm, { currentPassword: "", newPassword: "a b", newPasswordAgain: "x" })).toEqual({
      currentPassword: "Bitte gib dein aktuelles Passwort ein",
      newPassword: "Bitte wähle ein Passwort mit mind. 6 Zeichen",
      newPasswordAgain: "Die Passwörter stimmen nicht überein",
    });
  });
});

test("registering requires consent to the terms, but not to offers", () => {
  const entries = { email: "anna@mail.example", password: "123456" };
  for (const agbAccepted of ["", "off", "true", "ON"]) {
    expect(readErrors(registerForm, { ...entries, agbAccepted })).toEqual({
      agbAccepted: "Bitte stimme den Allgemeinen Geschäftsbedingungen zu",
    });
  }
  const accepted = { ...entries, agbAccepted: "on" };
  expect(parseForm(registerForm, accepted)).toEqual({ isValid: true, values: { ...accepted, marketingAccepted: "" } });
});

describe("The forms have the titles of the rules", () => {
  test.each([
    [subscriberCardForm, "Anmelden"],
    [registerForm, "Registrieren"],
    [changePasswordForm, "Passwort ändern"],
    [resetPasswordForm, "Passwort Zurücksetzen"],
    [forgetPasswordForm, "Passwort Zurücksetzen"],
  ] as [FormDefinition, string][])("$name", (form, title) => {
    expect(form.title).toBe(title);
  });
});

describe("Password managers", () => {
  test.each([
    [loginForm, ["username", "current-password"]],
    [subscriberCardForm, ["username", "family-name"]],
    [registerForm, ["email", "new-password", "off", "off"]],
    [upsellSavePrintForm, ["email", "new-password", "off", "off"]],
    [upsellSaveForm, ["off"]],
    [forgetPasswordForm, ["username"]],
    [changePasswordForm, ["current-password", "new-password", "new-password"]],
    [resetPasswordForm, ["new-password", "new-password"]],
    [resendActivationForm, ["username"]],
    [deleteAccountForm, ["current-password"]],
  ] as [FormDefinition, string[]][])("know the fields of $name", (form, purposes) => {
    expect(form.fields.map(({ autoComplete }) => autoComplete)).toEqual(purposes);
  });
});

describe("Forms are found by their names", () => {
  test("all of them", () => {
    for (const { name } of [loginForm, registerForm, subscriberCardForm, deleteAccountForm, upsellSaveForm, upsellSavePrintForm])
      expect(accountForms[name]?.name).toBe(name);
    for (const [name, form] of Object.entries(accountForms)) expect(form.name).toBe(name);
  });

  test.each([["__proto__"], ["constructor"], ["toString"], ["hasOwnProperty"], [""], ["Login"]])("but not by %j", (name) => {
    expect(accountForms[name]).toBeUndefined();
  });
});
