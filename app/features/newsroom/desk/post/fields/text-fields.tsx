/** Fields of a head that posts and standing pages both have. They are those of a form that works without script. */
import { fieldHint, fieldInput } from "#app/ui/field/field-class.ts";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";

/** A field that looks like the text that it becomes. */
export const bareField =
  "w-full resize-none border-0 border-b border-rule bg-transparent px-0 field-sizing-content read-only:border-transparent focus-visible:outline-offset-4";

type TextFieldProps = { value: string; isReadOnly?: boolean; onChange: (value: string) => void };

/** One line, however many it takes to be shown. */
const toLine = (typed: string) => typed.replace(/\n/g, " ");

export function TitleField({ value, maxLength, isReadOnly = false, onChange }: TextFieldProps & { maxLength: number }) {
  return (
    <label className="grid grid-cols-1 gap-1">
      <span className={fieldHint}>Titel</span>
      <textarea
        name="title"
        value={value}
        maxLength={maxLength}
        rows={1}
        readOnly={isReadOnly}
        onChange={(event) => onChange(toLine(event.target.value))}
        className={`${bareField} font-serif text-title-l leading-[1.15] font-[640] wrap-anywhere hyphens-auto`}
      />
    </label>
  );
}

type HintedProps = TextFieldProps & {
  /** Ids begin with it. */
  form: string;
  hint: string;
};

export function AddressField({ form, value, hint, isReadOnly = false, onChange }: HintedProps) {
  return (
    <LabelledField form={form} name="slug" label="Adresse" error={null} hint={hint}>
      {(attributes) => (
        <input
          {...attributes}
          value={value}
          maxLength={200}
          autoCapitalize="none"
          spellCheck={false}
          readOnly={isReadOnly}
          onChange={(event) => onChange(event.target.value)}
          className={`${fieldInput} wrap-anywhere`}
        />
      )}
    </LabelledField>
  );
}

export function DescriptionField({
  form,
  value,
  maxLength,
  hint,
  isReadOnly = false,
  onChange,
}: HintedProps & { maxLength: number }) {
  return (
    <LabelledField form={form} name="description" label="Beschreibung für Suchmaschinen" error={null} hint={hint}>
      {(attributes) => (
        <textarea
          {...attributes}
          rows={3}
          value={value}
          maxLength={maxLength}
          readOnly={isReadOnly}
          onChange={(event) => onChange(toLine(event.target.value))}
        />
      )}
    </LabelledField>
  );
}
