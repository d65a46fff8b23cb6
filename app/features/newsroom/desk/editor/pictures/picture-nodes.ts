/** Chosen pictures as nodes of the text. */
import type { Node, Schema } from "@tiptap/pm/model";
import type { EditorState, Transaction } from "@tiptap/pm/state";
import { toBlockNode } from "#app/features/newsroom/desk/editor/conversion/to-document.ts";
import type { ChosenPicture } from "#app/features/newsroom/desk/editor/text-editor-props.ts";
import type { ImageUse } from "#shared/content/content-block.ts";

/** Its use, without how it is shown here. */
export function toImageUse({ src: _, width: __, height: ___, ...use }: ChosenPicture): ImageUse {
  return use;
}

export function toImageNode(schema: Schema, picture: ChosenPicture): Node {
  return toBlockNode(schema, { kind: "image", image: toImageUse(picture) });
}

export function toGalleryNode(schema: Schema, pictures: readonly ChosenPicture[]): Node {
  return toBlockNode(schema, { kind: "gallery", images: pictures.map(toImageUse) });
}

/** The picture below the block at that place, or where that is an empty line; `end` is the place behind it. */
export function insertPicture(state: EditorState, picture: ChosenPicture, at: number): { tr: Transaction; end: number } {
  const { doc, schema, tr } = state;
  const $at = doc.resolve(Math.min(at, doc.content.size));
  const node = toImageNode(schema, picture);
  const isEmptyLine = $at.depth > 0 && $at.node(1).type.name === "paragraph" && $at.node(1).content.size === 0;
  const to = $at.depth === 0 ? $at.pos : $at.after(1);
  const from = isEmptyLine ? $at.before(1) : to;
  return { tr: tr.replaceWith(from, to, node), end: from + node.nodeSize };
}
