import type { FormDefinition, FormField } from "../../domain/forms/form-definition.ts";
import { CheckField, TextField } from "../../ui/field/field.tsx";
import type { FormState } from "./account-views.ts";
import { AgbLabel, fieldHints } from "./field-notes.tsx";
import { FormError } from "./form-error.tsx";
import { HiddenFields } from "./hidden-fields.tsx";

type AccountFormProps = {
  definition: FormDefinition;
  state: FormState;
  /** Where it posts to; without script and within a dialog over another page alike. */
  action: string;
  /** Hidden fields besides `intent`; what is null is left out. */
  hidden?: Readonly<Record<string, string | null>>;
  /** Whose password it is, where no field asks for it: password managers want to know, the form does not post it. */
  login?: string | null;
  /** `danger` for what cannot be undone. */
  tone?: "normal" | "danger";
  /** Between the fields and the button. */
  children?: React.ReactNode;
};

/**
 * A form of spec 2.4: labels above their fields, messages at them, the form's own error (sanitised HTML) under the fields.
 * Its button is never disabled here: without script nobody could enable it; the browser's part applies that rule.
 */
export function AccountForm({
  definition,
  state,
  action,
  hidden = {},
  login = null,
  tone = "normal",
  children,
}: AccountFormProps) {
  const { name, fields, submitLabel } = definition;
  const { formError, notice } = state;
  const firstWrong = fields.find((field) => state.errors[field.name] !== undefined)?.name ?? null;
  return (
    <form method="post" action={action} noValidate className="form" data-enhance="account-form" data-form={name}>
      <HiddenFields intent={name} fields={hidden} />
      {login !== null && <input type="text" autoComplete="username" value={login} readOnly hidden />}
      {fields.map((field) => (
        <Field key={field.name} form={name} field={field} state={state} hasFocus={field.name === firstWrong} />
      ))}
      <FormMessages formError={formError} notice={notice} hasFocus={firstWrong === null} />
      {children}
      <button type="submit" className={tone === "danger" ? "button button-danger" : "button"}>
        {submitLabel}
      </button>
    </form>
  );
}

/** Both are there before they are needed: script puts its answers into them. What a reloaded page has to say comes into view. */
function FormMessages({ formError, notice, hasFocus }: Pick<FormState, "formError" | "notice"> & { hasFocus: boolean }) {
  const focus = { tabIndex: -1, autoFocus: true };
  return (
    <>
      {formError === null ? (
        <div className="form-error" data-form-error="" role="alert" hidden />
      ) : (
        <FormError html={formError} hasFocus={hasFocus} />
      )}
      <div className="form-notice" data-form-notice="" role="status" hidden={notice === null} {...(notice === null ? {} : focus)}>
        {notice}
      </div>
    </>
  );
}

type AnyFieldProps = { form: string; field: FormField; state: FormState; hasFocus: boolean };

function Field({ form, field, state, hasFocus }: AnyFieldProps) {
  const isPassword = field.type === "password";
  const props = {
    form,
    field,
    value: isPassword ? null : (state.values[field.name] ?? null),
    error: state.errors[field.name] ?? null,
    hasFocus,
  };
  if (field.type !== "checkbox") return <TextField {...props} hint={fieldHints[`${form}.${field.name}`] ?? null} />;
  return <CheckField {...props}>{field.name === "agbAccepted" ? <AgbLabel text={field.label} /> : field.label}</CheckField>;
}
