/**
 * The shapes every picture comes in. Git keeps one WebP a shape, at its largest width (the master); the smaller ones and
 * the JPEG that other sites show for a shared page are made from it when the pictures are brought into a back end.
 */

export type CropName = "4-3" | "16-9" | "9-16" | "1-1";
export type Shape = { readonly name: CropName; readonly canvas: readonly [number, number] };
export type Crop = Shape & {
  /** From small to large; the last one is the master's. */
  readonly widths: readonly number[];
  /** Width of the JPEG, if there is one. */
  readonly jpeg?: number;
  /** Shapes that are cut from this master as well, as such a JPEG. */
  readonly alsoAs?: readonly Shape[];
};
/** A file of a picture: `made` from the master, or the master itself. */
export type PictureFile = { name: string; crop: Shape; type: "image/webp" | "image/jpeg"; width: number; made: boolean };

export const crops: readonly Crop[] = [
  { name: "4-3", canvas: [1600, 1200], widths: [400, 800] },
  {
    name: "16-9",
    canvas: [1600, 900],
    widths: [640, 1600],
    jpeg: 1200,
    alsoAs: [
      { name: "4-3", canvas: [1600, 1200] },
      { name: "1-1", canvas: [1200, 1200] },
    ],
  },
  { name: "9-16", canvas: [1080, 1920], widths: [480] },
];

/** Height of a crop's file at a width. */
export const heightAt = (crop: Shape, width: number): number => Math.round((width * crop.canvas[1]) / crop.canvas[0]);

/** The name of a crop's master. */
export const masterOf = (crop: Crop): string => `${crop.name}-${crop.widths.at(-1)}.webp`;

/** All files of a crop's master, the JPEGs last. */
export function filesOf(crop: Crop): PictureFile[] {
  const webp = crop.widths.map((width): PictureFile => {
    const name = `${crop.name}-${width}.webp`;
    return { name, crop, type: "image/webp", width, made: name !== masterOf(crop) };
  });
  const { jpeg: width, alsoAs = [] } = crop;
  if (width === undefined) return webp;
  const jpegs = [crop, ...alsoAs].map(
    (shape): PictureFile => ({ name: `${shape.name}-${width}.jpg`, crop: shape, type: "image/jpeg", width, made: true }),
  );
  return [...webp, ...jpegs];
}
