import { field, fieldHint, fieldInput, fieldLabel } from "./field-class.ts";
import { FieldError } from "./field-error.tsx";
import { Optional } from "./optional.tsx";

export type FieldAttributes = {
  id: string;
  name: string;
  className: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string;
};

type LabelledFieldProps = {
  /** Ids begin with it, so that a page may hold several forms. */
  form: string;
  name: string;
  label: string;
  error: string | null | undefined;
  hint?: string | null | undefined;
  isOptional?: boolean;
  /** The input; `attributes` join it with its label and its message. */
  children: (attributes: FieldAttributes) => React.ReactNode;
};

/** A field whose input is the form's own: label, what to know before, input, and its message (WCAG 1.3.1, 3.3.1, 3.3.2). */
export function LabelledField({ form, name, label, error, hint, isOptional = false, children }: LabelledFieldProps) {
  const id = `${form}-${name}`;
  return (
    <div className={`${field} content-start`}>
      <label htmlFor={id} className={fieldLabel}>
        {label}
        {isOptional && <Optional />}
      </label>
      {hint != null && (
        <p id={`${id}-hint`} className={`pb-[0.4rem] ${fieldHint}`}>
          {hint}
        </p>
      )}
      {children({
        id,
        name,
        className: fieldInput,
        "aria-invalid": error == null ? undefined : true,
        "aria-describedby": hint == null ? `${id}-error` : `${id}-error ${id}-hint`,
      })}
      <FieldError id={id} error={error ?? null} />
    </div>
  );
}
