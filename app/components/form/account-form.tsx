import { useEffect } from "react";
import { useDialogHost } from "#app/components/dialog/dialog-host.ts";
import type { FormState } from "#app/components/dialog/dialog-view.ts";
import { accountForms } from "#app/domain/forms/account-forms.ts";
import type { FormField } from "#app/domain/forms/form-definition.ts";
import { Button } from "#app/ui/button/button.tsx";
import { CheckField, TextField } from "#app/ui/field/field.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { AgbLabel, fieldHints } from "./field-notes.tsx";
import { formClass } from "./form-class.ts";
import { FormError } from "./form-error.tsx";
import { HiddenFields } from "./hidden-fields.tsx";
import { createSend, followForm, prepareToSend } from "./send-form.ts";
import { useAccountForm } from "./use-account-form.ts";

export type AccountFormProps = {
  /** One of the account forms (domain/forms). */
  form: string;
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

/** A form of rules 2.4: labels above their fields, messages at them, the form's own error under the fields. */
export function AccountForm({
  form: name,
  state,
  action,
  hidden = {},
  login = null,
  tone = "normal",
  children,
}: AccountFormProps) {
  const definition = accountForms[name];
  if (definition === undefined) throw new Error(`No form is called '${name}'`);
  const host = useDialogHost();
  const { formRef, buttonRef, formId, errorOf, said, isBusy, sends, isSendable, handlers } = useAccountForm(
    definition,
    state,
    createSend(name, host),
  );
  useEffect(() => followForm(name), [name]);
  const firstWrong = definition.fields.find((field) => state.errors[field.name] !== undefined)?.name ?? null;
  return (
    <form
      ref={formRef}
      id={formId}
      method="post"
      action={action}
      noValidate
      className={formClass}
      data-form={name}
      aria-busy={isBusy}
      {...handlers}
    >
      <HiddenFields intent={name} fields={hidden} />
      {login !== null && <input type="text" autoComplete="username" value={login} readOnly hidden />}
      {definition.fields.map((field) => (
        <Field
          key={field.name}
          form={name}
          formId={formId}
          field={field}
          value={state.values[field.name] ?? null}
          error={errorOf(field.name)}
          hasFocus={field.name === firstWrong}
          sends={sends}
        />
      ))}
      <FormMessages {...said} comesBack={firstWrong === null && (state.formError !== null || state.notice !== null)} />
      {children}
      <Button
        ref={buttonRef}
        type="submit"
        disabled={!isSendable}
        onPointerEnter={() => prepareToSend(name)}
        onFocus={() => prepareToSend(name)}
        tone={tone === "danger" ? "danger" : "main"}
        size="l"
        className="min-w-44"
      >
        {definition.submitLabel}
      </Button>
    </form>
  );
}

type MessagesProps = Pick<FormState, "formError" | "notice"> & { comesBack: boolean };

/** Both are there before they are needed, so that they are read out. What a reloaded page has to say comes into view. */
function FormMessages({ formError, notice, comesBack }: MessagesProps) {
  return (
    <>
      <FormError html={formError} hasFocus={comesBack} isAwaited />
      <Notice
        data-form-notice=""
        role="status"
        hidden={notice === null}
        tabIndex={comesBack ? -1 : undefined}
        // Brings the reader to what came of the form, also without script.
        autoFocus={comesBack && notice !== null}
      >
        {notice}
      </Notice>
    </>
  );
}

type AnyFieldProps = {
  form: string;
  formId: string;
  field: FormField;
  value: string | null;
  error: string | null;
  hasFocus: boolean;
  sends: number;
};

function Field({ form, formId, field, value, error, hasFocus, sends }: AnyFieldProps) {
  const props = { form: formId, field, value: field.type === "password" ? null : value, error, hasFocus, sends };
  if (field.type !== "checkbox") return <TextField {...props} hint={fieldHints[`${form}.${field.name}`] ?? null} />;
  return <CheckField {...props}>{field.name === "agbAccepted" ? <AgbLabel text={field.label} /> : field.label}</CheckField>;
}
