/** A form of ours: one definition for the page, the Worker and the browser. */
import * as v from "valibot";

export type FormField = {
  name: string;
  label: string;
  type: "text" | "email" | "password" | "checkbox";
  /** For password managers (WCAG 1.3.5). */
  autoComplete: string;
  inputMode?: "numeric" | "email";
  isRequired: boolean;
};

export type FormDefinition<Values = unknown> = {
  /** Value of the hidden field `intent`, and of `data-form`. */
  name: string;
  title: string;
  submitLabel: string;
  fields: readonly FormField[];
  schema: v.GenericSchema<unknown, Values>;
};

/** The first message of each field that is wrong. */
export type FieldErrors = Readonly<Record<string, string>>;
export type ParsedForm<Values> = { isValid: true; values: Values } | { isValid: false; errors: FieldErrors };

/** Texts by field name; files and repeated fields are not ours. A checkbox that is not ticked is not there. */
export function toEntries(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}

/** Checks all fields (rules 5: on submit). A missing field counts as an empty one. */
export function parseForm<Values>(definition: FormDefinition<Values>, entries: Record<string, string>): ParsedForm<Values> {
  const texts = Object.fromEntries(definition.fields.map(({ name }) => [name, entries[name] ?? ""]));
  const parsed = v.safeParse(definition.schema, { ...entries, ...texts });
  if (parsed.success) return { isValid: true, values: parsed.output };
  const errors: Record<string, string> = {};
  for (const issue of parsed.issues) {
    const field = v.getDotPath(issue);
    if (field !== null) errors[field] ??= issue.message;
  }
  return { isValid: false, errors };
}
