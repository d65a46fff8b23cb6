import { formClass } from "#app/components/form/form-class.ts";
import { FormError } from "#app/components/form/form-error.tsx";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";

/** What somebody typed where no comment is taken any more: theirs to copy. Nothing without a text. */
export function UnsentComment({ state: { values, formError } }: { state: FormState }) {
  const text = values.text ?? "";
  if (text === "") return null;
  return (
    <div className={`mt-5 print:hidden ${formClass}`}>
      <FormError html={formError} />
      <LabelledField form="ungesendet" name="text" label="Das hast du geschrieben" error={null}>
        {(attributes) => (
          <textarea
            {...attributes}
            readOnly
            rows={5}
            defaultValue={text}
            className={`${attributes.className} max-h-[70dvh] min-h-32 w-full resize-y [field-sizing:content]`}
          />
        )}
      </LabelledField>
    </div>
  );
}
