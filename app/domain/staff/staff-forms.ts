/** The forms of staff (decision 104): their fields and their validation. */
import * as v from "valibot";
import { checkField } from "#app/domain/forms/check-field.ts";
import type { FormField, FormRules } from "#app/domain/forms/form-definition.ts";
import type { StaffRole } from "#graphql/generated/contract.ts";
import { newPasswordEntries, newPasswordField, passwordAgainField, samePasswords } from "./new-password.ts";
import { readRoles } from "./staff-roles.ts";

export const codeField: FormField = {
  name: "code",
  label: "Code",
  type: "text",
  autoComplete: "one-time-code",
  isRequired: true,
};

type NewPassword = { password: string; passwordAgain: string };

export const changePasswordForm = {
  name: "password",
  fields: [
    { name: "current", label: "Jetziges Passwort", type: "password", autoComplete: "current-password", isRequired: true },
    newPasswordField,
    passwordAgainField,
  ],
  schema: v.pipe(v.object({ current: v.string(), ...newPasswordEntries }), samePasswords()),
} as const satisfies FormRules<NewPassword & { current: string }>;

/** Intents of the forms about passkeys, which have no fields to be checked. */
export const staffPasskeyIntents = {
  signIn: "passkey",
  begin: "passkey-begin",
  add: "passkey-add",
  rename: "passkey-rename",
  remove: "passkey-remove",
} as const;

export const enrolmentForm: FormRules<NewPassword & { sealed: string; code: string }> = {
  name: "enrol",
  fields: [{ ...newPasswordField, label: "Passwort" }, passwordAgainField, { ...codeField, inputMode: "numeric" }],
  schema: v.pipe(v.object({ ...newPasswordEntries, sealed: v.string(), code: v.string() }), samePasswords()),
};

type Boxes = Readonly<Record<string, unknown>>;

function someRole<Values extends Boxes>() {
  return checkField<Boxes, Values>("roles", (boxes) => readRoles(boxes).length > 0, "Wähle mindestens eine Rolle.");
}

/** Boxes are named after their role. */
export const rolesForm: FormRules<{ roles: StaffRole[] }> = {
  name: "roles",
  schema: v.pipe(
    v.looseObject({}),
    someRole(),
    v.transform((entries) => ({ roles: readRoles(entries) })),
  ),
};

export const NO_MAIL_ADDRESS = "Das ist keine E-Mail-Adresse.";

export const invitationForm = {
  name: "invite",
  fields: [
    { name: "name", label: "Name", type: "text", autoComplete: "off", isRequired: true },
    { name: "mail", label: "E-Mail", type: "email", autoComplete: "off", inputMode: "email", isRequired: true },
  ],
  schema: v.pipe(
    v.looseObject({
      name: v.pipe(v.string(), v.trim(), v.nonEmpty("Wie heißt die Person?")),
      mail: v.pipe(v.string(), v.trim(), v.regex(/^\S+@\S+\.\S+$/, NO_MAIL_ADDRESS)),
    }),
    someRole(),
    v.transform(({ name, mail, ...entries }) => ({ name, mail, roles: readRoles(entries) })),
  ),
} as const satisfies FormRules<{ name: string; mail: string; roles: StaffRole[] }>;
