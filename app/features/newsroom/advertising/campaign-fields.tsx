import { MunicipalityOptions } from "#app/components/municipality/municipality-options.tsx";
import { OWN, USUAL_WEIGHT } from "#app/domain/advertising/campaign-form.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { PICTURES_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { choice, choiceInput, choiceLabel } from "#app/ui/field/field-class.ts";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { MAX_AD_ALT, MAX_AD_LINK, MAX_AD_WEIGHT, MAX_ADVERTISER } from "#shared/rules/advertising-rules.ts";

/** Ids of the fields begin with it. */
const FORM = "kampagne";
const A_PAIR = "grid grid-cols-1 gap-5 sm:grid-cols-2";

type More = { hint?: string; isOptional?: boolean; type?: "date" | "number"; max?: number };

/** The fields of a campaign; the first that came back wrong has the focus. */
export function CampaignFields({ values, errors }: Pick<FormState, "values" | "errors">) {
  const wrong = Object.keys(errors)[0];
  /** The keyboard starts there, also without script. */
  const focusOn = (name: string) => ({ autoFocus: wrong === name });
  const field = (name: string, label: string, { type, max, ...more }: More = {}) => (
    <LabelledField form={FORM} name={name} label={label} error={errors[name]} {...more}>
      {(attributes) => (
        <input
          {...attributes}
          {...focusOn(name)}
          type={type ?? "text"}
          autoComplete="off"
          {...(type === "number" ? { min: 1, max } : { maxLength: max })}
          defaultValue={values[name] ?? (name === "weight" ? USUAL_WEIGHT : undefined)}
        />
      )}
    </LabelledField>
  );
  return (
    <>
      {field("advertiser", "Wer wirbt", { max: MAX_ADVERTISER })}
      <div className={choice}>
        <input
          id={`${FORM}-own`}
          type="checkbox"
          name="own"
          value={OWN}
          defaultChecked={(values.own ?? "") !== ""}
          className={choiceInput}
        />
        <label htmlFor={`${FORM}-own`} className={choiceLabel}>
          Von uns selbst: als „Eigenanzeige“ gekennzeichnet
        </label>
      </div>
      {field("link", "Link", {
        max: MAX_AD_LINK,
        hint: "Mit https://, bei Eigenanzeigen auch eine unserer Seiten wie /newsletter",
      })}
      {field("alt", "Was auf dem Bild steht", { max: MAX_AD_ALT, hint: "Wer das Bild nicht sieht, liest oder hört das." })}
      <p className="text-[0.9375rem] text-soft">
        Bilder lädst du in die <TextLink href={PICTURES_PATH}>Bilderverwaltung</TextLink>, doppelt so groß, wie sie stehen: Dann
        sind sie auf jedem Bildschirm scharf.
      </p>
      <div className={A_PAIR}>
        {field("narrow", "Schmales Bild, 300 mal 250", { max: 200, hint: "Nummer oder Adresse aus der Bilderverwaltung." })}
        {field("wide", "Breites Bild, 728 mal 90", { max: 200, isOptional: true, hint: "Ohne es steht überall das schmale." })}
        {field("first", "Erster Tag", { type: "date" })}
        {field("last", "Letzter Tag", { type: "date" })}
        {field("sections", "Nur in diesen Ressorts", {
          max: 500,
          isOptional: true,
          hint: "Wie sie in Adressen stehen: politik, sport",
        })}
        <LabelledField
          form={FORM}
          name="municipality"
          label="Nur in dieser Gemeinde"
          isOptional
          error={errors.municipality}
          hint="Mit Ressorts gilt beides nebeneinander."
        >
          {(attributes) => (
            <select {...attributes} {...focusOn("municipality")} defaultValue={values.municipality ?? ""}>
              <option value="">keine Gemeinde</option>
              <MunicipalityOptions />
            </select>
          )}
        </LabelledField>
        {field("weight", "Gewicht", { type: "number", max: MAX_AD_WEIGHT, hint: "1 bis 10: wie oft sie an die Reihe kommt." })}
        {field("maxViews", "Höchstens so viele Ansichten", {
          max: 12,
          isOptional: true,
          hint: "Danach erscheint sie nicht mehr.",
        })}
      </div>
    </>
  );
}
