/** Fields of a form: label, what to know before, input, and the message that belongs to it (WCAG 1.3.1, 3.3.1, 3.3.2). */

import { useState } from "react";
import { PasswordToggle } from "./password-toggle.tsx";

export type FieldProps = {
  /** Name of the form; ids begin with it, so that a page may hold several forms. */
  form: string;
  field: {
    name: string;
    label: string;
    type: "text" | "email" | "password" | "checkbox";
    autoComplete: string;
    inputMode?: "numeric" | "email";
    isRequired: boolean;
  };
  value: string | null;
  error: string | null;
  hint?: string | null;
  /** How often the form was sent: each time a password that is shown is hidden. */
  sends?: number;
  /** The first wrong field of a page that comes back: the keyboard starts there, also without script. */
  hasFocus?: boolean;
};

const OPTIONAL = " (optional)";

export function TextField({ form, field, value, error, hint = null, hasFocus = false, sends = 0 }: FieldProps) {
  const { name, label, type, autoComplete, inputMode, isRequired } = field;
  const id = `${form}-${name}`;
  const [isShown, setShown] = useState(false);
  // Browsers remember what stands in text fields; a password must not be among it.
  const [concealed, setConcealed] = useState(sends);
  if (concealed !== sends) {
    setConcealed(sends);
    setShown(false);
  }
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {!isRequired && <span className="field-optional">{OPTIONAL}</span>}
      </label>
      {hint !== null && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      <input
        id={id}
        name={name}
        type={isShown ? "text" : type}
        autoComplete={autoComplete}
        inputMode={inputMode}
        required={isRequired}
        defaultValue={value ?? undefined}
        autoCapitalize={type === "email" || autoComplete === "username" ? "none" : undefined}
        spellCheck={type === "email" || autoComplete === "username" ? false : undefined}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={hint === null ? `${id}-error` : `${id}-error ${id}-hint`}
        // biome-ignore lint/a11y/noAutofocus: only where the reader has to go on, after a form came back
        autoFocus={hasFocus}
      />
      {type === "password" && <PasswordToggle fieldId={id} label={label} isShown={isShown} onToggle={() => setShown(!isShown)} />}
      <FieldError id={id} name={name} error={error} />
    </div>
  );
}

/** `children` is the label; without it the field's own. */
export function CheckField({
  form,
  field,
  value,
  error,
  hasFocus = false,
  children,
}: FieldProps & { children?: React.ReactNode }) {
  const { name, label, autoComplete, isRequired } = field;
  const id = `${form}-${name}`;
  return (
    <div className="field field-check">
      <input
        id={id}
        name={name}
        type="checkbox"
        autoComplete={autoComplete === "off" ? undefined : autoComplete}
        required={isRequired}
        defaultChecked={value !== null && value !== ""}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={`${id}-error`}
        // biome-ignore lint/a11y/noAutofocus: only where the reader has to go on, after a form came back
        autoFocus={hasFocus}
      />
      <label htmlFor={id}>
        {children ?? label}
        {!isRequired && <span className="field-optional">{OPTIONAL}</span>}
      </label>
      <FieldError id={id} name={name} error={error} />
    </div>
  );
}

function FieldError({ id, name, error }: { id: string; name: string; error: string | null }) {
  return (
    <p id={`${id}-error`} className="field-error" data-error-for={name} hidden={error === null}>
      {error}
    </p>
  );
}
