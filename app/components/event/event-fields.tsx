import { MunicipalityOptions } from "#app/components/municipality/municipality-options.tsx";
import { TICKED } from "#app/domain/event/event-form.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { choice, choiceInput, choiceLabel } from "#app/ui/field/field-class.ts";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import {
  eventKinds,
  eventKindTitles,
  MAX_EVENT_LINE,
  MAX_EVENT_LINK,
  MAX_EVENT_TEXT,
  MAX_EVENT_TITLE,
} from "#shared/rules/event-rules.ts";

/** Ids of the fields begin with it. */
export const EVENT_FIELDS = "termin";

type FieldsProps = Pick<FormState, "values" | "errors"> & {
  /** The field of its picture, of staff: readers choose none, and what they send is not called off. */
  picture?: React.ReactNode;
};

/** The fields of an event; the first that came back wrong has the focus. */
export function EventFields({ values, errors, picture = null }: FieldsProps) {
  const wrong = Object.keys(errors)[0];
  /** The keyboard starts there, also without script. */
  const focusOn = (name: string) => ({ autoFocus: wrong === name });
  const text = (
    name: string,
    label: string,
    max: number,
    more: { hint?: string; isOptional?: boolean } = { isOptional: true },
  ) => (
    <LabelledField form={EVENT_FIELDS} name={name} label={label} error={errors[name]} {...more}>
      {(attributes) => (
        <input {...attributes} {...focusOn(name)} type="text" autoComplete="off" maxLength={max} defaultValue={values[name]} />
      )}
    </LabelledField>
  );
  const when = (name: string, label: string, type: "date" | "time", isOptional = true) => (
    <LabelledField form={EVENT_FIELDS} name={name} label={label} error={errors[name]} isOptional={isOptional}>
      {(attributes) => <input {...attributes} {...focusOn(name)} type={type} defaultValue={values[name]} />}
    </LabelledField>
  );
  return (
    <>
      {text("title", "Titel", MAX_EVENT_TITLE, {})}
      <LabelledField form={EVENT_FIELDS} name="kind" label="Art" error={errors.kind}>
        {(attributes) => (
          <select {...attributes} {...focusOn("kind")} defaultValue={values.kind ?? "concert"}>
            {eventKinds.map((kind) => (
              <option key={kind} value={kind}>
                {eventKindTitles[kind]}
              </option>
            ))}
          </select>
        )}
      </LabelledField>
      <fieldset className="grid min-w-0 grid-cols-1 gap-4 sm:grid-cols-2">
        <legend className="pb-4 text-[0.9375rem] text-soft">
          Ohne Uhrzeit gilt der ganze Tag. Ohne Tag des Endes endet es am selben Tag oder in der Nacht danach.
        </legend>
        {when("day", "Beginn", "date", false)}
        {when("time", "Uhrzeit des Beginns", "time")}
        {when("endDay", "Ende", "date")}
        {when("endTime", "Uhrzeit des Endes", "time")}
      </fieldset>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {text("place", "Ort, etwa der Saal", MAX_EVENT_LINE)}
        {text("address", "Adresse", MAX_EVENT_LINE)}
        <LabelledField form={EVENT_FIELDS} name="municipality" label="Gemeinde" isOptional error={errors.municipality}>
          {(attributes) => (
            <select {...attributes} {...focusOn("municipality")} defaultValue={values.municipality ?? ""}>
              <option value="">keine</option>
              <MunicipalityOptions />
            </select>
          )}
        </LabelledField>
        {text("organiser", "Veranstalter", MAX_EVENT_LINE)}
        {text("price", "Preis", MAX_EVENT_LINE, { isOptional: true })}
        <Box name="free" label="Eintritt frei" isTicked={(values.free ?? "") !== ""} />
      </div>
      <LabelledField form={EVENT_FIELDS} name="text" label="Beschreibung" isOptional error={errors.text}>
        {(attributes) => (
          <textarea {...attributes} {...focusOn("text")} rows={7} maxLength={MAX_EVENT_TEXT} defaultValue={values.text} />
        )}
      </LabelledField>
      {text("link", "Link", MAX_EVENT_LINK, { isOptional: true, hint: "Eine Seite mehr dazu, mit https://" })}
      {picture !== null && (
        <>
          {picture}
          <Box
            name="cancelled"
            label="Abgesagt: Der Termin bleibt stehen und sagt es"
            isTicked={(values.cancelled ?? "") !== ""}
          />
        </>
      )}
    </>
  );
}

function Box({ name, label, isTicked }: { name: string; label: string; isTicked: boolean }) {
  const id = `${EVENT_FIELDS}-${name}`;
  return (
    <div className={`${choice} self-end`}>
      <input id={id} type="checkbox" name={name} value={TICKED} defaultChecked={isTicked} className={choiceInput} />
      <label htmlFor={id} className={choiceLabel}>
        {label}
      </label>
    </div>
  );
}
