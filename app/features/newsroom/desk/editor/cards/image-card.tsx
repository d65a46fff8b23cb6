import { NodeViewContent, type ReactNodeViewProps } from "@tiptap/react";
import { useEditorTools } from "#app/features/newsroom/desk/editor/editor-context.ts";
import type { ImageUse } from "#shared/content/content-block.ts";
import { CardButton, CardField } from "./card-field.tsx";
import { CardFrame, CardHandle } from "./card-frame.tsx";
import { ShownImage } from "./shown-image.tsx";

/** A picture as the article shows it, with what readers do not see of it below. */
export function ImageCard({ node, editor, getPos, updateAttributes, selected }: ReactNodeViewProps) {
  const image: ImageUse = node.attrs.image;
  const { isReadOnly, choosePicture } = useEditorTools();
  const change = (part: Partial<ImageUse>) => updateAttributes({ image: { ...image, ...part } });
  async function replace(): Promise<void> {
    const chosen = await choosePicture();
    if (chosen !== null) change({ media: chosen.media, alt: chosen.alt, credit: chosen.credit });
  }
  return (
    <CardFrame as="figure" label={`Bild: ${image.alt || "ohne Beschreibung"}`} isSelected={selected}>
      <CardHandle editor={editor} getPos={getPos}>
        <ShownImage image={image} className="w-full" />
      </CardHandle>
      <NodeViewContent />
      <div contentEditable={false} className="desk-chrome mt-2 grid grid-cols-1 gap-2 font-sans sm:grid-cols-2">
        <ImageFields image={image} onChange={change} />
        {!isReadOnly && (
          <p>
            <CardButton onClick={() => void replace()}>Bild tauschen</CardButton>
          </p>
        )}
      </div>
    </CardFrame>
  );
}

/** Alternative text and credit, which are asked for before a post is published. */
export function ImageFields({ image, onChange }: { image: ImageUse; onChange: (part: Partial<ImageUse>) => void }) {
  return (
    <>
      <CardField
        label="Was ist zu sehen? (Alt-Text)"
        value={image.alt ?? ""}
        onChange={(alt) => onChange({ alt: alt === "" ? null : alt })}
      />
      <CardField
        label="Bildnachweis"
        value={image.credit ?? ""}
        onChange={(credit) => onChange({ credit: credit === "" ? null : credit })}
      />
    </>
  );
}
