/** The form by which guests ask for newsletters: an address, and a box for each newsletter, named after it. */
import * as v from "valibot";
import { email, TICKED } from "#app/domain/forms/account/account-fields.ts";
import { checkField } from "#app/domain/forms/check-field.ts";
import type { FormDefinition } from "#app/domain/forms/form-definition.ts";

export const NONE_CHOSEN = "Bitte wähle mindestens einen Newsletter";
/** The field whose error says that none is chosen. */
export const BOXES = "newsletters";

const PREFIX = "newsletter-";

/** Name of the box of a newsletter. */
export function toNewsletterField(slug: string): string {
  return `${PREFIX}${slug}`;
}

export type SignUp = { email: string; newsletters: string[] };

/** Rules 5 for the address; at least one box. */
export const signUpForm: FormDefinition<SignUp> = {
  name: "newsletter-sign-up",
  title: "Newsletter",
  submitLabel: "Newsletter bestellen",
  fields: [
    { name: "email", label: "E-Mail-Adresse", type: "email", autoComplete: "email", inputMode: "email", isRequired: true },
  ],
  schema: v.pipe(
    v.looseObject({ email }),
    checkField(BOXES, (entries: Readonly<Record<string, unknown>>) => listChosen(entries).length > 0, NONE_CHOSEN),
    v.transform(({ email, ...boxes }) => ({ email, newsletters: listChosen(boxes) })),
  ),
};

function listChosen(entries: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(entries).flatMap(([name, value]) =>
    name.startsWith(PREFIX) && value === TICKED ? [name.slice(PREFIX.length)] : [],
  );
}
