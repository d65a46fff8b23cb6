import { toTypedSlug } from "#app/domain/newsroom/pages/page-texts.ts";
import { fieldHint, fieldInput } from "#app/ui/field/field-class.ts";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import { MAX_PAGE_DESCRIPTION, MAX_PAGE_TITLE, type PageText, toPageSlug } from "#shared/content/page-text.ts";

type FieldsProps = { text: PageText; isReadOnly: boolean; change: (part: Partial<PageText>) => void };

/** Ids of its fields begin with it. */
const HEAD = "seite";

/** What a search engine shows of one. */
const SHOWN_DESCRIPTION = 160;

/** The title above the text. The fields are those of a form that works without script. */
export function PageTitleField({ text, isReadOnly, change }: FieldsProps) {
  return (
    <label className="grid grid-cols-1 gap-1">
      <span className={fieldHint}>Titel</span>
      <textarea
        name="title"
        value={text.title}
        maxLength={MAX_PAGE_TITLE}
        rows={1}
        readOnly={isReadOnly}
        onChange={(event) => change({ title: event.target.value.replace(/\n/g, " ") })}
        className="w-full resize-none border-0 border-b border-rule bg-transparent px-0 font-serif text-title-l leading-[1.15] font-[640] wrap-anywhere hyphens-auto field-sizing-content read-only:border-transparent focus-visible:outline-offset-4"
      />
    </label>
  );
}

type AddressProps = FieldsProps & {
  /** The slug that readers know. */
  published: string | null;
  /** Its address stays, since mails and the portal lead there. */
  isLegal: boolean;
};

/** Where it stands, and what search engines say of it. */
export function AddressFields({ text, published, isLegal, isReadOnly, change }: AddressProps) {
  const moved =
    published === null || published === toPageSlug(text) ? "" : ` Bisher /${published}: Diese Adresse leitet dann weiter.`;
  const own = text.title.trim() === "" ? "" : `: /${toPageSlug({ ...text, slug: "" })}`;
  const hint = isLegal
    ? "Bleibt, wie sie ist: Mails und das Portal verlinken hierher."
    : `Kleinbuchstaben, Ziffern und Bindestriche. Leer wird sie aus dem Titel${own}.${moved}`;
  return (
    <div className="grid grid-cols-1 gap-6 border-t border-rule pt-6">
      <LabelledField form={HEAD} name="slug" label="Adresse" error={null} hint={hint}>
        {(attributes) => (
          <input
            {...attributes}
            value={text.slug}
            maxLength={200}
            autoCapitalize="none"
            spellCheck={false}
            readOnly={isReadOnly || isLegal}
            onChange={(event) => change({ slug: toTypedSlug(event.target.value) })}
            className={`${fieldInput} wrap-anywhere`}
          />
        )}
      </LabelledField>
      <LabelledField
        form={HEAD}
        name="description"
        label="Beschreibung für Suchmaschinen"
        error={null}
        hint={`Steht auch unter dem Titel. ${text.description.length} Zeichen; Suchmaschinen zeigen etwa ${SHOWN_DESCRIPTION}.`}
      >
        {(attributes) => (
          <textarea
            {...attributes}
            rows={3}
            value={text.description}
            maxLength={MAX_PAGE_DESCRIPTION}
            readOnly={isReadOnly}
            onChange={(event) => change({ description: event.target.value.replace(/\n/g, " ") })}
          />
        )}
      </LabelledField>
    </div>
  );
}
