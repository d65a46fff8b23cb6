import type { FieldErrors } from "./form-definition.ts";

/** A form before or after it was posted: passwords are never among the values. */
export type FormState = {
  values: Readonly<Record<string, string>>;
  errors: FieldErrors;
  /** Of the whole form, sanitised HTML (rules 2.4). */
  formError: string | null;
  /** Said instead of an error when the last submit succeeded. */
  notice: string | null;
};

export const emptyForm: FormState = { values: {}, errors: {}, formError: null, notice: null };

/** What a page gets of a form that was posted to it: which one, its state and result, with the status of the answer. */
export type FormAnswer<Result = unknown> = { form: string; state: FormState; result: Result | null; status: number };
