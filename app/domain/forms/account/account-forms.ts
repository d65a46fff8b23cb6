/** The account forms of rules 2.4. */
import * as v from "valibot";
import type { FormDefinition, FormField } from "#app/domain/forms/form-definition.ts";
import { existingPassword, lastName, newPasswordEntries, samePasswords, subscriberNumber, username } from "./account-fields.ts";
import { accountMessages as messages } from "./account-messages.ts";
import { type NewAccountValues, newAccountFields, newAccountSchema } from "./new-account-form.ts";
import { upsellSaveForm, upsellSavePrintForm } from "./upsell-forms.ts";

const usernameField: FormField = {
  name: "username",
  label: "E-Mail oder Benutzername",
  type: "text",
  autoComplete: "username",
  inputMode: "email",
  isRequired: true,
};

export const currentPasswordField: FormField = {
  name: "currentPassword",
  label: "Aktuelles Passwort",
  type: "password",
  autoComplete: "current-password",
  isRequired: true,
};

const newPasswordFields: readonly FormField[] = [
  { name: "newPassword", label: "Neues Passwort", type: "password", autoComplete: "new-password", isRequired: true },
  {
    name: "newPasswordAgain",
    label: "Neues Passwort wiederholen",
    type: "password",
    autoComplete: "new-password",
    isRequired: true,
  },
];

export const loginForm: FormDefinition<{ username: string; password: string }> = {
  name: "login",
  title: "Anmelden",
  submitLabel: "Anmelden",
  busyLabel: "Du wirst angemeldet …",
  fields: [
    usernameField,
    { name: "password", label: "Passwort", type: "password", autoComplete: "current-password", isRequired: true },
  ],
  schema: v.object({ username, password: existingPassword(messages.passwordEmpty) }),
};

/** The last name acts as the password. Leads to what the card's owner is offered (rules 4, upsell). */
export const subscriberCardForm: FormDefinition<{ subscriberNumber: string; lastName: string }> = {
  name: "upsell-entitlement",
  title: "Anmelden",
  submitLabel: "Anmelden",
  busyLabel: "Du wirst angemeldet …",
  fields: [
    {
      name: "subscriberNumber",
      label: "Abonummer",
      type: "text",
      autoComplete: "username",
      inputMode: "numeric",
      isRequired: true,
    },
    { name: "lastName", label: "Nachname", type: "text", autoComplete: "family-name", isRequired: true },
  ],
  schema: v.object({ subscriberNumber, lastName }),
};

export const registerForm: FormDefinition<NewAccountValues> = {
  name: "register",
  title: "Registrieren",
  submitLabel: "Registrieren",
  busyLabel: "Konto wird angelegt …",
  fields: newAccountFields,
  schema: newAccountSchema,
};

export const forgetPasswordForm: FormDefinition<{ username: string }> = {
  name: "forget-password",
  title: "Passwort Zurücksetzen",
  submitLabel: "Link anfordern",
  busyLabel: "Link wird angefordert …",
  fields: [usernameField],
  schema: v.object({ username }),
};

export const changePasswordForm: FormDefinition<{ currentPassword: string; newPassword: string; newPasswordAgain: string }> = {
  name: "change-password",
  title: "Passwort ändern",
  submitLabel: "Passwort ändern",
  busyLabel: "Passwort wird geändert …",
  fields: [currentPasswordField, ...newPasswordFields],
  schema: v.pipe(
    v.object({ currentPassword: existingPassword(messages.currentPasswordEmpty), ...newPasswordEntries }),
    samePasswords(),
  ),
};

/** Opened by the link of the reset mail, whose key is in the hidden field `key`. */
export const resetPasswordForm: FormDefinition<{ newPassword: string; newPasswordAgain: string }> = {
  name: "reset-password",
  title: "Passwort Zurücksetzen",
  submitLabel: "Passwort speichern",
  busyLabel: "Passwort wird gespeichert …",
  fields: newPasswordFields,
  schema: v.pipe(v.object(newPasswordEntries), samePasswords()),
};

export const resendActivationForm: FormDefinition<{ username: string }> = {
  name: "resend-activation",
  title: "Aktivierungslink anfordern",
  submitLabel: "Link noch einmal senden",
  fields: [usernameField],
  schema: v.object({ username }),
};

export const deleteAccountForm: FormDefinition<{ currentPassword: string }> = {
  name: "delete-account",
  title: "Konto löschen",
  submitLabel: "Konto endgültig löschen",
  busyLabel: "Konto wird gelöscht …",
  fields: [currentPasswordField],
  schema: v.object({ currentPassword: existingPassword(messages.currentPasswordEmpty) }),
};

/** The same at the end of what is paid for; until then it can be taken back. */
export const planDeletionForm: FormDefinition<{ currentPassword: string }> = {
  ...deleteAccountForm,
  name: "plan-deletion",
  submitLabel: "Am Ende der bezahlten Zeit löschen",
};

const forms = [
  loginForm,
  subscriberCardForm,
  registerForm,
  forgetPasswordForm,
  changePasswordForm,
  resetPasswordForm,
  resendActivationForm,
  deleteAccountForm,
  planDeletionForm,
  upsellSaveForm,
  upsellSavePrintForm,
] as readonly FormDefinition[];

/** Every account form by its name; without a prototype, whose names (`toString`) a request could name. */
export const accountForms: Readonly<Record<string, FormDefinition>> = Object.assign(
  Object.create(null),
  Object.fromEntries(forms.map((form) => [form.name, form])),
);
