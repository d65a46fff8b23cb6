import { type Editor, useEditorState } from "@tiptap/react";
import { toBlocks } from "./conversion/to-blocks.ts";
import { countText, toCountText } from "./text-count.ts";

/** Below the text: how long it is, and how many pictures are on their way. */
export function TextLength({ editor, waiting }: { editor: Editor; waiting: number }) {
  const text = useEditorState({ editor, selector: ({ editor: { state } }) => toCountText(countText(toBlocks(state.doc))) });
  return (
    <div className="flex flex-wrap justify-between gap-x-6 border-t border-rule py-2 font-sans text-[0.9375rem] text-soft">
      <p>{text}</p>
      <p role="status">
        {waiting === 0 ? "" : waiting === 1 ? "1 Bild wird hochgeladen …" : `${waiting} Bilder werden hochgeladen …`}
      </p>
    </div>
  );
}
