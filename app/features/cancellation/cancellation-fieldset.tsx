import { cancellationKinds, MAX_CONTRACT, MAX_NAME, MAX_REASON, TRAP_FIELD } from "#app/domain/contract/cancellation-form.ts";
import type { FieldErrors } from "#app/domain/forms/form-definition.ts";
import { choice, choiceInput, choiceLabel, field, fieldHint, fieldInput, fieldLabel } from "#app/ui/field/field-class.ts";
import { FieldError } from "#app/ui/field/field-error.tsx";
import { Optional } from "#app/ui/field/optional.tsx";

type FieldsetProps = { values: Readonly<Record<string, string>>; errors: FieldErrors };

/** What a declaration says. The reason and the day show where they belong to what is chosen. */
export function CancellationFieldset({ values, errors }: FieldsetProps) {
  const trapError = errors[TRAP_FIELD];
  return (
    <>
      <fieldset className="w-full min-w-0">
        <legend className="pb-[0.35rem] leading-[1.35] font-semibold">Was möchtest du erklären?</legend>
        {cancellationKinds.map(({ kind, label, hint }) => (
          <div key={kind} className={choice}>
            <input
              id={`kuendigen-${kind}`}
              type="radio"
              name="kind"
              value={kind}
              required
              defaultChecked={values.kind === kind}
              className={choiceInput}
            />
            <label htmlFor={`kuendigen-${kind}`} className={choiceLabel}>
              {label}
              <span className="block text-[0.9375rem] text-soft">{hint}</span>
            </label>
          </div>
        ))}
        <FieldError id="kuendigen-kind" error={errors.kind ?? null} />
      </fieldset>
      <Field name="name" label="Name" error={errors.name} hint="Wie er im Vertrag steht">
        {(attributes) => (
          <input {...attributes} type="text" autoComplete="name" required maxLength={MAX_NAME} defaultValue={values.name} />
        )}
      </Field>
      <Field name="email" label="E-Mail-Adresse" error={errors.email} hint="Dorthin kommt die Bestätigung.">
        {(attributes) => (
          <input {...attributes} type="email" autoComplete="email" required maxLength={254} defaultValue={values.email} />
        )}
      </Field>
      <Field name="contract" label="Vertrag" error={errors.contract} hint="Name des Abos, Abo-, Kunden- oder Bestellnummer">
        {(attributes) => (
          <input
            {...attributes}
            type="text"
            required
            maxLength={MAX_CONTRACT}
            autoComplete="off"
            defaultValue={values.contract}
          />
        )}
      </Field>
      <div className="hidden group-has-[#kuendigen-extraordinary:checked]/form:grid">
        <Field name="reason" label="Grund" error={errors.reason}>
          {(attributes) => (
            <textarea
              {...attributes}
              rows={4}
              maxLength={MAX_REASON}
              defaultValue={values.reason}
              className={`${attributes.className} resize-y`}
            />
          )}
        </Field>
      </div>
      <div className="group-has-[#kuendigen-withdrawal:checked]/form:hidden">
        <Field name="endsOn" label="Ende" isOptional error={errors.endsOn} hint="Leer heißt: so früh wie möglich.">
          {(attributes) => <input {...attributes} type="date" defaultValue={values.endsOn} />}
        </Field>
      </div>
      {/* For programs that fill in everything; where one did so in a person's name, the person sees it. */}
      <div className={trapError === undefined ? "sr-only" : ""} aria-hidden={trapError === undefined}>
        <Field name={TRAP_FIELD} label="Dieses Feld bleibt leer" error={trapError}>
          {(attributes) => (
            <input
              {...attributes}
              type="text"
              autoComplete="off"
              tabIndex={trapError === undefined ? -1 : undefined}
              defaultValue={values[TRAP_FIELD]}
            />
          )}
        </Field>
      </div>
    </>
  );
}

type FieldProps = {
  name: string;
  label: string;
  error: string | undefined;
  hint?: string;
  isOptional?: boolean;
  /** The input; `attributes` join it with its label and its message. */
  children: (attributes: Attributes) => React.ReactNode;
};
type Attributes = { id: string; name: string; className: string; "aria-invalid": true | undefined; "aria-describedby": string };

function Field({ name, label, error, hint, isOptional = false, children }: FieldProps) {
  const id = `kuendigen-${name}`;
  return (
    <div className={`${field} content-start`}>
      <label htmlFor={id} className={fieldLabel}>
        {label}
        {isOptional && <Optional />}
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
