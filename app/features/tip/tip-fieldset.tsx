import type { FieldErrors } from "#app/domain/forms/form-definition.ts";
import { MAX_CONTACT, MAX_NAME, MAX_PLACE, MAX_TEXT, TRAP_FIELD } from "#app/domain/tip/tip-form.ts";
import { field as fieldClass, fieldHint, fieldInput, fieldLabel } from "#app/ui/field/field-class.ts";
import { FieldError } from "#app/ui/field/field-error.tsx";
import { Optional } from "#app/ui/field/optional.tsx";

/** Of the list of places that the page has (tip-page.tsx). */
export const PLACES_ID = "tipp-orte";

type FieldsetProps = { values: Readonly<Record<string, string>>; errors: FieldErrors };

/** What a tip says: only its text is needed. */
export function TipFieldset({ values, errors }: FieldsetProps) {
  const trapError = errors[TRAP_FIELD];
  return (
    <>
      <TipField name="text" label="Worum geht es?" isRequired error={errors.text}>
        {(attributes) => (
          <textarea
            {...attributes}
            rows={7}
            required
            maxLength={MAX_TEXT}
            defaultValue={values.text}
            className={`${attributes.className} min-h-44 w-full resize-y [field-sizing:content] max-h-[70dvh]`}
          />
        )}
      </TipField>
      <TipField name="place" label="Ort" error={errors.place} hint="Gemeinde, Straße oder Gegend">
        {(attributes) => (
          <input
            {...attributes}
            type="text"
            list={PLACES_ID}
            autoComplete="off"
            maxLength={MAX_PLACE}
            defaultValue={values.place}
          />
        )}
      </TipField>
      <TipField name="name" label="Dein Name" error={errors.name} hint="Du darfst anonym bleiben.">
        {(attributes) => (
          <input {...attributes} type="text" autoComplete="name" maxLength={MAX_NAME} defaultValue={values.name} />
        )}
      </TipField>
      <TipField name="contact" label="Telefon oder E-Mail" error={errors.contact} hint="Nur für Rückfragen der Redaktion">
        {(attributes) => (
          <input {...attributes} type="text" autoComplete="off" maxLength={MAX_CONTACT} defaultValue={values.contact} />
        )}
      </TipField>
      {/* For programs that fill in everything; where one did so in a person's name, the person sees it. */}
      <div className={trapError === undefined ? "sr-only" : ""} aria-hidden={trapError === undefined}>
        <label htmlFor="tipp-website" className={fieldLabel}>
          Dieses Feld bleibt leer
        </label>
        <input
          id="tipp-website"
          name={TRAP_FIELD}
          type="text"
          autoComplete="off"
          tabIndex={trapError === undefined ? -1 : undefined}
          defaultValue={values[TRAP_FIELD]}
          className={fieldInput}
          aria-describedby="tipp-website-error"
        />
        <FieldError id="tipp-website" error={trapError ?? null} />
      </div>
    </>
  );
}

type TipFieldProps = {
  name: string;
  label: string;
  error: string | undefined;
  hint?: string;
  isRequired?: boolean;
  /** The input; `attributes` join it with its label and its message. */
  children: (attributes: Attributes) => React.ReactNode;
};
type Attributes = { id: string; name: string; className: string; "aria-invalid": true | undefined; "aria-describedby": string };

export function TipField({ name, label, error, hint, isRequired = false, children }: TipFieldProps) {
  const id = `tipp-${name}`;
  return (
    <div className={`${fieldClass} content-start`}>
      <label htmlFor={id} className={fieldLabel}>
        {label}
        {!isRequired && <Optional />}
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
