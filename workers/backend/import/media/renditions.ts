/** The crops and sizes in which a picture is kept, each in three formats. Nothing is made larger than it is. */
import sharp, { type Sharp } from "sharp";
import { findFormatFault } from "./picture-format.ts";

/** Part of the keys: raise it when pictures shall be made anew. */
export const RENDITION_VERSION = 1;

export type Format = { type: string; extension: string; encode(image: Sharp): Sharp };
type Crop = { name: string; ratio: number | null; widths: { modern: number[]; plain: number[] } };
/** One file to be: `w` and `h` in pixels. */
export type PlannedFile = { format: Format; w: number; h: number };
export type PlannedCrop = { name: string; w: number; h: number; files: PlannedFile[] };
export type Plan = { width: number; height: number; isMoving: boolean; crops: PlannedCrop[] };

const CROPS: Crop[] = [
  { name: "original", ratio: null, widths: { modern: [480, 960, 1600], plain: [1600] } },
  { name: "16-9", ratio: 16 / 9, widths: { modern: [480, 960, 1600], plain: [960] } },
  { name: "4-3", ratio: 4 / 3, widths: { modern: [400, 800], plain: [800] } },
  { name: "1-1", ratio: 1, widths: { modern: [320, 640], plain: [320] } },
  { name: "9-16", ratio: 9 / 16, widths: { modern: [360, 720], plain: [360] } },
];

const AVIF: Format = { type: "image/avif", extension: "avif", encode: (image) => image.avif({ quality: 50, effort: 2 }) };
const WEBP: Format = { type: "image/webp", extension: "webp", encode: (image) => image.webp({ quality: 76, effort: 3 }) };
const JPEG: Format = {
  type: "image/jpeg",
  extension: "jpg",
  // JPEG knows no transparency: the page's ground is white.
  encode: (image) => image.flatten({ background: "#ffffff" }).jpeg({ quality: 78, progressive: true }),
};

/** The bytes are no picture, or one that cannot be read. */
export class PictureError extends Error {}

/** A hundred million pixels are a wall; more is an attack on the memory. */
const INPUT = { limitInputPixels: 100_000_000, failOn: "error" } as const;
const TALLEST = 2400;
/** The largest photograph takes a few seconds. */
const PATIENCE = { seconds: 60 };

/** Whether a picture is being computed: its threads cannot be called off. */
export function isComputing(): boolean {
  return sharp.counters().process > 0;
}

/** What will be made of the picture. Looks at the bytes, not at names or types. Throws PictureError. */
export async function planRenditions(bytes: Buffer): Promise<Plan> {
  if (bytes.length === 0) throw new PictureError("the file is empty");
  const fault = findFormatFault(bytes);
  if (fault !== null) throw new PictureError(fault);
  const metadata = await sharp(bytes, INPUT).metadata().catch(toPictureError);
  const { width, height } = metadata.autoOrient;
  if (!width || !height) throw new PictureError("the picture has no size");
  const crops = CROPS.map((crop) => planCrop(crop, width, height));
  return { width, height, isMoving: (metadata.pages ?? 1) > 1, crops };
}

function planCrop(crop: Crop, width: number, height: number): PlannedCrop {
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

/** Makes the files of a plan one after the other. Throws PictureError when the picture breaks off. */
export async function* renderPlan(
  bytes: Buffer,
  plan: Plan,
): AsyncGenerator<{ crop: PlannedCrop; file: PlannedFile; bytes: Buffer }> {
  for (const crop of plan.crops) {
    const position = sharp.strategy.attention;
    const cut = await sharp(bytes, INPUT)
      .autoOrient()
      .toColourspace("srgb")
      .resize({ width: crop.w, height: crop.h, fit: "cover", position })
      .raw()
      .timeout(PATIENCE)
      .toBuffer({ resolveWithObject: true })
      .catch(toPictureError);
    const { width, height, channels } = cut.info;
    for (const file of crop.files) {
      const sized = sharp(cut.data, { raw: { width, height, channels } }).resize({ width: file.w, height: file.h, fit: "fill" });
      yield { crop, file, bytes: await file.format.encode(sized).timeout(PATIENCE).toBuffer().catch(toPictureError) };
    }
  }
}

function toPictureError(error: unknown): never {
  throw new PictureError(error instanceof Error ? error.message.split("\n")[0] : String(error));
}
