import { MAX_CONTACT, MAX_NAME, MAX_PLACE, MAX_TEXT, TRAP_FIELD } from "#app/domain/tip/tip-form.ts";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import { TrapField } from "#app/ui/field/trap-field.tsx";

/** Of the list of places that the page has (tip-page.tsx). */
export const PLACES_ID = "tipp-orte";

/** Ids of its fields begin with it. */
export const TIP_FORM = "tipp";

type FieldsetProps = { values: Readonly<Record<string, string>>; errorOf: (field: string) => string | null };

/** What a tip says: only its text is needed. */
export function TipFieldset({ values, errorOf }: FieldsetProps) {
  return (
    <>
      <LabelledField form={TIP_FORM} name="text" label="Worum geht es?" error={errorOf("text")}>
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
      </LabelledField>
      <LabelledField
        form={TIP_FORM}
        name="place"
        label="Ort"
        isOptional
        error={errorOf("place")}
        hint="Gemeinde, Straße oder Gegend"
      >
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
      </LabelledField>
      <LabelledField
        form={TIP_FORM}
        name="name"
        label="Dein Name"
        isOptional
        error={errorOf("name")}
        hint="Du darfst anonym bleiben."
      >
        {(attributes) => (
          <input {...attributes} type="text" autoComplete="name" maxLength={MAX_NAME} defaultValue={values.name} />
        )}
      </LabelledField>
      <LabelledField
        form={TIP_FORM}
        name="contact"
        label="Telefon oder E-Mail"
        isOptional
        error={errorOf("contact")}
        hint="Nur für Rückfragen der Redaktion"
      >
        {(attributes) => (
          <input {...attributes} type="text" autoComplete="off" maxLength={MAX_CONTACT} defaultValue={values.contact} />
        )}
      </LabelledField>
      <TrapField form={TIP_FORM} name={TRAP_FIELD} value={values[TRAP_FIELD]} error={errorOf(TRAP_FIELD)} />
    </>
  );
}
