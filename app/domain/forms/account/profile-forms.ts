/** The forms of the profile by which readers change their name and their e-mail address. */
import * as v from "valibot";
import type { FormDefinition } from "#app/domain/forms/form-definition.ts";
import { email, existingPassword } from "./account-fields.ts";
import { accountMessages as messages } from "./account-messages.ts";

/** As the back end has it (workers/backend/readers/accounts/profile/change-name.ts). */
const MAX_NAME_LENGTH = 100;

const name = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(MAX_NAME_LENGTH, "Bitte gib einen kürzeren Namen ein"),
  v.regex(/^[^\p{C}<>@]*$/u, "Bitte gib den Namen ohne Sonderzeichen ein"),
);

/** Both may be empty. */
export const nameForm: FormDefinition<{ firstname: string; lastname: string }> = {
  name: "change-name",
  title: "Namen ändern",
  submitLabel: "Namen speichern",
  fields: [
    { name: "firstname", label: "Vorname", type: "text", autoComplete: "given-name", isRequired: false },
    { name: "lastname", label: "Nachname", type: "text", autoComplete: "family-name", isRequired: false },
  ],
  schema: v.object({ firstname: name, lastname: name }),
};

export const emailForm: FormDefinition<{ email: string; currentPassword: string }> = {
  name: "change-email",
  title: "E-Mail-Adresse ändern",
  submitLabel: "Adresse ändern",
  fields: [
    { name: "email", label: "Neue E-Mail-Adresse", type: "email", autoComplete: "email", inputMode: "email", isRequired: true },
    {
      name: "currentPassword",
      label: "Aktuelles Passwort",
      type: "password",
      autoComplete: "current-password",
      isRequired: true,
    },
  ],
  schema: v.object({ email, currentPassword: existingPassword(messages.currentPasswordEmpty) }),
};
