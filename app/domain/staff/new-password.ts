/** A new password of staff (decision 104): long rather than complex, as there is a second factor. */
import * as v from "valibot";
import { checkField } from "#app/domain/forms/check-field.ts";
import type { FormField } from "#app/domain/forms/form-definition.ts";

export const MIN_STAFF_PASSWORD = 10;
const MAX_STAFF_PASSWORD = 200;

export const newPasswordField: FormField = {
  name: "password",
  label: "Neues Passwort",
  type: "password",
  autoComplete: "new-password",
  isRequired: true,
};
export const passwordAgainField: FormField = { ...newPasswordField, name: "passwordAgain", label: "Noch einmal" };

export const newPasswordEntries = {
  password: v.pipe(
    v.string(),
    v.minLength(MIN_STAFF_PASSWORD, `Mindestens ${MIN_STAFF_PASSWORD} Zeichen.`),
    v.maxLength(MAX_STAFF_PASSWORD, `Höchstens ${MAX_STAFF_PASSWORD} Zeichen.`),
  ),
  passwordAgain: v.string(),
};

type NewPassword = { password: string; passwordAgain: string };

/** Once the password itself is long enough. */
export function samePasswords<Values extends NewPassword>() {
  return checkField<NewPassword, Values>(
    "passwordAgain",
    ({ password, passwordAgain }) => password === passwordAgain || !v.is(newPasswordEntries.password, password),
    "Die Passwörter stimmen nicht überein.",
  );
}
