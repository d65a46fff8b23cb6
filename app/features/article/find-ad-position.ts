/** Where in a free text advertising may stand: between two paragraphs, behind the fourth, and not near the end. */
import type { BlockView } from "#app/components/content/content-blocks.ts";

const PARAGRAPHS_BEFORE = 4;
const PARAGRAPHS_AFTER = 3;

/** The number of blocks before it; null for a text that is too short. */
export function findAdPosition(blocks: readonly Pick<BlockView, "kind">[]): number | null {
  const paragraphs = blocks.flatMap(({ kind }, index) => (kind === "ParagraphBlock" ? [index] : []));
  const position = blocks.findIndex(
    ({ kind }, index) =>
      kind === "ParagraphBlock" &&
      blocks[index - 1]?.kind === "ParagraphBlock" &&
      paragraphs.filter((before) => before < index).length >= PARAGRAPHS_BEFORE,
  );
  const left = paragraphs.filter((index) => index >= position).length;
  return position === -1 || left < PARAGRAPHS_AFTER ? null : position;
}
