import { field as fieldClass, fieldHint, fieldInput, fieldLabel } from "#app/ui/field/field-class.ts";
import { FieldError } from "#app/ui/field/field-error.tsx";

type EntryFieldProps = {
  name: string;
  label: string;
  error: string | undefined;
  hint?: string;
  /** The input; `attributes` join it with its label and its message. */
  children: (attributes: FieldAttributes) => React.ReactNode;
};
export type FieldAttributes = {
  id: string;
  name: string;
  className: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string;
};

/** A field of the entry's form: label, what to know before, input, and its message. */
export function EntryField({ name, label, error, hint, children }: EntryFieldProps) {
  const id = `eintrag-feld-${name}`;
  return (
    <div className={fieldClass}>
      <label htmlFor={id} className={fieldLabel}>
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={`pb-[0.4rem] ${fieldHint}`}>
          {hint}
        </p>
      )}
      {children({
        ...{ id, name, className: fieldInput, "aria-invalid": error === undefined ? undefined : true },
        "aria-describedby": hint === undefined ? `${id}-error` : `${id}-error ${id}-hint`,
      })}
      <FieldError id={id} error={error ?? null} />
    </div>
  );
}
