import { FormFrame } from "#app/components/form/form-frame.tsx";
import type { FormState } from "#app/domain/forms/form-state.ts";
import {
  MAX_BUTTON_LINK,
  MAX_BUTTON_TEXT,
  MAX_TERM_DESCRIPTION,
  MAX_TERM_TITLE,
  termForm,
} from "#app/domain/newsroom/front/term-form.ts";
import { TERM_FORM } from "#app/domain/newsroom/front/term-paths.ts";
import { RoomField } from "#app/features/newsroom/room/room-field.tsx";
import { RoomPictureIsland } from "#app/features/newsroom/room/room-picture.island.tsx";
import { Island } from "#app/islands/island.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { fieldHint } from "#app/ui/field/field-class.ts";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import type { TermView } from "./term-view-model.ts";

type TermFormProps = {
  view: TermView;
  action: string;
  /** The library opens for who may write. */
  mayPick: boolean;
  form: FormState;
};

/** What can be changed of it; what came back stands in it with its errors. */
export function TermForm({ view, action, mayPick, form }: TermFormProps) {
  const { taxonomy, picture, parents, latest } = view;
  const values = { ...view.values, ...form.values };
  const { errors } = form;
  const wrong = Object.keys(errors)[0];
  const isTopic = taxonomy === "TOPIC";
  const { buttonText = "", buttonLink = "" } = view.values;
  return (
    <FormFrame
      intent={termForm.name}
      action={action}
      // A section's page has no button; what an import said of one stays.
      fields={{ latest: String(latest), ...(isTopic ? {} : { buttonText, buttonLink }) }}
      className="grid grid-cols-1 gap-5 print:hidden"
      noValidate
    >
      <RoomField form={TERM_FORM} name="title" label="Titel" error={errors.title} hasFocus={wrong === "title"}>
        {(attributes) => (
          <input {...attributes} type="text" autoComplete="off" maxLength={MAX_TERM_TITLE} defaultValue={values.title} />
        )}
      </RoomField>
      <RoomField
        form={TERM_FORM}
        name="description"
        label="Beschreibung"
        isOptional
        error={errors.description}
        hint="Steht unter dem Titel der Seite und bei Suchmaschinen."
        hasFocus={wrong === "description"}
      >
        {(attributes) => <textarea {...attributes} rows={4} maxLength={MAX_TERM_DESCRIPTION} defaultValue={values.description} />}
      </RoomField>
      <Island
        of={RoomPictureIsland}
        until="idle"
        props={{
          form: TERM_FORM,
          hint: "Nummer oder Adresse aus der Bilderverwaltung. Es ist zu sehen, wo jemand die Seite teilt.",
          picture,
          typed: values.picture ?? "",
          error: errors.picture ?? null,
          mayPick,
        }}
      />
      <LabelledField
        form={TERM_FORM}
        name="parent"
        label={isTopic ? "Gehört zum Thema" : "Gehört zum Ressort"}
        error={errors.parent}
        hint={isTopic ? "Was zu einem anderen gehört, steht nicht in der Liste aller Themen." : null}
      >
        {(attributes) => (
          <select {...attributes} defaultValue={values.parent}>
            <option value="">Zu keinem</option>
            {parents.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
          </select>
        )}
      </LabelledField>
      {isTopic && <ButtonFields values={values} errors={errors} wrong={wrong} />}
      <Button type="submit" className="justify-self-start">
        Speichern
      </Button>
    </FormFrame>
  );
}

type ButtonFieldsProps = Pick<FormState, "values" | "errors"> & { wrong: string | undefined };

/** Below the headline of a topic's page. */
function ButtonFields({ values, errors, wrong }: ButtonFieldsProps) {
  return (
    <fieldset className="grid w-full min-w-0 grid-cols-1 gap-4 sm:grid-cols-2">
      <legend className="pb-2 font-semibold">Knopf</legend>
      <p className={`sm:col-span-2 ${fieldHint}`}>
        Sind Text und Link da, steht der Knopf unter der Überschrift des Themas. Im Widget der Gemeinden gilt jedes für sich.
      </p>
      <RoomField
        form={TERM_FORM}
        name="buttonText"
        label="Text"
        isOptional
        error={errors.buttonText}
        hasFocus={wrong === "buttonText"}
      >
        {(attributes) => (
          <input {...attributes} type="text" autoComplete="off" maxLength={MAX_BUTTON_TEXT} defaultValue={values.buttonText} />
        )}
      </RoomField>
      <RoomField
        form={TERM_FORM}
        name="buttonLink"
        label="Link"
        isOptional
        error={errors.buttonLink}
        hasFocus={wrong === "buttonLink"}
      >
        {(attributes) => (
          <input
            {...attributes}
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={MAX_BUTTON_LINK}
            defaultValue={values.buttonLink}
          />
        )}
      </RoomField>
    </fieldset>
  );
}
