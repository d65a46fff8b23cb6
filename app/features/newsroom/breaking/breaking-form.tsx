import { FormFrame } from "#app/components/form/form-frame.tsx";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { type BreakingEnd, breakingForm, MAX_BREAKING_HOURS, MAX_BREAKING_TEXT } from "#app/domain/newsroom/breaking-form.ts";
import { BREAKING_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { RoomField } from "#app/features/newsroom/room/room-field.tsx";
import { tintedForm } from "#app/features/newsroom/room/room-section.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { choice, choiceInput, choiceLabel } from "#app/ui/field/field-class.ts";
import { FieldError } from "#app/ui/field/field-error.tsx";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { BreakingLinesView, StandingView } from "./breaking-view-model.ts";

/** Ids of its fields begin with it. */
const FORM = "eilmeldung";
const TICKERS = "laufende-ticker";

type BreakingFormProps = {
  standing: StandingView | null;
  devices: number | null;
  tickers: BreakingLinesView["tickers"];
  form: FormState;
};

/** Sets a line, or changes the one that stands. What came back stands in it with its errors; it names the line that is shown above it. */
export function BreakingForm({ standing, devices, tickers, form: { values, errors } }: BreakingFormProps) {
  const wrong = Object.keys(errors)[0];
  return (
    <FormFrame
      intent={breakingForm.name}
      action={BREAKING_PATH}
      className={`group/form ${tintedForm}`}
      fields={{ known: standing === null ? "" : String(standing.revision), sameEnd: standing?.ends ?? "" }}
      noValidate
    >
      <Title size="sub" as="h2">
        {standing === null ? "Eilmeldung setzen" : "Ändern oder ersetzen"}
      </Title>
      <RoomField
        form={FORM}
        name="text"
        label="Text"
        error={errors.text}
        hint={`Ein Satz, höchstens ${MAX_BREAKING_TEXT} Zeichen.`}
        hasFocus={wrong === "text"}
      >
        {(attributes) => (
          <textarea
            {...attributes}
            rows={2}
            maxLength={MAX_BREAKING_TEXT}
            required
            defaultValue={values.text ?? standing?.text}
          />
        )}
      </RoomField>
      <RoomField
        form={FORM}
        name="link"
        label="Link"
        error={errors.link}
        hint="Nummer oder Adresse eines Beitrags, eine Seite dieser Zeitung, oder eine andere Website mit https://"
        hasFocus={wrong === "link"}
      >
        {(attributes) => (
          <input
            {...attributes}
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            list={tickers.length > 0 ? TICKERS : undefined}
            required
            defaultValue={values.link ?? standing?.link}
          />
        )}
      </RoomField>
      {tickers.length > 0 && (
        <datalist id={TICKERS}>
          {tickers.map(({ link, title }) => (
            <option key={link} value={link}>
              {title}
            </option>
          ))}
        </datalist>
      )}
      <Ends standing={standing} values={values} errors={errors} />
      {standing !== null && (
        <div className={choice}>
          <input
            id={`${FORM}-again`}
            type="checkbox"
            name="again"
            defaultChecked={(values.again ?? "") !== ""}
            className={choiceInput}
          />
          <label htmlFor={`${FORM}-again`} className={choiceLabel}>
            Auch wer sie ausgeblendet hat, sieht sie wieder
          </label>
        </div>
      )}
      {devices !== null && (
        <div className={choice}>
          <input
            id={`${FORM}-push`}
            type="checkbox"
            name="push"
            defaultChecked={(values.push ?? "") !== ""}
            disabled={standing?.pushed != null}
            className={choiceInput}
          />
          <label htmlFor={`${FORM}-push`} className={choiceLabel}>
            {standing?.pushed == null
              ? `Als Benachrichtigung senden, an ${devices.toLocaleString("de-AT")} ${devices === 1 ? "Gerät" : "Geräte"}`
              : "Ist schon als Benachrichtigung gesendet; ein Ersatz ist eine neue Meldung"}
          </label>
        </div>
      )}
      <Button type="submit" className="justify-self-start">
        {standing === null ? "Auf allen Seiten zeigen" : "Übernehmen"}
      </Button>
    </FormFrame>
  );
}

type EndsProps = { standing: StandingView | null } & Pick<FormState, "values" | "errors">;

function Ends({ standing, values, errors }: EndsProps) {
  const ends: { end: BreakingEnd; label: string }[] = [
    ...(standing === null ? [] : [{ end: "same" as const, label: `Wie bisher, um ${standing.endTime} Uhr` }]),
    { end: "1h", label: "In einer Stunde" },
    { end: "3h", label: "In drei Stunden" },
    { end: "midnight", label: "Um Mitternacht" },
    { end: "own", label: "Zu einem eigenen Zeitpunkt" },
  ];
  const chosen = ends.find(({ end }) => end === values.end) ?? ends[0];
  return (
    <>
      <fieldset className="w-full min-w-0">
        <legend className="pb-[0.35rem] leading-[1.35] font-semibold">Endet</legend>
        <div className="grid grid-cols-1 sm:grid-cols-2">
          {ends.map(({ end, label }) => (
            <div key={end} className={choice}>
              <input
                id={`${FORM}-${end}`}
                type="radio"
                name="end"
                value={end}
                required
                defaultChecked={end === chosen?.end}
                className={choiceInput}
              />
              <label htmlFor={`${FORM}-${end}`} className={choiceLabel}>
                {label}
              </label>
            </div>
          ))}
        </div>
        <FieldError id={`${FORM}-end`} error={errors.end ?? null} />
      </fieldset>
      <div className="hidden group-has-[#eilmeldung-own:checked]/form:grid">
        <LabelledField
          form={FORM}
          name="ownEnd"
          label="Zeitpunkt"
          error={errors.ownEnd}
          hint={`Höchstens ${MAX_BREAKING_HOURS} Stunden von jetzt.`}
        >
          {(attributes) => (
            <input
              {...attributes}
              type="datetime-local"
              className={`${attributes.className} w-full max-w-72 tabular-nums`}
              defaultValue={values.ownEnd ?? standing?.localEnd}
            />
          )}
        </LabelledField>
      </div>
    </>
  );
}
