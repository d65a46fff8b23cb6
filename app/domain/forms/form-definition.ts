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

/** Definition of every form: its fields are the entries of the schema, each of which is a text. */
export type FormRules<Values = unknown> = {
  /** Value of the hidden field `intent`, and of `data-form`. */
  name: string;
  /** What its button says while it is being sent for long; "Wird gesendet …" when left out. */
  busyLabel?: string;
  /** A form can be sent once the required fields hold something. */
  fields?: readonly FormField[];
  schema: v.GenericSchema<unknown, Values> & { readonly entries: v.ObjectEntries };
};

export type FormDefinition<Values = unknown> = FormRules<Values> & {
  title: string;
  submitLabel: string;
  fields: readonly FormField[];
};

export type Entries = Readonly<Record<string, string>>;

/** The first message of each field that is wrong. */
export type FieldErrors = Readonly<Record<string, string>>;
export type ParsedForm<Values> = { isValid: true; values: Values } | { isValid: false; errors: FieldErrors };

/** Texts by field name; files and repeated fields are not ours. A checkbox that is not ticked is not there. */
export function toEntries(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}

/** Checks all fields (rules 5: on submit). A missing field counts as an empty one; a new line is one character, though a form posts two. */
export function parseForm<Values>({ schema }: Pick<FormRules<Values>, "schema">, entries: Entries): ParsedForm<Values> {
  const names = Object.keys({ ...entries, ...schema.entries });
  const parsed = v.safeParse(
    schema,
    Object.fromEntries(names.map((name) => [name, (entries[name] ?? "").replace(/\r\n?/g, "\n")])),
  );
  if (parsed.success) return { isValid: true, values: parsed.output };
  const errors: Record<string, string> = {};
  for (const issue of parsed.issues) errors[v.getDotPath(issue) ?? ""] ??= issue.message;
  return { isValid: false, errors };
}
