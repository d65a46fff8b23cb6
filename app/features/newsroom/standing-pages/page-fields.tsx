import { toTypedSlug } from "#app/domain/newsroom/pages/page-texts.ts";
import { AddressField, DescriptionField } from "#app/features/newsroom/desk/post/fields/text-fields.tsx";
import { MAX_PAGE_DESCRIPTION, type PageText, toPageSlug } from "#shared/content/page-text.ts";

/** Ids of its fields begin with it. */
const HEAD = "seite";

/** What a search engine shows of one. */
const SHOWN_DESCRIPTION = 160;

type AddressProps = {
  text: PageText;
  isReadOnly: boolean;
  change: (part: Partial<PageText>) => void;
  /** The slug that readers know. */
  published: string | null;
  /** Its address stays, since mails and the portal lead there. */
  isLegal: boolean;
};

/** Where it stands, and what search engines say of it. The fields are those of a form that works without script. */
export function AddressFields({ text, published, isLegal, isReadOnly, change }: AddressProps) {
  const moved =
    published === null || published === toPageSlug(text) ? "" : ` Bisher /${published}: Diese Adresse leitet dann weiter.`;
  const own = text.title.trim() === "" ? "" : `: /${toPageSlug({ ...text, slug: "" })}`;
  const hint = isLegal
    ? "Bleibt, wie sie ist: Mails und das Portal verlinken hierher."
    : `Kleinbuchstaben, Ziffern und Bindestriche. Leer wird sie aus dem Titel${own}.${moved}`;
  return (
    <div className="grid grid-cols-1 gap-6 border-t border-rule pt-6">
      <AddressField
        form={HEAD}
        value={text.slug}
        hint={hint}
        isReadOnly={isReadOnly || isLegal}
        onChange={(slug) => change({ slug: toTypedSlug(slug) })}
      />
      <DescriptionField
        form={HEAD}
        value={text.description}
        maxLength={MAX_PAGE_DESCRIPTION}
        hint={`Steht auch unter dem Titel. ${text.description.length} Zeichen; Suchmaschinen zeigen etwa ${SHOWN_DESCRIPTION}.`}
        isReadOnly={isReadOnly}
        onChange={(description) => change({ description })}
      />
    </div>
  );
}
