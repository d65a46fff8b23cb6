import { useEffect, useRef } from "react";
import { Picture } from "#app/components/picture/picture.tsx";
import type { ResponsivePicture } from "#app/components/picture/responsive-picture.ts";
import { useZoom } from "./use-zoom.ts";

export type PictureZoom = { isZoomed: boolean /** A part of the picture, and the whole again. */; toggle: () => void };

type ZoomablePictureProps = {
  picture: ResponsivePicture;
  /** The others are only there before they are turned to. */
  isCurrent: boolean;
  onZoom: (zoom: PictureZoom) => void;
};

/** A whole picture in its place; a larger one is fetched once a part of it is shown. */
export function ZoomablePicture({ picture, isCurrent, onZoom }: ZoomablePictureProps) {
  const place = useRef<HTMLDivElement>(null);
  const { scale, x, y, isMoving, toggle } = useZoom(place, isCurrent);
  const isZoomed = scale > 1;
  useEffect(() => {
    if (isCurrent) onZoom({ isZoomed, toggle });
  }, [isCurrent, isZoomed, toggle, onZoom]);
  return (
    <div
      ref={place}
      className={`relative min-h-0 touch-none overflow-hidden select-none ${isZoomed ? "cursor-move" : "cursor-zoom-in"}`}
    >
      <Picture
        picture={picture}
        sizes={isZoomed ? "250vw" : "100vw"}
        loading="eager"
        decoding="async"
        draggable={false}
        className={`absolute inset-0 m-auto h-auto max-h-full w-auto max-w-full ${isMoving ? "" : "transition-transform duration-200"}`}
        style={{ transform: isZoomed ? `translate(${x}px, ${y}px) scale(${scale})` : undefined }}
      />
    </div>
  );
}
