import { Picture } from "#app/components/picture/picture.tsx";
import type { ResponsivePicture } from "#app/components/picture/responsive-picture.ts";
import { Island } from "#app/islands/island.tsx";
import { EmbedIsland } from "./embed.island.tsx";
import type { EmbeddedFrame } from "./to-embed-view.ts";

type FramedEmbedProps = {
  frame: EmbeddedFrame;
  /** What stands there until the frame may load, of a picture that comes from here. */
  poster: ResponsivePicture | null;
  isUrgent?: boolean;
  className?: string;
};

/** Nothing of another site is loaded before its reader allows it. The frame wakes by itself only for a reader who allows its provider. */
export function FramedEmbed({ frame: { host: _, ...frame }, poster, isUrgent = false, className }: FramedEmbedProps) {
  return (
    <Island
      of={EmbedIsland}
      until={`consent:${frame.provider}`}
      props={{ ...frame, hasPoster: poster !== null }}
      className={className}
    >
      {poster !== null && <Picture picture={poster} isUrgent={isUrgent} isShaped className="h-full w-full object-cover" />}
    </Island>
  );
}
