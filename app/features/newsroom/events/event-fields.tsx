import { MunicipalityOptions } from "#app/components/municipality/municipality-options.tsx";
import { TICKED } from "#app/domain/event/event-form.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { RoomField } from "#app/features/newsroom/room/room-field.tsx";
import { choice, choiceInput, choiceLabel } from "#app/ui/field/field-class.ts";
import {
  eventKinds,
  eventKindTitles,
  MAX_EVENT_LINE,
  MAX_EVENT_LINK,
  MAX_EVENT_TEXT,
  MAX_EVENT_TITLE,
} from "#shared/rules/event-rules.ts";

/** Ids of the fields begin with it. */
const FORM = "termin";

type FieldsProps = Pick<FormState, "values" | "errors">;

/** The fields of an event; the first that came back wrong has the focus. */
export function EventFields({ values, errors }: FieldsProps) {
  const wrong = Object.keys(errors)[0];
  const text = (
    name: string,
    label: string,
    max: number,
    more: { hint?: string; isOptional?: boolean } = { isOptional: true },
  ) => (
    <RoomField form={FORM} name={name} label={label} error={errors[name]} hasFocus={wrong === name} {...more}>
      {(attributes) => <input {...attributes} type="text" autoComplete="off" maxLength={max} defaultValue={values[name]} />}
    </RoomField>
  );
  const when = (name: string, label: string, type: "date" | "time", isOptional = true) => (
    <RoomField form={FORM} name={name} label={label} error={errors[name]} hasFocus={wrong === name} isOptional={isOptional}>
      {(attributes) => <input {...attributes} type={type} defaultValue={values[name]} />}
    </RoomField>
  );
  return (
    <>
      {text("title", "Titel", MAX_EVENT_TITLE, {})}
      <RoomField form={FORM} name="kind" label="Art" error={errors.kind} hasFocus={wrong === "kind"}>
        {(attributes) => (
          <select {...attributes} defaultValue={values.kind ?? "concert"}>
            {eventKinds.map((kind) => (
              <option key={kind} value={kind}>
                {eventKindTitles[kind]}
              </option>
            ))}
          </select>
        )}
      </RoomField>
      <fieldset className="grid min-w-0 grid-cols-1 gap-4 sm:grid-cols-2">
        <legend className="pb-2 text-[0.9375rem] text-soft">
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
        <RoomField
          form={FORM}
          name="municipality"
          label="Gemeinde"
          isOptional
          error={errors.municipality}
          hasFocus={wrong === "municipality"}
        >
          {(attributes) => (
            <select {...attributes} defaultValue={values.municipality ?? ""}>
              <option value="">keine</option>
              <MunicipalityOptions />
            </select>
          )}
        </RoomField>
        {text("organiser", "Veranstalter", MAX_EVENT_LINE)}
        {text("price", "Preis", MAX_EVENT_LINE, { isOptional: true })}
        <Box name="free" label="Eintritt frei" isTicked={(values.free ?? "") !== ""} />
      </div>
      <RoomField form={FORM} name="text" label="Beschreibung" isOptional error={errors.text} hasFocus={wrong === "text"}>
        {(attributes) => <textarea {...attributes} rows={7} maxLength={MAX_EVENT_TEXT} defaultValue={values.text} />}
      </RoomField>
      {text("link", "Link", MAX_EVENT_LINK, { isOptional: true, hint: "Eine Seite mehr dazu, mit https://" })}
      {text("picture", "Bild", 200, { isOptional: true, hint: "Nummer oder Adresse aus der Bilderverwaltung." })}
      <Box name="cancelled" label="Abgesagt: Der Termin bleibt stehen und sagt es" isTicked={(values.cancelled ?? "") !== ""} />
    </>
  );
}

function Box({ name, label, isTicked }: { name: string; label: string; isTicked: boolean }) {
  const id = `${FORM}-${name}`;
  return (
    <div className={`${choice} self-end`}>
      <input id={id} type="checkbox" name={name} value={TICKED} defaultChecked={isTicked} className={choiceInput} />
      <label htmlFor={id} className={choiceLabel}>
        {label}
      </label>
    </div>
  );
}
