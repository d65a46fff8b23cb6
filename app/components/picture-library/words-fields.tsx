import type { PictureWords } from "#app/domain/newsroom/library-picture.ts";
import { MAX_ALT, MAX_CAPTION, MAX_CREDIT } from "#app/domain/newsroom/picture-form.ts";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";

type WordsFieldsProps = {
  /** Ids begin with it. */
  id: string;
  values: PictureWords;
  errorOf: (name: string) => string | null;
  /** Which of them stand there only because the file says so. */
  proposed: { caption: boolean; credit: boolean };
};

const PROPOSED = "Vorschlag aus der Datei: gilt, sobald du speicherst.";

/** Description, caption and credit of a picture. */
export function WordsFields({ id, values, errorOf, proposed }: WordsFieldsProps) {
  return (
    <>
      <LabelledField
        form={id}
        name="alt"
        label="Alt-Text"
        error={errorOf("alt")}
        hint="Was auf dem Bild zu sehen ist, für alle, die es nicht sehen."
      >
        {(attributes) => (
          <textarea
            {...attributes}
            rows={2}
            maxLength={MAX_ALT}
            defaultValue={values.alt}
            className={`${attributes.className} w-full resize-y [field-sizing:content]`}
          />
        )}
      </LabelledField>
      <LabelledField
        form={id}
        name="caption"
        label="Bildtext"
        error={errorOf("caption")}
        hint={proposed.caption ? PROPOSED : 'Links gehen so: <a href="/…">Wort</a>'}
      >
        {(attributes) => (
          <textarea
            {...attributes}
            rows={2}
            maxLength={MAX_CAPTION}
            defaultValue={values.captionHtml}
            className={`${attributes.className} w-full resize-y [field-sizing:content]`}
          />
        )}
      </LabelledField>
      <LabelledField
        form={id}
        name="credit"
        label="Fotograf oder Quelle"
        error={errorOf("credit")}
        hint={proposed.credit ? PROPOSED : null}
      >
        {(attributes) => (
          <input
            {...attributes}
            type="text"
            maxLength={MAX_CREDIT}
            defaultValue={values.credit}
            className={`${attributes.className} w-full min-w-0`}
          />
        )}
      </LabelledField>
    </>
  );
}
