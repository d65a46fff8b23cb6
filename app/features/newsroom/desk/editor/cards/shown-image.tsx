import { useEditorTools } from "#app/features/newsroom/desk/editor/editor-context.ts";
import type { ImageUse } from "#shared/content/content-block.ts";

/** The picture, or its place where it is not known here. */
export function ShownImage({ image, className }: { image: ImageUse; className: string }) {
  const shown = useEditorTools().findPicture(image.media);
  if (shown === null) {
    return (
      <p className="grid aspect-[3/2] place-items-center bg-surface p-4 text-center font-sans text-[0.9375rem] text-soft">
        Dieses Bild lässt sich hier nicht zeigen. Es bleibt im Text.
      </p>
    );
  }
  return (
    <img src={shown.src} width={shown.width} height={shown.height} alt={image.alt ?? ""} className={`bg-surface ${className}`} />
  );
}
