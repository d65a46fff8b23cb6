import { FormFrame } from "#app/components/form/form-frame.tsx";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { complaintAnswerForm } from "#app/domain/newsroom/moderation-form.ts";
import { tintedForm } from "#app/features/newsroom/room/room-section.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { choice, choiceInput, choiceLabel } from "#app/ui/field/field-class.ts";
import { FieldError } from "#app/ui/field/field-error.tsx";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import { Title } from "#app/ui/title/title.tsx";
import { MAX_COMPLAINT_ANSWER } from "#shared/rules/comment-grounds.ts";
import { toSeen } from "./case-forms.tsx";
import type { QueueView } from "./queue-view-model.ts";

type ComplaintFormProps = { comment: NonNullable<QueueView["case"]>; text: string; state: FormState };

const choices = [
  { value: "ja", label: "Sie ist berechtigt: Was entschieden wurde, gilt nicht mehr" },
  { value: "nein", label: "Wir bleiben dabei" },
];

/** What the author says against a decision, and the newsroom's answer. */
export function ComplaintForm({ comment, text, state }: ComplaintFormProps) {
  const error = state.errors.upheld ?? null;
  return (
    <FormFrame intent={complaintAnswerForm.name} action={comment.path} fields={toSeen(comment)} className={tintedForm} noValidate>
      <Title size="sub" as="h2">
        Beschwerde
      </Title>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      <fieldset className="grid gap-2" aria-describedby="beschwerde-upheld-error">
        <legend className="mb-1 font-semibold">Ist sie berechtigt?</legend>
        {choices.map(({ value, label }) => (
          <div key={value} className={choice}>
            <input
              id={`beschwerde-${value}`}
              type="radio"
              name="upheld"
              value={value}
              className={choiceInput}
              defaultChecked={state.values.upheld === value}
              required
            />
            <label htmlFor={`beschwerde-${value}`} className={choiceLabel}>
              {label}
            </label>
          </div>
        ))}
        <FieldError id="beschwerde-upheld" error={error} />
      </fieldset>
      <LabelledField
        form="beschwerde"
        name="text"
        label="Antwort"
        error={state.errors.text}
        hint="Geht als Mail an den, der sich beschwert, und steht bei seinem Kommentar."
      >
        {(attributes) => (
          <textarea {...attributes} rows={4} maxLength={MAX_COMPLAINT_ANSWER} defaultValue={state.values.text} required />
        )}
      </LabelledField>
      <Button type="submit" className="justify-self-start">
        Beschwerde beantworten
      </Button>
    </FormFrame>
  );
}
