import { FormFrame } from "#app/components/form/form-frame.tsx";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { MAX_INTRO, MAX_SUBJECT, wordsForm } from "#app/domain/newsroom/issues/issue-form.ts";
import { Button } from "#app/ui/button/button.tsx";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import type { IssueView } from "./issue-view-model.ts";

type WordsFormProps = { view: IssueView; state: FormState };

/** Subject and introduction. What came back stands in it, also when the issue has gone meanwhile. */
export function WordsForm({
  view: { path, seen, subject, intro, subjectHint, isOpen },
  state: { values, errors },
}: WordsFormProps) {
  return (
    <FormFrame intent={wordsForm.name} action={path} fields={seen} className="grid grid-cols-1 gap-4" noValidate>
      <LabelledField form="worte" name="subject" label="Betreff" isOptional error={errors.subject} hint={subjectHint}>
        {(attributes) => (
          <input
            {...attributes}
            type="text"
            autoComplete="off"
            maxLength={MAX_SUBJECT}
            defaultValue={values.subject ?? subject}
            readOnly={!isOpen}
          />
        )}
      </LabelledField>
      <LabelledField
        form="worte"
        name="intro"
        label="Einleitung"
        isOptional
        error={errors.intro}
        hint="Text ohne Formatierung, über den Beiträgen."
      >
        {(attributes) => (
          <textarea {...attributes} rows={5} maxLength={MAX_INTRO} defaultValue={values.intro ?? intro} readOnly={!isOpen} />
        )}
      </LabelledField>
      {isOpen && (
        <Button type="submit" tone="quiet" className="justify-self-start">
          Übernehmen
        </Button>
      )}
    </FormFrame>
  );
}
