import { expect, test } from "vitest";
import { createState, paragraph } from "#app/features/newsroom/desk/editor/commands/state-for-test.ts";
import { toBlocks } from "#app/features/newsroom/desk/editor/conversion/to-blocks.ts";
import { insertPicture } from "./picture-nodes.ts";

const toPicture = (media: string) => ({
  media,
  alt: null,
  caption: null,
  credit: null,
  src: `/${media}.jpg`,
  width: 3,
  height: 2,
});

test.each([
  ["below a paragraph with words", ["Eins|", "Zwei"], ["paragraph", "a", "b", "c", "paragraph"]],
  ["in the place of an empty line", ["Eins", "|", "Zwei"], ["paragraph", "a", "b", "c", "paragraph"]],
])("several pictures stand in the order of their files: %s", (_, lines, expected) => {
  let state = createState(lines.map(paragraph));
  let at = state.selection.to;
  for (const media of ["a", "b", "c"]) {
    const { tr, end } = insertPicture(state, toPicture(media), at);
    state = state.apply(tr);
    at = end;
  }
  expect(toBlocks(state.doc).map((block) => (block.kind === "image" ? block.image.media : block.kind))).toEqual(expected);
});
