import { MunicipalityOptions } from "#app/components/municipality/municipality-options.tsx";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { passStateWords } from "#app/domain/mountain/pass-state-words.ts";
import { choice, choiceInput, choiceLabel } from "#app/ui/field/field-class.ts";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import {
  MAX_MOUNTAIN_LINE,
  MAX_MOUNTAIN_LINK,
  MAX_MOUNTAIN_NAME,
  MAX_MOUNTAIN_NOTE,
  type MountainKind,
  passStates,
} from "#shared/rules/mountain-rules.ts";
import { TICKED } from "./newsroom-mountains-view-model.ts";

/** Ids of the fields begin with it. */
const FORM = "berge";

type FieldsProps = Pick<FormState, "values" | "errors"> & { kind: MountainKind };

/** The fields of a pass or a webcam; the first that came back wrong has the focus. */
export function MountainFields({ kind, values, errors }: FieldsProps) {
  const wrong = Object.keys(errors)[0];
  /** The keyboard starts there, also without script. */
  const focusOn = (name: string) => ({ autoFocus: wrong === name });
  const text = (name: string, label: string, max: number, more: { hint?: string; isOptional?: boolean } = {}) => (
    <LabelledField form={FORM} name={name} label={label} error={errors[name]} {...more}>
      {(attributes) => (
        <input {...attributes} {...focusOn(name)} type="text" autoComplete="off" maxLength={max} defaultValue={values[name]} />
      )}
    </LabelledField>
  );
  const number = (name: string, label: string) => (
    <LabelledField form={FORM} name={name} label={label} error={errors[name]} isOptional>
      {(attributes) => (
        <input {...attributes} {...focusOn(name)} type="text" inputMode="numeric" maxLength={5} defaultValue={values[name]} />
      )}
    </LabelledField>
  );
  const municipality = (
    <LabelledField form={FORM} name="municipality" label="Gemeinde" isOptional error={errors.municipality}>
      {(attributes) => (
        <select {...attributes} {...focusOn("municipality")} defaultValue={values.municipality ?? ""}>
          <option value="">keine</option>
          <MunicipalityOptions />
        </select>
      )}
    </LabelledField>
  );
  const note = text("note", "Hinweis", MAX_MOUNTAIN_NOTE, { isOptional: true });
  if (kind === "webcam")
    return (
      <>
        {text("name", "Name", MAX_MOUNTAIN_NAME, { hint: "Was zu sehen ist, etwa „Blick vom Pfänder“." })}
        {text("owner", "Wem die Kamera gehört", MAX_MOUNTAIN_NAME)}
        {text("link", "Seite der Webcam", MAX_MOUNTAIN_LINK, { hint: "Mit https://" })}
        {text("picture", "Adresse des Bildes", MAX_MOUNTAIN_LINK, {
          hint: "Mit https://, oder ein Pfad dieser Seite wie /media/…",
        })}
        <div className={choice}>
          <input
            id={`${FORM}-is_own`}
            type="checkbox"
            name="is_own"
            value={TICKED}
            defaultChecked={(values.is_own ?? "") !== ""}
            className={choiceInput}
          />
          <label htmlFor={`${FORM}-is_own`} className={choiceLabel}>
            Das Bild liegt bei uns: Es wird ohne Rückfrage geladen
          </label>
        </div>
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          {number("refresh_minutes", "Alle wie viele Minuten ein neues Bild")}
          {municipality}
        </div>
        {note}
      </>
    );
  return (
    <>
      {text("name", "Name", MAX_MOUNTAIN_NAME)}
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {text("road", "Straße", MAX_MOUNTAIN_LINE, { isOptional: true })}
        {number("height", "Höhe in Metern")}
        <LabelledField form={FORM} name="state" label="Zustand" error={errors.state}>
          {(attributes) => (
            <select {...attributes} {...focusOn("state")} defaultValue={values.state ?? "open"}>
              {passStates.map((state) => (
                <option key={state} value={state}>
                  {passStateWords[state]}
                </option>
              ))}
            </select>
          )}
        </LabelledField>
        <LabelledField form={FORM} name="since" label="Seit wann" isOptional error={errors.since}>
          {(attributes) => <input {...attributes} {...focusOn("since")} type="datetime-local" defaultValue={values.since} />}
        </LabelledField>
      </div>
      {note}
      {municipality}
      {text("link", "Link", MAX_MOUNTAIN_LINK, { isOptional: true, hint: "Eine Seite mehr dazu, mit https://" })}
    </>
  );
}
