import { type ResponsivePicture, toSrcset } from "./responsive-picture.ts";

type PictureProps = { picture: ResponsivePicture; className?: string; isUrgent?: boolean };

/** An img with its sources. An urgent picture is the largest of the first screen; all others wait until they come near. */
export function Picture({ picture: { img, source }, className, isUrgent = false }: PictureProps) {
  return (
    <picture>
      {source.map(({ media, type, sizes, srcset }) => (
        <source
          key={`${media}${type}`}
          media={media ?? undefined}
          type={type ?? undefined}
          sizes={sizes ?? undefined}
          srcSet={toSrcset(srcset)}
        />
      ))}
      <img
        src={img.src}
        width={img.width}
        height={img.height}
        sizes={img.sizes ?? undefined}
        srcSet={toSrcset(img.srcset)}
        alt={img.alt}
        className={className}
        loading={isUrgent ? undefined : "lazy"}
        fetchPriority={isUrgent ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
}
