import { defineBlock, type WireBlock } from "#app/components/content/to-block.ts";
import { MediaFigure } from "#app/components/media/media-figure.tsx";
import { toMediaView } from "#app/components/media/to-media-view.ts";

/**
 * A film or recording of the publisher's own. Left out without a file that may be asked for. A film without a poster has that of its
 * place.
 */
export const mediaBlock = defineBlock(
  (block: WireBlock<"MediaBlock">, { poster }) => {
    const media = toMediaView(block);
    return media === null || media.medium === "AUDIO" ? media : { ...media, poster: media.poster ?? poster?.img.src ?? null };
  },
  (media) => <MediaFigure media={media} isNamed />,
);
