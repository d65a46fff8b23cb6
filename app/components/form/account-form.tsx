import { useEffect } from "react";
import { useDialogHost } from "#app/components/dialog/dialog-host.ts";
import { accountForms } from "#app/domain/forms/account/account-forms.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { CheckField, type FieldProps, TextField } from "#app/ui/field/field.tsx";
import { AgbLabel, fieldHints } from "./field-notes.tsx";
import { formClass } from "./form-class.ts";
import { FormFrame } from "./form-frame.tsx";
import { FormMessages } from "./form-messages.tsx";
import { createSend, followForm, prepareToSend } from "./send-form.ts";
import { SubmitButton } from "./submit-button.tsx";
import { useForm } from "./use-form.ts";

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
  tone?: "main" | "danger";
  /** Between the fields and the button. */
  children?: React.ReactNode;
};

/** A form of rules 2.4: labels above their fields, messages at them, the form's own error under the fields. */
export function AccountForm({ form: name, state, action, hidden = {}, login = null, tone = "main", children }: AccountFormProps) {
  const definition = accountForms[name];
  if (definition === undefined) throw new Error(`No form is called '${name}'`);
  const host = useDialogHost();
  const { errorOf, said, sends, isSendable, missing, buttonRef, frame } = useForm({
    // A dialog may lie over a page that holds the same form.
    id: host === null ? name : `dialog-${name}`,
    rules: definition,
    state,
    send: createSend(name, host),
  });
  useEffect(() => followForm(name), [name]);
  const firstWrong = definition.fields.find((field) => state.errors[field.name] !== undefined)?.name ?? null;
  return (
    <FormFrame {...frame} action={action} fields={hidden} noValidate className={formClass}>
      {login !== null && <input type="text" autoComplete="username" value={login} readOnly hidden />}
      {definition.fields.map((field) => (
        <Field
          key={field.name}
          name={name}
          form={frame.id}
          field={field}
          value={field.type === "password" ? null : (state.values[field.name] ?? null)}
          error={errorOf(field.name)}
          hasFocus={field.name === firstWrong}
          sends={sends}
        />
      ))}
      <FormMessages said={said} state={state} />
      {children}
      <SubmitButton
        ref={buttonRef}
        form={frame.id}
        {...{ isSendable, missing }}
        onPointerEnter={() => prepareToSend(name)}
        onFocus={() => prepareToSend(name)}
        tone={tone}
        className="min-w-44"
      >
        {definition.submitLabel}
      </SubmitButton>
    </FormFrame>
  );
}

/** `name` is the form's. */
function Field({ name, ...props }: FieldProps & { name: string }) {
  const { field } = props;
  if (field.type !== "checkbox") return <TextField {...props} hint={fieldHints[`${name}.${field.name}`] ?? null} />;
  return <CheckField {...props}>{field.name === "agbAccepted" && <AgbLabel text={field.label} />}</CheckField>;
}
