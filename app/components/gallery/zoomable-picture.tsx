import { useEffect, useRef } from "react";
import type { GallerySlide } from "./gallery-slide.ts";
import { useZoom } from "./use-zoom.ts";

type ZoomablePictureProps = {
  slide: GallerySlide;
  /** The others are only there before they are turned to. */
  isCurrent: boolean;
  onZoom: (isZoomed: boolean) => void;
};

/** A whole picture in its place; a larger one is fetched once a part of it is shown. */
export function ZoomablePicture({ slide: { alt, src, width, height, sources }, isCurrent, onZoom }: ZoomablePictureProps) {
  const place = useRef<HTMLDivElement>(null);
  const { scale, x, y, isMoving } = useZoom(place, isCurrent);
  const isZoomed = scale > 1;
  useEffect(() => {
    if (isCurrent) onZoom(isZoomed);
  }, [isCurrent, isZoomed, onZoom]);
  return (
    <div
      ref={place}
      className={`relative min-h-0 touch-none overflow-hidden select-none ${isZoomed ? "cursor-move" : "cursor-zoom-in"}`}
    >
      <picture>
        {sources.map(({ type, srcset }) => (
          <source key={type} type={type} srcSet={srcset} sizes={isZoomed ? "250vw" : "100vw"} />
        ))}
        <img
          src={src}
          alt={alt}
          width={width ?? undefined}
          height={height ?? undefined}
          draggable={false}
          decoding="async"
          className={`absolute inset-0 m-auto h-auto max-h-full w-auto max-w-full ${isMoving ? "" : "transition-transform duration-200"}`}
          style={{ transform: isZoomed ? `translate(${x}px, ${y}px) scale(${scale})` : undefined }}
        />
      </picture>
    </div>
  );
}
