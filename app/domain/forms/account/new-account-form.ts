/** What a new account asks for (rules 5): the same wherever one is made. */
import * as v from "valibot";
import type { FormField } from "#app/domain/forms/form-definition.ts";
import { chosenPassword, email, TICKED } from "./account-fields.ts";
import { accountMessages as messages } from "./account-messages.ts";

export const agbField: FormField = {
  name: "agbAccepted",
  label: "Ich stimme den Allgemeinen Geschäftsbedingungen zu",
  type: "checkbox",
  autoComplete: "off",
  isRequired: true,
};
export const agbAccepted = v.literal(TICKED, messages.agbMissing);

export const newAccountFields: readonly FormField[] = [
  { name: "email", label: "E-Mail-Adresse", type: "email", autoComplete: "email", inputMode: "email", isRequired: true },
  { name: "password", label: "Passwort", type: "password", autoComplete: "new-password", isRequired: true },
  agbField,
  { name: "marketingAccepted", label: "Ich möchte Angebote erhalten", type: "checkbox", autoComplete: "off", isRequired: false },
];

export const newAccountSchema = v.object({
  email,
  password: chosenPassword(messages.passwordEmpty),
  agbAccepted,
  marketingAccepted: v.string(),
});

export type NewAccountValues = v.InferOutput<typeof newAccountSchema>;
