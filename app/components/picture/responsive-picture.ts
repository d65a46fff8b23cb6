/** A picture in several widths and formats, as rules 3 names its parts. */

export type SourceVariant = { src: string; w: number };

export type PictureSource = { media: string | null; type: string | null; sizes: string | null; srcset: SourceVariant[] | string };

export type ResponsivePicture = {
  img: {
    src: string;
    /** Null where it is not known. */
    width: number | null;
    height: number | null;
    sizes: string | null;
    srcset: SourceVariant[] | string | null;
    alt: string;
  };
  source: PictureSource[];
};

/**
 * A srcset attribute from a list of variants; a string passes as it is. Of one variant there is nothing to choose: its width is left out, as
 * widths demand `sizes`.
 */
export function toSrcset(srcset: SourceVariant[] | string | null): string | undefined {
  if (srcset === null) return undefined;
  if (typeof srcset === "string") return srcset;
  return srcset.map(({ src, w }) => (srcset.length === 1 ? src : `${src} ${w}w`)).join(", ");
}
