/** Forms that accept an offer for print subscribers (spec 5): the consent always, an account where there is none. */
import * as v from "valibot";
import { accountMessages as messages } from "../account-messages.ts";
import { chosenPassword, email, TICKED } from "./account-fields.ts";
import type { FormDefinition, FormField } from "./form-definition.ts";

const TITLE = "Digital zum Print-Abo";
const SUBMIT_LABEL = "Jetzt freischalten";

const agbField: FormField = {
  name: "agbAccepted",
  label: "Ich stimme den Allgemeinen Geschäftsbedingungen zu",
  type: "checkbox",
  autoComplete: "off",
  isRequired: true,
};
const agbAccepted = v.literal(TICKED, messages.agbMissing);

/** For who has an account. */
export const upsellSaveForm: FormDefinition<{ agbAccepted: string }> = {
  name: "upsell-save",
  title: TITLE,
  submitLabel: SUBMIT_LABEL,
  fields: [agbField],
  schema: v.object({ agbAccepted }),
};

/** For the owner of a card alone. */
export const upsellSavePrintForm: FormDefinition<{
  email: string;
  password: string;
  agbAccepted: string;
  marketingAccepted: string;
}> = {
  name: "upsell-save-print",
  title: TITLE,
  submitLabel: SUBMIT_LABEL,
  fields: [
    { name: "email", label: "E-Mail-Adresse", type: "email", autoComplete: "email", inputMode: "email", isRequired: true },
    { name: "password", label: "Passwort", type: "password", autoComplete: "new-password", isRequired: true },
    agbField,
    {
      name: "marketingAccepted",
      label: "Ich möchte Angebote erhalten",
      type: "checkbox",
      autoComplete: "off",
      isRequired: false,
    },
  ],
  schema: v.object({
    email,
    password: chosenPassword(messages.passwordEmpty),
    agbAccepted,
    marketingAccepted: v.string(),
  }),
};
