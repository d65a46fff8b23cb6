import { MunicipalityOptions } from "#app/components/municipality/municipality-options.tsx";
import { TICKED } from "#app/domain/death-notice/death-notice-form.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { choice, choiceInput, choiceLabel } from "#app/ui/field/field-class.ts";
import { type FieldAttributes, LabelledField } from "#app/ui/field/labelled-field.tsx";
import {
  deathNoticeKinds,
  deathNoticeKindTitles,
  MAX_NOTICE_LINE,
  MAX_NOTICE_MOURNERS,
  MAX_NOTICE_NAME,
  MAX_NOTICE_TEXT,
} from "#shared/rules/death-notice-rules.ts";

/** Ids of the fields begin with it. */
const FORM = "anzeige";

type More = { hint?: string; isOptional?: boolean };
const optional: More = { isOptional: true };
const pairs = "grid grid-cols-1 gap-5 sm:grid-cols-2";

/** The fields of a death notice; the first that came back wrong has the focus. */
export function DeathNoticeFields({ values, errors }: Pick<FormState, "values" | "errors">) {
  const wrong = Object.keys(errors)[0];
  const labelled = (name: string, label: string, more: More, draw: (attributes: FieldAttributes) => React.ReactNode) => (
    <LabelledField form={FORM} name={name} label={label} error={errors[name]} {...more}>
      {draw}
    </LabelledField>
  );
  /** The keyboard starts there, also without script. */
  const given = (name: string) => ({ autoFocus: wrong === name, defaultValue: values[name] });
  const line = (name: string, label: string, more: More = optional, max = MAX_NOTICE_LINE) =>
    labelled(name, label, more, (attributes) => (
      <input {...attributes} {...given(name)} type="text" autoComplete="off" maxLength={max} />
    ));
  const when = (name: string, label: string, type: "date" | "time", more: More = optional) =>
    labelled(name, label, more, (attributes) => <input {...attributes} {...given(name)} type={type} />);
  const text = (name: string, label: string, rows: number, max: number, more: More = optional) =>
    labelled(name, label, more, (attributes) => <textarea {...attributes} {...given(name)} rows={rows} maxLength={max} />);
  const life = { isOptional: true, hint: "Ein Tag wie 12.4.1938, oder nur das Jahr." };
  return (
    <>
      {labelled("kind", "Art", {}, (attributes) => (
        <select {...attributes} {...given("kind")} defaultValue={values.kind ?? "death"}>
          {deathNoticeKinds.map((kind) => (
            <option key={kind} value={kind}>
              {deathNoticeKindTitles[kind]}
            </option>
          ))}
        </select>
      ))}
      <div className={pairs}>
        {line("name", "Name", {}, MAX_NOTICE_NAME)}
        {line("birthName", "Geburtsname")}
        {line("born", "Geboren", life)}
        {line("died", "Gestorben", life)}
        {line("place", "Ort, wie er in der Anzeige steht")}
        {labelled("municipality", "Gemeinde", optional, (attributes) => (
          <select {...attributes} {...given("municipality")} defaultValue={values.municipality ?? ""}>
            <option value="">keine</option>
            <MunicipalityOptions />
          </select>
        ))}
      </div>
      {text("text", "Text der Familie", 7, MAX_NOTICE_TEXT, { isOptional: true, hint: "Eine leere Zeile trennt Absätze." })}
      {text("mourners", "Wer trauert", 4, MAX_NOTICE_MOURNERS, { isOptional: true, hint: "Eine Zeile je Person oder Familie." })}
      <fieldset className="grid min-w-0 grid-cols-1 gap-5">
        <legend className="pb-2 font-semibold">Abschied</legend>
        <div className={pairs}>
          {when("farewellDay", "Tag", "date")}
          {when("farewellTime", "Uhrzeit", "time")}
          {line("farewellPlace", "Wo")}
          {line("undertaker", "Bestattung")}
        </div>
        {text("farewellText", "Mehr dazu", 3, MAX_NOTICE_TEXT)}
      </fieldset>
      <div className={pairs}>
        {line("picture", "Bild", { isOptional: true, hint: "Nummer oder Adresse aus der Bilderverwaltung." }, 200)}
        {line("pictureAlt", "Was auf dem Bild zu sehen ist", { isOptional: true, hint: "Für alle, die es nicht sehen." })}
        {when("lastDay", "Letzter Tag", "date", { hint: "Am Tag danach ist die Anzeige nirgends mehr." })}
      </div>
      <div>
        <Box name="candles" label="Kerzen können angezündet werden" isTicked={(values.candles ?? "") !== ""} />
        <Box
          name="condolences"
          label="Beileid kann ausgesprochen werden; du liest es, bevor es erscheint"
          isTicked={(values.condolences ?? "") !== ""}
        />
      </div>
    </>
  );
}

function Box({ name, label, isTicked }: { name: string; label: string; isTicked: boolean }) {
  const id = `${FORM}-${name}`;
  return (
    <div className={choice}>
      <input id={id} type="checkbox" name={name} value={TICKED} defaultChecked={isTicked} className={choiceInput} />
      <label htmlFor={id} className={choiceLabel}>
        {label}
      </label>
    </div>
  );
}
