import { TextFigure } from "#app/components/content/text-figure.tsx";
import { defineBlock, type WireBlock } from "#app/components/content/to-block.ts";
import { toFigure } from "#app/components/content/to-figure.ts";

/** Left out with its caption when the picture has no address that may be asked. */
export const imageBlock = defineBlock(({ image }: WireBlock<"ImageBlock">) => toFigure(image), TextFigure);
