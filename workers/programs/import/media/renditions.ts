/** Computes the crops and sizes of a picture (content/pictures/rendition-plan.ts). */
import sharp, { type Sharp } from "sharp";
import type { Rectangle } from "#shared/content/picture-cut.ts";
import {
  type Format,
  GROUND,
  type PlannedCrop,
  type PlannedFile,
  planCrops,
} from "#workers/backend/content/pictures/rendition-plan.ts";
import { findFormatFault } from "./picture-format.ts";

export type Plan = { isMoving: boolean; crops: PlannedCrop[] };

const encoders: Record<Format["extension"], (image: Sharp, quality: number) => Sharp> = {
  avif: (image, quality) => image.avif({ quality, effort: 2 }),
  webp: (image, quality) => image.webp({ quality, effort: 3 }),
  jpg: (image, quality) => image.flatten({ background: GROUND }).jpeg({ quality, progressive: true }),
};

/** The bytes are no picture, or one that cannot be read. */
export class PictureError extends Error {}

/** A hundred million pixels are a wall; more is an attack on the memory. */
const INPUT = { limitInputPixels: 100_000_000, failOn: "error" } as const;
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
  return { isMoving: (metadata.pages ?? 1) > 1, crops: planCrops(width, height) };
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
      const { extension, quality } = file.format;
      const made = await encoders[extension](sized, quality).timeout(PATIENCE).toBuffer().catch(toPictureError);
      yield { crop, file, bytes: made };
    }
  }
}

/**
 * One file of any picture, turned as the camera says: of this rectangle of it, or without one cut to its measures around what attracts the
 * eye. Throws PictureError.
 */
export async function renderFile(bytes: Buffer, { format, w, h }: PlannedFile, cut: Rectangle | null = null): Promise<Buffer> {
  const fault = findFormatFault(bytes);
  if (fault !== null) throw new PictureError(fault);
  const image = sharp(bytes, INPUT).autoOrient().toColourspace("srgb");
  const sized =
    cut === null
      ? image.resize({ width: w, height: h, fit: "cover", position: sharp.strategy.attention })
      : image.extract(cut).resize({ width: w, height: h, fit: "cover" });
  return encoders[format.extension](sized, format.quality).timeout(PATIENCE).toBuffer().catch(toPictureError);
}

function toPictureError(error: unknown): never {
  throw new PictureError(error instanceof Error ? error.message.split("\n")[0] : String(error));
}
