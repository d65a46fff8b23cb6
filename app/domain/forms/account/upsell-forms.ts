/** Forms that accept an offer for print subscribers (rules 5): always the consent, and an account where the reader has none. */
import * as v from "valibot";
import type { FormDefinition } from "#app/domain/forms/form-definition.ts";
import { agbAccepted, agbField, type NewAccountValues, newAccountFields, newAccountSchema } from "./new-account-form.ts";

const TITLE = "Digital zum Print-Abo";
const SUBMIT_LABEL = "Jetzt freischalten";

/** For a reader with an account. */
export const upsellSaveForm: FormDefinition<{ agbAccepted: string }> = {
  name: "upsell-save",
  title: TITLE,
  submitLabel: SUBMIT_LABEL,
  fields: [agbField],
  schema: v.object({ agbAccepted }),
};

/** For a reader with only a card. */
export const upsellSavePrintForm: FormDefinition<NewAccountValues> = {
  name: "upsell-save-print",
  title: TITLE,
  submitLabel: SUBMIT_LABEL,
  fields: newAccountFields,
  schema: newAccountSchema,
};
