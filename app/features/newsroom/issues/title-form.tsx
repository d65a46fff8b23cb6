import { FormFrame } from "#app/components/form/form-frame.tsx";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { MAX_ISSUE_TITLE, titleForm } from "#app/domain/newsroom/issues/issue-form.ts";
import { Button } from "#app/ui/button/button.tsx";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import type { IssueView } from "./issue-view-model.ts";

type TitleFormProps = {
  /** Ids of its fields begin with it. */
  id: string;
  /** As forms name the section; empty for a new one. */
  sectionKey: string;
  title: string;
  path: string;
  seen: IssueView["seen"];
  state: FormState;
};

/** The heading of a section, or a new one. */
export function TitleForm({ id, sectionKey, title, path, seen, state: { values, errors } }: TitleFormProps) {
  return (
    <FormFrame
      intent={titleForm.name}
      action={path}
      fields={{ ...seen, section: sectionKey }}
      className="grid justify-items-start gap-4 py-3"
      noValidate
    >
      <LabelledField
        form={id}
        name="title"
        label="Überschrift"
        isOptional
        error={errors.title}
        hint="Was zuoberst steht, hat in der Mail keine."
      >
        {(attributes) => (
          <input
            {...attributes}
            type="text"
            autoComplete="off"
            maxLength={MAX_ISSUE_TITLE}
            defaultValue={values.title ?? title}
          />
        )}
      </LabelledField>
      <Button type="submit" tone="quiet">
        {sectionKey === "" ? "Hinzufügen" : "Umbenennen"}
      </Button>
    </FormFrame>
  );
}
