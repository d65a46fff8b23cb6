/** Chosen pictures as nodes of the text. */
import type { Node, Schema } from "@tiptap/pm/model";
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
