/** The shapes and files every picture comes in. */

export type Format = "avif" | "webp" | "jpeg";
export type CropName = "4-3" | "16-9" | "1-1" | "9-16";
export type Crop = {
  readonly name: CropName;
  readonly canvas: readonly [number, number];
  readonly widths: Readonly<Record<Format, readonly number[]>>;
};

export const crops: readonly Crop[] = [
  { name: "4-3", canvas: [1600, 1200], widths: { avif: [400, 800], webp: [400, 800], jpeg: [800] } },
  { name: "16-9", canvas: [1600, 900], widths: { avif: [480, 960, 1600], webp: [480, 960, 1600], jpeg: [960] } },
  { name: "1-1", canvas: [1280, 1280], widths: { avif: [320, 640], webp: [320, 640], jpeg: [320] } },
  { name: "9-16", canvas: [1080, 1920], widths: { avif: [360, 720], webp: [360, 720], jpeg: [360] } },
];

/** Height of a crop's file at a width. */
export const heightAt = (crop: Crop, width: number): number => Math.round((width * crop.canvas[1]) / crop.canvas[0]);
