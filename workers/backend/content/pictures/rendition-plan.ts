/**
 * The crops and sizes in which a picture is kept, each in three formats: the same whether an import computes them or the Worker has them
 * made (decision 58). Nothing is made larger than it is.
 */
import {
  cropRatios,
  type PictureCut,
  type Rectangle,
  type Size,
  toCropRectangle,
  toTrimmed,
} from "#shared/content/picture-cut.ts";
import type { StoredCrop } from "./image-rule.ts";

/** Part of the files' addresses: raise it when pictures shall be made anew. */
export const RENDITION_VERSION = 1;

export type Format = { type: "image/avif" | "image/webp" | "image/jpeg"; extension: "avif" | "webp" | "jpg"; quality: number };
type CropName = (typeof cropRatios)[number][0];
type Crop = { name: CropName; ratio: number | null; widths: Widths };
type Widths = { modern: number[]; plain: number[] };
/** One file to be: `w` and `h` in pixels. */
export type PlannedFile = { format: Format; w: number; h: number };
/** `w` and `h` are those of its largest file. `cut` is what an editor's cut leaves for it; null: what attracts the eye. */
export type PlannedCrop = { name: string; w: number; h: number; files: PlannedFile[]; cut: Rectangle | null };

/** The plain ones of 1200 are for other sites (app/components/picture/to-share-pictures.ts). */
const WIDTHS: Record<CropName, Widths> = {
  original: { modern: [480, 960, 1600], plain: [1600] },
  "16-9": { modern: [480, 960, 1600], plain: [960, 1200] },
  "4-3": { modern: [400, 800], plain: [800, 1200] },
  "1-1": { modern: [320, 640], plain: [320, 1200] },
  "9-16": { modern: [360, 720], plain: [360] },
};
const CROPS = cropRatios.map(([name, ratio]): Crop => ({ name, ratio, widths: WIDTHS[name] }));

const AVIF: Format = { type: "image/avif", extension: "avif", quality: 50 };
const WEBP: Format = { type: "image/webp", extension: "webp", quality: 76 };
const JPEG: Format = { type: "image/jpeg", extension: "jpg", quality: 78 };

export const formats: readonly Format[] = [AVIF, WEBP, JPEG];

/** JPEG knows no transparency: the page's ground is white. */
export const GROUND = "#ffffff";
const TALLEST = 2400;

/** What will be made of a picture of this size, as it is shown, with an editor's cut or without one. */
export function planCrops(width: number, height: number, cut: PictureCut | null = null): PlannedCrop[] {
  return CROPS.map((crop) => {
    if (cut === null) return { ...planCrop(crop, { width, height }), cut };
    const size = { width, height };
    return { ...planCrop(crop, toTrimmed(size, cut)), cut: toCropRectangle(size, cut, crop.ratio) };
  });
}

function planCrop(crop: Crop, { width, height }: Size): Omit<PlannedCrop, "cut"> {
  const ratio = crop.ratio ?? width / height;
  const most =
    crop.ratio === null ? Math.min(width, Math.floor(TALLEST * ratio) || 1) : Math.min(width, Math.floor(height * ratio) || 1);
  const toFile = (format: Format, w: number): PlannedFile => ({ format, w, h: Math.max(1, Math.round(w / ratio)) });
  const modern = fittingWidths(crop.widths.modern, most);
  const plain = fittingWidths(crop.widths.plain, most);
  const files = [
    ...modern.map((w) => toFile(AVIF, w)),
    ...modern.map((w) => toFile(WEBP, w)),
    ...plain.map((w) => toFile(JPEG, w)),
  ];
  const widest = Math.max(...files.map((file) => file.w));
  return { name: crop.name, w: widest, h: Math.max(1, Math.round(widest / ratio)), files };
}

/** The wanted widths that the picture has; its own width when it lies clearly between or below them. */
function fittingWidths(wanted: number[], most: number): number[] {
  const fitting = wanted.filter((width) => width <= most);
  const last = fitting.at(-1);
  const isAll = fitting.length === wanted.length;
  return isAll || (last !== undefined && most < last * 1.15) ? fitting : [...fitting, most];
}

/** A file's name within the folder of its picture. */
export function toFileName(crop: PlannedCrop, { w, format }: PlannedFile): string {
  return `${crop.name}-${w}.${format.extension}`;
}

export type PictureFields = { src: string; mime: string; width: number; height: number; crops: StoredCrop[] };

/** What a record says of a picture whose files lie in `folder` (an address). Its plain file is the largest JPEG of the whole picture. */
export function toPictureFields(crops: readonly PlannedCrop[], folder: string): PictureFields {
  const stored = crops.flatMap((crop) => {
    const types = [...new Set(crop.files.map((file) => file.format.type))];
    return types.map((type): StoredCrop => {
      const files = crop.files.filter((file) => file.format.type === type);
      const largest = files.at(-1);
      const srcset = files.map((file) => ({ src: `${folder}/${toFileName(crop, file)}`, w: file.w }));
      return { crop: crop.name, type, width: largest?.w ?? crop.w, height: largest?.h ?? crop.h, srcset };
    });
  });
  const main = stored.findLast((crop) => crop.crop === "original");
  const file = main?.srcset.at(-1);
  if (main === undefined || file === undefined) throw new Error("A picture without files has no record");
  return { src: file.src, mime: main.type, width: main.width, height: main.height, crops: stored };
}
