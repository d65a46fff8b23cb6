import { cancellationKinds, MAX_CONTRACT, MAX_NAME, MAX_REASON, TRAP_FIELD } from "#app/domain/contract/cancellation-form.ts";
import type { FieldErrors } from "#app/domain/forms/form-definition.ts";
import { choice, choiceInput, choiceLabel } from "#app/ui/field/field-class.ts";
import { FieldError } from "#app/ui/field/field-error.tsx";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import { TrapField } from "#app/ui/field/trap-field.tsx";

/** Ids of its fields begin with it. */
const FORM = "kuendigen";

type FieldsetProps = { values: Readonly<Record<string, string>>; errors: FieldErrors };

/** What a declaration says. The reason and the day show where they belong to what is chosen. */
export function CancellationFieldset({ values, errors }: FieldsetProps) {
  return (
    <>
      <fieldset className="w-full min-w-0">
        <legend className="pb-[0.35rem] leading-[1.35] font-semibold">Was möchtest du erklären?</legend>
        {cancellationKinds.map(({ kind, label, hint }) => (
          <div key={kind} className={choice}>
            <input
              id={`${FORM}-${kind}`}
              type="radio"
              name="kind"
              value={kind}
              required
              defaultChecked={values.kind === kind}
              className={choiceInput}
            />
            <label htmlFor={`${FORM}-${kind}`} className={choiceLabel}>
              {label}
              <span className="block text-[0.9375rem] text-soft">{hint}</span>
            </label>
          </div>
        ))}
        <FieldError id={`${FORM}-kind`} error={errors.kind ?? null} />
      </fieldset>
      <LabelledField form={FORM} name="name" label="Name" error={errors.name} hint="Wie er im Vertrag steht">
        {(attributes) => (
          <input {...attributes} type="text" autoComplete="name" required maxLength={MAX_NAME} defaultValue={values.name} />
        )}
      </LabelledField>
      <LabelledField form={FORM} name="email" label="E-Mail-Adresse" error={errors.email} hint="Dorthin kommt die Bestätigung.">
        {(attributes) => (
          <input {...attributes} type="email" autoComplete="email" required maxLength={254} defaultValue={values.email} />
        )}
      </LabelledField>
      <LabelledField
        form={FORM}
        name="contract"
        label="Vertrag"
        error={errors.contract}
        hint="Name des Abos, Abo-, Kunden- oder Bestellnummer"
      >
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
      </LabelledField>
      <div className="hidden group-has-[#kuendigen-extraordinary:checked]/form:grid">
        <LabelledField form={FORM} name="reason" label="Grund" error={errors.reason}>
          {(attributes) => (
            <textarea
              {...attributes}
              rows={4}
              maxLength={MAX_REASON}
              defaultValue={values.reason}
              className={`${attributes.className} resize-y`}
            />
          )}
        </LabelledField>
      </div>
      <div className="group-has-[#kuendigen-withdrawal:checked]/form:hidden">
        <LabelledField
          form={FORM}
          name="endsOn"
          label="Ende"
          isOptional
          error={errors.endsOn}
          hint="Leer heißt: so früh wie möglich."
        >
          {(attributes) => (
            <input
              {...attributes}
              type="date"
              className={`${attributes.className} w-full max-w-60 tabular-nums`}
              defaultValue={values.endsOn}
            />
          )}
        </LabelledField>
      </div>
      <TrapField form={FORM} name={TRAP_FIELD} value={values[TRAP_FIELD]} error={errors[TRAP_FIELD]} />
    </>
  );
}
