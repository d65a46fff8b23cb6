import { defineBlock, type WireBlock } from "#app/components/content/to-block.ts";

export const separatorBlock = defineBlock(
  (_: WireBlock<"SeparatorBlock">) => ({}),
  () => <hr />,
);
