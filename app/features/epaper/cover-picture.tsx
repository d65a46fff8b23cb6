import type { Cover } from "./epaper-view-model.ts";

type CoverPictureProps = { cover: Cover; alt: string; isUrgent?: boolean };

/** A page of the paper lies on the ground like paper: white in the dark as well, with a fine edge. */
export const paperEdge = "block h-auto w-full border border-rule bg-white";

/** The first page, small. */
export function CoverPicture({ cover: { src, width, height }, alt, isUrgent = false }: CoverPictureProps) {
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading={isUrgent ? "eager" : "lazy"}
      decoding="async"
      className={paperEdge}
    />
  );
}
