import { PickPictureButton } from "#app/components/picture-library/pick-picture-button.tsx";
import type { PickedPicture } from "#app/components/picture-library/picture-picker.tsx";
import type { KnownPicture } from "#app/features/newsroom/desk/post/use-pictures.ts";
import { Button } from "#app/ui/button/button.tsx";
import { fieldHint } from "#app/ui/field/field-class.ts";
import type { DeskText } from "#shared/content/desk-text.ts";

type ShareImageProps = {
  image: DeskText["shareImage"];
  picture: KnownPicture | null;
  isReadOnly: boolean;
  onPick: (picture: PickedPicture) => void;
  onRemove: () => void;
};

/** The picture that other sites show where the post is linked, if it is another one than that above the text. */
export function ShareImage({ image, picture, isReadOnly, onPick, onRemove }: ShareImageProps) {
  return (
    <fieldset className="mt-6 grid grid-cols-1 gap-2" disabled={isReadOnly}>
      <legend className="pb-[0.35rem] leading-[1.35] font-semibold">Bild für andere Seiten</legend>
      {image === null && <p className={fieldHint}>Wo der Beitrag geteilt wird, steht das Aufmacherbild.</p>}
      {image !== null && picture === null && <p className="text-live">Dieses Bild gibt es nicht mehr.</p>}
      {image !== null && picture !== null && (
        <img
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          className="max-h-40 w-auto justify-self-start bg-surface object-contain"
        />
      )}
      {!isReadOnly && (
        <div className="flex flex-wrap gap-3 [@media(scripting:none)]:hidden">
          <PickPictureButton onPick={onPick}>{image === null ? "Anderes Bild wählen" : "Bild tauschen"}</PickPictureButton>
          {image !== null && (
            <Button type="button" tone="quiet" onClick={onRemove}>
              Wie das Aufmacherbild
            </Button>
          )}
        </div>
      )}
    </fieldset>
  );
}
