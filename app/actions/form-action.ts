/** What forms do: one action per intent, all of this shape, for any sender. */
import type { RouterContextProvider } from "react-router";
import { TECHNICAL_ERROR } from "#app/domain/forms/account/account-messages.ts";
import { type Entries, type FieldErrors, type FormRules, parseForm } from "#app/domain/forms/form-definition.ts";
import { emptyForm, type FormState } from "#app/domain/forms/form-state.ts";
import { sanitizeMessage } from "./sanitize-message.ts";

export type ActionCall = {
  context: Readonly<RouterContextProvider>;
  /** Of the page. */
  url: URL;
  entries: Entries;
  /** With its files. */
  body: FormData;
  cookieHeader: string | null;
  /** Where the form asks to be led back to, on this site. */
  returnTo: string | null;
};

/**
 * `message` is HTML, not sanitised; null where the fields say it all. Without a status the form itself is at fault. `values` stand in the
 * place of what was typed.
 */
export type RefusedForm = { kind: "refused"; message: string | null; status?: number; errors?: FieldErrors; values?: Entries };

/** What came of a form that was filled in properly. */
export type FormResult<Result = never> =
  | { kind: "redirect"; to: string; headers?: Record<string, string> }
  /** The page shows it, this once. */
  | { kind: "done"; result: Result; headers?: Record<string, string> }
  /** Text. */
  | { kind: "notice"; text: string }
  | RefusedForm;

export type ActionOutcome<Result = never> =
  | Extract<FormResult, { kind: "redirect" }>
  /** `status` null: the form itself is at fault. */
  | {
      kind: "form";
      form: string;
      status: number | null;
      state: FormState;
      result: Result | null;
      headers?: Record<string, string> | undefined;
    };

export type FormAction<Result = never> = (call: ActionCall) => Promise<ActionOutcome<Result>>;

/** The actions of a page by the hidden field `intent`. */
export type FormActions<Result = never> = Readonly<Record<string, FormAction<Result>>>;

type FormOptions = {
  /** What stands in the form when it comes back. */
  toValues?: (entries: Entries) => Entries;
  /** The errors of fields that are no text. */
  findMore?: (call: ActionCall) => FieldErrors;
};

/** An action of a form with fields: checks them (rules 5) before anything is asked. */
export function createFormAction<Values, Result = never>(
  rules: FormRules<Values>,
  act: (values: Values, call: ActionCall) => Promise<FormResult<Result>>,
  { toValues = (entries) => keepTyped(rules, entries), findMore = () => ({}) }: FormOptions = {},
): FormAction<Result> {
  return async (call) => {
    const parsed = parseForm(rules, call.entries);
    const more = findMore(call);
    const isRight = parsed.isValid && Object.keys(more).length === 0;
    const wrong = () => refuseFields({ ...(parsed.isValid ? {} : parsed.errors), ...more });
    return toOutcome(rules.name, toValues(call.entries), isRight ? await act(parsed.values, call) : wrong());
  };
}

/** An action of a form that has no fields to be checked. `toValues` says how its boxes stand when it comes back. */
export function createButtonAction<Result = never>(
  form: string,
  act: (call: ActionCall) => Promise<FormResult<Result>>,
  toValues: (entries: Entries) => Entries = () => ({}),
): FormAction<Result> {
  return async (call) => toOutcome(form, toValues(call.entries), await act(call));
}

export function refuseFields(errors: FieldErrors): RefusedForm {
  return { kind: "refused", message: null, errors };
}

/** The fields of the form but for passwords. */
function keepTyped({ schema, fields = [] }: FormRules, entries: Entries): Entries {
  const secret = fields.filter(({ type }) => type === "password").map(({ name }) => name);
  return Object.fromEntries(
    Object.entries(entries).filter(([name]) => Object.hasOwn(schema.entries, name) && !secret.includes(name)),
  );
}

function toOutcome<Result>(form: string, values: Entries, result: FormResult<Result>): ActionOutcome<Result> {
  switch (result.kind) {
    case "redirect":
      return result;
    case "done":
      return { kind: "form", form, status: 200, state: emptyForm, result: result.result, headers: result.headers };
    case "notice":
      return { kind: "form", form, status: 200, state: { ...emptyForm, notice: result.text }, result: null };
    case "refused": {
      const { message, status = null, errors = {} } = result;
      const formError = message === null ? null : toSafeHtml(message);
      const state = { ...emptyForm, values: result.values ?? values, errors, formError };
      return { kind: "form", form, status, state, result: null };
    }
  }
}

/** Of a message that is nothing but tags nothing is left. */
function toSafeHtml(message: string): string {
  return sanitizeMessage(message) ?? TECHNICAL_ERROR;
}
