/** Fields of a form: label, what to know before, input, and the message that belongs to it (WCAG 1.3.1, 3.3.1, 3.3.2). */

import { useState } from "react";
import { withLinks } from "#app/ui/text-link/text-link-class.ts";
import { choice, choiceInput, choiceLabel, field as fieldClass, fieldHint, fieldInput, fieldLabel } from "./field-class.ts";
import { FieldError } from "./field-error.tsx";
import { Optional } from "./optional.tsx";
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

/** A text that no password manager knows, and that has to be there. */
export function toPlainField(name: string, label: string): FieldProps["field"] {
  return { name, label, type: "text", autoComplete: "off", isRequired: true };
}

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
    <div className={fieldClass}>
      <label htmlFor={id} className={fieldLabel}>
        {label}
        {!isRequired && <Optional />}
      </label>
      {hint !== null && (
        <p id={`${id}-hint`} className={`pb-[0.4rem] ${fieldHint}`}>
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
        className={type === "password" ? `has-[+button]:pr-12 ${fieldInput}` : fieldInput}
        // biome-ignore lint/a11y/noAutofocus: only where the reader has to go on, after a form came back
        autoFocus={hasFocus}
      />
      {type === "password" && <PasswordToggle fieldId={id} label={label} isShown={isShown} onToggle={() => setShown(!isShown)} />}
      <FieldError id={id} error={error} />
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
    // The choices of a form stand closer together than its other fields.
    <div className={`[:has(>[type=checkbox])+&]:-mt-3 ${choice}`}>
      <input
        id={id}
        name={name}
        type="checkbox"
        className={choiceInput}
        autoComplete={autoComplete === "off" ? undefined : autoComplete}
        required={isRequired}
        defaultChecked={value !== null && value !== ""}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={`${id}-error`}
        // biome-ignore lint/a11y/noAutofocus: only where the reader has to go on, after a form came back
        autoFocus={hasFocus}
      />
      <label htmlFor={id} className={`${choiceLabel} ${withLinks}`}>
        {children || label}
        {!isRequired && <Optional />}
      </label>
      <FieldError id={id} error={error} className="col-start-2" />
    </div>
  );
}
