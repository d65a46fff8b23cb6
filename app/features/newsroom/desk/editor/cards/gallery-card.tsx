import { NodeViewContent, type ReactNodeViewProps, useEditorState } from "@tiptap/react";
import { useEditorTools } from "#app/features/newsroom/desk/editor/editor-context.ts";
import { toGalleryNode } from "#app/features/newsroom/desk/editor/pictures/picture-nodes.ts";
import type { ImageUse } from "#shared/content/content-block.ts";
import { CardButton } from "./card-field.tsx";
import { CardFrame, CardHandle } from "./card-frame.tsx";
import { ImageFields } from "./image-card.tsx";
import { moveChild, removeChild } from "./move-child.ts";
import { ShownImage } from "./shown-image.tsx";

/** Its pictures one below the other, to be put in order. */
export function GalleryCard({ node, editor, getPos, selected }: ReactNodeViewProps) {
  const { isReadOnly, choosePicture, say } = useEditorTools();
  async function add(): Promise<void> {
    const chosen = await choosePicture();
    const pos = getPos();
    if (chosen === null || pos === undefined) return;
    const here = editor.state.doc.nodeAt(pos);
    const item = toGalleryNode(editor.schema, [chosen]).firstChild;
    if (here === null || item === null) return;
    editor.view.dispatch(editor.state.tr.insert(pos + here.nodeSize - 1, item));
    say(`Bild ${here.childCount + 1} hinzugefügt`);
  }
  return (
    <CardFrame label={`Bilderstrecke mit ${node.childCount} ${node.childCount === 1 ? "Bild" : "Bildern"}`} isSelected={selected}>
      <CardHandle editor={editor} getPos={getPos} className="pb-2 font-sans text-[0.9375rem] font-semibold text-soft">
        {`Bilderstrecke · ${node.childCount} ${node.childCount === 1 ? "Bild" : "Bilder"}`}
      </CardHandle>
      <NodeViewContent className="desk-gallery" />
      {!isReadOnly && (
        <p contentEditable={false} className="pt-3 font-sans">
          <CardButton onClick={() => void add()}>Bild hinzufügen</CardButton>
        </p>
      )}
    </CardFrame>
  );
}

/** One of them. It is dragged by its picture, or moved by its buttons. */
export function GalleryImageCard({ node, editor, getPos, updateAttributes, selected }: ReactNodeViewProps) {
  const image: ImageUse = node.attrs.image;
  const { isReadOnly, say } = useEditorTools();
  // Other pictures may move as well, of which this one hears nothing.
  const { index, count } = useEditorState({
    editor,
    selector: () => {
      const pos = getPos();
      const $pos = pos === undefined || pos > editor.state.doc.content.size ? null : editor.state.doc.resolve(pos);
      return { index: $pos?.index() ?? 0, count: $pos?.parent.childCount ?? 1 };
    },
  });
  function move(direction: -1 | 1): void {
    const at = getPos();
    if (at === undefined || !moveChild(at, direction)(editor.state, editor.view.dispatch)) return;
    say(`Bild ist jetzt Nummer ${index + 1 + direction} von ${count}`);
  }
  function remove(): void {
    const at = getPos();
    if (at !== undefined && removeChild(at)(editor.state, editor.view.dispatch)) say("Bild aus der Strecke entfernt");
  }
  return (
    <CardFrame label={`Bild ${index + 1} von ${count}: ${image.alt || "ohne Beschreibung"}`} isSelected={selected}>
      <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3 border-t border-rule py-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <CardHandle editor={editor} getPos={getPos} className={isReadOnly ? "" : "cursor-grab"}>
          <ShownImage image={image} className="aspect-[3/2] w-full object-cover" />
        </CardHandle>
        <div className="grid grid-cols-1 content-start gap-2">
          <NodeViewContent />
          <div contentEditable={false} className="desk-chrome grid grid-cols-1 gap-2 font-sans">
            <ImageFields image={image} onChange={(part) => updateAttributes({ image: { ...image, ...part } })} />
            {!isReadOnly && (
              <p className="flex flex-wrap gap-2">
                <CardButton disabled={index === 0} onClick={() => move(-1)}>
                  Nach oben
                </CardButton>
                <CardButton disabled={index === count - 1} onClick={() => move(1)}>
                  Nach unten
                </CardButton>
                <CardButton onClick={remove}>Entfernen</CardButton>
              </p>
            )}
          </div>
        </div>
      </div>
    </CardFrame>
  );
}
