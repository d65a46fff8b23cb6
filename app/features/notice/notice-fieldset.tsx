import type { Entries } from "#app/domain/forms/form-definition.ts";
import { FAITH_VALUE, noticeForm, TRAP_FIELD } from "#app/domain/notice/notice-form.ts";
import { choice, choiceInput, choiceLabel } from "#app/ui/field/field-class.ts";
import { FieldError } from "#app/ui/field/field-error.tsx";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import { TrapField } from "#app/ui/field/trap-field.tsx";
import { MAX_EXPLANATION, MAX_NOTICE_NAME, MAX_PLACE, noticeCategories } from "#shared/rules/notice-rules.ts";

const FORM = noticeForm.name;

type FieldsetProps = { isAboutComment: boolean; values: Entries; errorOf: (name: string) => string | null };

/** What a notice says: of what, why, and by whom. Name and address have no `required`: for one reason they may stay empty. */
export function NoticeFieldset({ isAboutComment, values, errorOf }: FieldsetProps) {
  return (
    <>
      {!isAboutComment && (
        <LabelledField
          form={FORM}
          name="place"
          label="Wo steht es?"
          error={errorOf("place")}
          hint="Die Adresse der Seite, wie sie oben im Browser steht"
        >
          {(attributes) => (
            <input
              {...attributes}
              type="text"
              inputMode="url"
              autoComplete="off"
              required
              maxLength={MAX_PLACE}
              defaultValue={values.place}
            />
          )}
        </LabelledField>
      )}
      <LabelledField form={FORM} name="category" label="Worum geht es?" error={errorOf("category")}>
        {(attributes) => (
          <select {...attributes} required defaultValue={values.category ?? ""}>
            <option value="">Bitte wählen</option>
            {noticeCategories.map(({ key, title }) => (
              <option key={key} value={key}>
                {title}
              </option>
            ))}
          </select>
        )}
      </LabelledField>
      <LabelledField
        form={FORM}
        name="explanation"
        label="Was ist daran nicht in Ordnung?"
        error={errorOf("explanation")}
        hint="Je genauer, desto schneller: welcher Satz oder welches Bild, und warum"
      >
        {(attributes) => (
          <textarea
            {...attributes}
            rows={6}
            required
            maxLength={MAX_EXPLANATION}
            defaultValue={values.explanation}
            className={`${attributes.className} max-h-[70dvh] min-h-32 resize-y [field-sizing:content]`}
          />
        )}
      </LabelledField>
      <p className="-mb-2 hidden text-[0.9375rem] text-soft group-has-[option[value=child-abuse]:checked]/form:block">
        Bei diesem Grund kannst du Name und E-Mail-Adresse leer lassen. Dann können wir dir nicht antworten.
      </p>
      <LabelledField form={FORM} name="name" label="Dein Name" error={errorOf("name")}>
        {(attributes) => (
          <input {...attributes} type="text" autoComplete="name" maxLength={MAX_NOTICE_NAME} defaultValue={values.name} />
        )}
      </LabelledField>
      <LabelledField
        form={FORM}
        name="email"
        label="Deine E-Mail-Adresse"
        error={errorOf("email")}
        hint="Dorthin kommen die Bestätigung und die Entscheidung."
      >
        {(attributes) => <input {...attributes} type="email" autoComplete="email" maxLength={254} defaultValue={values.email} />}
      </LabelledField>
      <div className={choice}>
        <input
          id={`${FORM}-faith`}
          type="checkbox"
          name="faith"
          value={FAITH_VALUE}
          required
          defaultChecked={values.faith === FAITH_VALUE}
          aria-invalid={errorOf("faith") === null ? undefined : true}
          aria-describedby={`${FORM}-faith-error`}
          className={choiceInput}
        />
        <label htmlFor={`${FORM}-faith`} className={choiceLabel}>
          Ich versichere in gutem Glauben, dass meine Angaben richtig und vollständig sind.
        </label>
        <div className="col-start-2">
          <FieldError id={`${FORM}-faith`} error={errorOf("faith")} />
        </div>
      </div>
      <TrapField form={FORM} name={TRAP_FIELD} value={values[TRAP_FIELD]} error={errorOf(TRAP_FIELD)} />
    </>
  );
}
