import { PickPictureButton } from "#app/components/picture-library/pick-picture-button.tsx";
import type { PickedPicture } from "#app/components/picture-library/picture-picker.tsx";
import type { KnownPicture } from "#app/features/newsroom/desk/post/use-pictures.ts";
import { Button } from "#app/ui/button/button.tsx";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { ImageUse } from "#shared/content/content-block.ts";
import { HEAD } from "./head-form-id.ts";

type LeadImageProps = {
  image: ImageUse | null;
  picture: KnownPicture | null;
  isReadOnly: boolean;
  onPick: (picture: PickedPicture) => void;
  onChange: (image: ImageUse | null) => void;
};

/** The picture above the text, which its teasers show: taken from the library, with words of its own where those of the picture do not fit. */
export function LeadImage({ image, picture, isReadOnly, onPick, onChange }: LeadImageProps) {
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby="aufmacherbild">
      <Title size="sub" as="h2">
        <span id="aufmacherbild">Aufmacherbild</span>
      </Title>
      {image !== null && picture !== null && (
        <img
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt={image.alt ?? picture.alt}
          className="max-h-96 w-full bg-surface object-contain"
        />
      )}
      {image !== null && picture === null && <p className="text-live">Dieses Bild gibt es nicht mehr.</p>}
      {image !== null && (
        <fieldset disabled={isReadOnly} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <legend className="sr-only">Texte zum Aufmacherbild</legend>
          <LabelledField form={HEAD} name="imageAlt" label="Was ist zu sehen? (Alt-Text)" error={null}>
            {(attributes) => (
              <input
                {...attributes}
                value={image.alt ?? ""}
                placeholder={picture?.alt}
                onChange={(event) => onChange({ ...image, alt: event.target.value || null })}
              />
            )}
          </LabelledField>
          <LabelledField form={HEAD} name="imageCredit" label="Bildnachweis" error={null}>
            {(attributes) => (
              <input
                {...attributes}
                value={image.credit ?? ""}
                placeholder={picture?.credit ?? undefined}
                onChange={(event) => onChange({ ...image, credit: event.target.value || null })}
              />
            )}
          </LabelledField>
          <div className="sm:col-span-2">
            <LabelledField form={HEAD} name="imageCaption" label="Bildtext" error={null}>
              {(attributes) => (
                <input
                  {...attributes}
                  value={image.caption ?? ""}
                  onChange={(event) => onChange({ ...image, caption: event.target.value || null, captionHtml: null })}
                />
              )}
            </LabelledField>
          </div>
        </fieldset>
      )}
      {!isReadOnly && (
        <div className="flex flex-wrap gap-3 [@media(scripting:none)]:hidden">
          <PickPictureButton onPick={onPick}>{image === null ? "Bild wählen" : "Bild tauschen"}</PickPictureButton>
          {image !== null && (
            <Button type="button" tone="quiet" onClick={() => onChange(null)}>
              Ohne Bild
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
