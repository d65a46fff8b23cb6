import type { ComponentProps } from "react";
import { type ResponsivePicture, toSrcset } from "./responsive-picture.ts";

type PictureProps = Pick<ComponentProps<"img">, "className" | "decoding" | "draggable" | "loading" | "style"> & {
  picture: ResponsivePicture;
  isUrgent?: boolean;
  /** `className` gives it width and shape before it comes: then its own need not be said, on pages with dozens of them. */
  isShaped?: boolean;
  /** How wide it is shown here, where that differs from what the picture says of itself. */
  sizes?: string;
};

/**
 * Every picture of the product: an img with its sources. An urgent one is the largest of the first screen; all others wait until they come
 * near.
 */
export function Picture(props: PictureProps) {
  const { picture, isUrgent = false, isShaped = false, sizes, loading = isUrgent ? undefined : "lazy", ...look } = props;
  const { img, source } = picture;
  return (
    <picture>
      {source.map(({ media, type, sizes: ownSizes, srcset }) => (
        <source
          key={`${media}${type}`}
          media={media ?? undefined}
          type={type ?? undefined}
          sizes={sizes ?? ownSizes ?? undefined}
          srcSet={toSrcset(srcset)}
        />
      ))}
      <img
        src={img.src}
        width={isShaped ? undefined : (img.width ?? undefined)}
        height={isShaped ? undefined : (img.height ?? undefined)}
        sizes={img.sizes === null ? undefined : (sizes ?? img.sizes)}
        srcSet={toSrcset(img.srcset)}
        alt={img.alt}
        {...look}
        loading={loading}
        fetchPriority={isUrgent ? "high" : undefined}
      />
    </picture>
  );
}
