/**
 * How an editor cuts a picture: what is cut off all round, and the point that every crop is laid around. The preview and whoever makes the
 * files compute the same rectangles from it.
 */

/** Thousandths of the picture as it is shown; the point lies within the rest. */
export type PictureCut = { left: number; top: number; width: number; height: number; x: number; y: number };
export type Size = { width: number; height: number };
/** In pixels of the picture. */
export type Rectangle = { left: number; top: number; width: number; height: number };

export const WHOLE = 1000;
/** Less than a tenth of a picture is no picture any more. */
export const SMALLEST = 100;

export const centredCut: PictureCut = { left: 0, top: 0, width: WHOLE, height: WHOLE, x: WHOLE / 2, y: WHOLE / 2 };

/** Names of the crops with width divided by height; the original has what is left of the picture. */
export const cropRatios = [
  ["original", null],
  ["16-9", 16 / 9],
  ["4-3", 4 / 3],
  ["1-1", 1],
  ["9-16", 9 / 16],
] as const satisfies readonly (readonly [name: string, ratio: number | null])[];

/** The nearest cut that can be: whole thousandths, within the picture, the point within the rest. */
export function toValidCut({ left, top, width, height, x, y }: PictureCut): PictureCut {
  const wide = clamp(width, SMALLEST, WHOLE);
  const high = clamp(height, SMALLEST, WHOLE);
  const from = clamp(left, 0, WHOLE - wide);
  const down = clamp(top, 0, WHOLE - high);
  return { left: from, top: down, width: wide, height: high, x: clamp(x, from, from + wide), y: clamp(y, down, down + high) };
}

/** Whether `toValidCut` leaves it as it is. */
export function isValidCut(cut: PictureCut): boolean {
  const valid = toValidCut(cut);
  return (Object.keys(valid) as (keyof PictureCut)[]).every((name) => valid[name] === cut[name]);
}

/** What is left after the trim, in whole pixels. */
export function toTrimmed({ width, height }: Size, cut: PictureCut): Rectangle {
  const [left, wide] = toPixels(width, cut.left, cut.width);
  const [top, high] = toPixels(height, cut.top, cut.height);
  return { left, top, width: wide, height: high };
}

/** The largest rectangle of this ratio (width divided by height) within the rest, as near around the point as its edges allow. */
export function toCropRectangle(size: Size, cut: PictureCut, ratio: number | null): Rectangle {
  const rest = toTrimmed(size, cut);
  if (ratio === null) return rest;
  const width = Math.min(rest.width, Math.max(1, Math.round(rest.height * ratio)));
  const height = Math.min(rest.height, Math.max(1, Math.round(rest.width / ratio)));
  return {
    left: place((size.width * cut.x) / WHOLE, width, rest.left, rest.width),
    top: place((size.height * cut.y) / WHOLE, height, rest.top, rest.height),
    width,
    height,
  };
}

/** As it is stored, and as part of files' addresses: another cut has other ones. */
export function toCutKey({ left, top, width, height, x, y }: PictureCut): string {
  return [left, top, width, height, x, y].join(".");
}

/** Null for what `toCutKey` never says. */
export function parseCutKey(text: string): PictureCut | null {
  if (!/^\d{1,4}(?:\.\d{1,4}){5}$/.test(text)) return null;
  const [left = 0, top = 0, width = 0, height = 0, x = 0, y = 0] = text.split(".").map(Number);
  const cut = { left, top, width, height, x, y };
  return isValidCut(cut) && toCutKey(cut) === text ? cut : null;
}

function toPixels(pixels: number, from: number, length: number): [from: number, length: number] {
  const start = Math.min(pixels - 1, Math.round((pixels * from) / WHOLE));
  const end = Math.max(start + 1, Math.round((pixels * (from + length)) / WHOLE));
  return [start, Math.min(pixels, end) - start];
}

/** Where a piece of this length begins so that the point is in its middle, without leaving the rest. */
function place(point: number, length: number, from: number, rest: number): number {
  return Math.round(Math.min(Math.max(point - length / 2, from), from + rest - length));
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(Number.isFinite(value) ? Math.round(value) : least, least), most);
}
