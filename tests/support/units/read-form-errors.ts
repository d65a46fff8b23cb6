import { type FieldErrors, type FormDefinition, parseForm } from "#app/domain/forms/form-definition.ts";

/** For tests: what is wrong with one field of a form; the others are as given. */
export function findError(form: FormDefinition, entries: Record<string, string>, field: string): string | undefined {
  return readErrors(form, entries)[field];
}

/** For tests: what is wrong with a form. */
export function readErrors(form: FormDefinition, entries: Record<string, string>): FieldErrors {
  const parsed = parseForm(form, entries);
  return parsed.isValid ? {} : parsed.errors;
}
