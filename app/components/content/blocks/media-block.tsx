import { defineBlock, type WireBlock } from "#app/components/content/to-block.ts";
import { MediaFigure } from "#app/components/media/media-figure.tsx";
import { toMediaView } from "#app/components/media/to-media-view.ts";

/** A film or recording of the publisher's own. Left out without a file that may be asked for. */
export const mediaBlock = defineBlock(
  (block: WireBlock<"MediaBlock">) => toMediaView(block),
  (media) => <MediaFigure media={media} isNamed />,
);
