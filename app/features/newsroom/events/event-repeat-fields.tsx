import { EVENT_FIELDS } from "#app/components/event/event-fields.tsx";
import { repeats } from "#app/domain/event/event-repeat.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import { MAX_EVENT_DATES } from "#shared/rules/event-rules.ts";

/** How often an event is: each date becomes an event of its own. */
export function EventRepeatFields({ values, errors }: Pick<FormState, "values" | "errors">) {
  const wrong = Object.keys(errors)[0];
  /** The keyboard starts there, also without script. */
  const focusOn = (name: string) => ({ autoFocus: wrong === name });
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4 sm:grid-cols-2">
      <legend className="pb-2 text-[0.9375rem] text-soft">
        Jeder Tag wird ein eigener Termin, den du später für sich ändern oder absagen kannst; höchstens {MAX_EVENT_DATES}.
      </legend>
      <LabelledField form={EVENT_FIELDS} name="repeat" label="Wie oft" error={errors.repeat}>
        {(attributes) => (
          <select {...attributes} {...focusOn("repeat")} defaultValue={values.repeat ?? ""}>
            {repeats.map(({ word, title }) => (
              <option key={word} value={word}>
                {title}
              </option>
            ))}
          </select>
        )}
      </LabelledField>
      <LabelledField form={EVENT_FIELDS} name="repeatUntil" label="Zum letzten Mal" isOptional error={errors.repeatUntil}>
        {(attributes) => <input {...attributes} {...focusOn("repeatUntil")} type="date" defaultValue={values.repeatUntil} />}
      </LabelledField>
    </fieldset>
  );
}
