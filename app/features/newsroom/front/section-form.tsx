import { FormFrame } from "#app/components/form/form-frame.tsx";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { MAX_PLACES, MAX_SECTION_LINK, MAX_SECTION_TITLE, sectionForm } from "#app/domain/newsroom/front/front-form.ts";
import { FRONT_PATH } from "#app/domain/newsroom/front/front-paths.ts";
import { Button } from "#app/ui/button/button.tsx";
import { choice, choiceInput, choiceLabel } from "#app/ui/field/field-class.ts";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import { type FrontView, layoutOptions, ratioOptions, type SourceGroup } from "./front-view-model.ts";

type SectionFormProps = {
  /** Ids of its fields begin with it. */
  id: string;
  /** Empty for a new one. */
  sectionKey: string;
  values: Readonly<Record<string, string>>;
  state: FormState;
  seen: FrontView["seen"];
  sources: SourceGroup[];
};

/** What a section shows, and how; what came back stands in it with its errors. */
export function SectionForm({ id, sectionKey, values, state, seen, sources }: SectionFormProps) {
  const isBack = Object.keys(state.values).length > 0;
  const readValue = (name: string) => (isBack ? (state.values[name] ?? "") : (values[name] ?? ""));
  const field = { form: id, errors: state.errors, readValue };
  return (
    <FormFrame
      intent={sectionForm.name}
      action={FRONT_PATH}
      fields={{ ...seen, section: sectionKey }}
      className="grid grid-cols-1 items-start gap-x-6 gap-y-4 py-3 sm:grid-cols-2"
      noValidate
    >
      <TextInput {...field} name="title" label="Überschrift" max={MAX_SECTION_TITLE} hint="Ein Aufmacher hat keine." />
      <TextInput {...field} name="link" label="Link der Überschrift" max={MAX_SECTION_LINK} hint="Zum Beispiel /news/sport" />
      <Choice {...field} name="layout" label="Form" options={layoutOptions} />
      <LabelledField
        form={id}
        name="feed"
        label="Füllt sich mit"
        error={state.errors.feed}
        hint="„Meistgelesen“ und „Gewählte Gemeinde“ füllen sich selbst."
      >
        {(attributes) => (
          <select {...attributes} defaultValue={readValue("feed")}>
            <option value="">Wähl eine Liste</option>
            {sources.every(({ options }) => options.every(({ value }) => value !== readValue("feed"))) &&
              readValue("feed") !== "" && <option value={readValue("feed")}>{readValue("feed")}</option>}
            {sources.map(({ title, options }) => (
              <optgroup key={title} label={title}>
                {options.map(({ value, text }) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </LabelledField>
      <LabelledField form={id} name="post_count" label="Plätze" error={state.errors.post_count}>
        {(attributes) => (
          <input
            {...attributes}
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_PLACES}
            defaultValue={readValue("post_count")}
            required
          />
        )}
      </LabelledField>
      <Choice {...field} name="ratio" label="Bildformat" options={ratioOptions} hint="Für Bilderreihe und Videos." />
      <TextInput
        {...field}
        name="button_text"
        label="Text des Knopfs"
        max={MAX_SECTION_TITLE}
        hint="Unter Bilderreihe und Videos; führt zum Link der Überschrift."
      />
      <div className={`${choice} self-end`}>
        <input
          id={`${id}-shows_pictures`}
          type="checkbox"
          name="shows_pictures"
          defaultChecked={readValue("shows_pictures") !== ""}
          className={choiceInput}
        />
        <label htmlFor={`${id}-shows_pictures`} className={choiceLabel}>
          Mit Bildern
        </label>
      </div>
      <Button type="submit" tone="quiet" className="justify-self-start">
        {sectionKey === "" ? "Hinzufügen" : "Übernehmen"}
      </Button>
    </FormFrame>
  );
}

type FieldProps = {
  form: string;
  errors: FormState["errors"];
  readValue: (name: string) => string;
  name: string;
  label: string;
  hint?: string;
};

function TextInput({ form, errors, readValue, name, label, hint, max }: FieldProps & { max: number }) {
  return (
    <LabelledField form={form} name={name} label={label} error={errors[name]} hint={hint} isOptional>
      {(attributes) => <input {...attributes} type="text" autoComplete="off" maxLength={max} defaultValue={readValue(name)} />}
    </LabelledField>
  );
}

function Choice({
  form,
  errors,
  readValue,
  name,
  label,
  hint,
  options,
}: FieldProps & { options: { value: string; text: string }[] }) {
  return (
    <LabelledField form={form} name={name} label={label} error={errors[name]} hint={hint}>
      {(attributes) => (
        <select {...attributes} defaultValue={readValue(name)}>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </LabelledField>
  );
}
