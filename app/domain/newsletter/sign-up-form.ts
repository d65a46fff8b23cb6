/** The form by which guests ask for newsletters: an address, and a box for each newsletter, named after it. */
import * as v from "valibot";
import { email, TICKED } from "#app/domain/forms/account-fields.ts";
import type { FormDefinition, FormField } from "#app/domain/forms/form-definition.ts";

export const SIGN_UP_FORM = "newsletter-sign-up";
export const NONE_CHOSEN = "Bitte wähle mindestens einen Newsletter";

const emailField: FormField = {
  ...{ name: "email", label: "E-Mail-Adresse", type: "email", autoComplete: "email", inputMode: "email", isRequired: true },
};

/** What is typed; the boxes are none of it. */
export const typedDefinition: FormDefinition = {
  ...{ name: SIGN_UP_FORM, title: "Newsletter", submitLabel: "Newsletter bestellen" },
  fields: [emailField],
  schema: v.object({ email }),
};

const PREFIX = "newsletter-";

/** Name of the box of a newsletter. */
export function toNewsletterField(slug: string): string {
  return `${PREFIX}${slug}`;
}

export type SignUp = { email: string; newsletters: string[] };
export type SignUpErrors = { email?: string; newsletters?: string };
export type ParsedSignUp = { isValid: true; values: SignUp } | { isValid: false; errors: SignUpErrors };

/** Rules 5 for the address; at least one box. */
export function parseSignUp(entries: Readonly<Record<string, string>>): ParsedSignUp {
  const newsletters = Object.entries(entries).flatMap(([name, value]) =>
    name.startsWith(PREFIX) && value === TICKED ? [name.slice(PREFIX.length)] : [],
  );
  const address = v.safeParse(email, entries.email ?? "");
  if (address.success && newsletters.length > 0) return { isValid: true, values: { email: address.output, newsletters } };
  return {
    isValid: false,
    errors: {
      ...(address.success ? {} : { email: address.issues[0].message }),
      ...(newsletters.length > 0 ? {} : { newsletters: NONE_CHOSEN }),
    },
  };
}
