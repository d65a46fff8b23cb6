/** Has the sizes of one stored original made by Cloudflare Images, keeps them beside it and puts them into the picture's records. */

import { type PictureCut, parseCutKey } from "#shared/content/picture-cut.ts";
import type { PictureType } from "#workers/backend/content/pictures/picture-parts.ts";
import { detectPicture, readPictureSize } from "#workers/backend/content/pictures/read-size.ts";
import {
  GROUND,
  type PlannedCrop,
  type PlannedFile,
  planCrops,
  toFileName,
  toPictureFields,
} from "#workers/backend/content/pictures/rendition-plan.ts";
import { toSizeKeys } from "#workers/backend/content/pictures/size-keys.ts";
import type { ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import type { PictureTask } from "./picture-tasks.ts";
import { readWaiting, replaceSizes, type WaitingPicture } from "./waiting-pictures.ts";

export type SizesEnv = ChangeEnv & { MEDIA: R2Bucket; IMAGES?: ImagesBinding };

/** A crop whose AVIF fails so often goes without: Cloudflare has limits of its own for this format. */
const AVIF_TRIES = 3;

/** Cloudflare takes no larger input. */
export const MAX_INPUT_BYTES = 20_000_000;
const FOREVER = "public, max-age=31536000, immutable";

/**
 * Files that are there already are not made again, so that it goes on where it was broken off. At most one call for each file of the
 * plan (32), for each cut. False where no record shows the original. Throws when there is no binding, the original cannot be read, or
 * Cloudflare makes nothing of it: the records stay as they are then.
 */
export async function makeSizes(env: SizesEnv, { src, tries }: Pick<PictureTask, "src" | "tries">, now: Date): Promise<boolean> {
  const waiting = await readWaiting(env.DB, src);
  let isMade = false;
  for (const cut of new Set(waiting.map((picture) => picture.cut))) {
    const ofCut = waiting.filter((picture) => picture.cut === cut);
    if (await makeSizesOfCut(env, { src, tries, cut: cut === null ? null : parseCutKey(cut), pictures: ofCut }, now))
      isMade = true;
  }
  return isMade;
}

type Order = { src: string; tries: number; cut: PictureCut | null; pictures: readonly WaitingPicture[] };

async function makeSizesOfCut(env: SizesEnv, { src, tries, cut, pictures }: Order, now: Date): Promise<boolean> {
  const keys = toSizeKeys(src, cut, cut !== null || pictures.some((picture) => picture.is_cut_due === 1));
  if (keys === null) return false;
  const { IMAGES: images, MEDIA } = env;
  if (images === undefined) throw new Error("There is no binding IMAGES");
  const object = await MEDIA.get(keys.original);
  if (object === null) throw new Error(`There is no file ${keys.original}`);
  if (object.size > MAX_INPUT_BYTES)
    throw new Error(`The file has ${object.size} bytes, more than are taken (${MAX_INPUT_BYTES})`);
  const original = await object.blob();
  const size = await readShownSize(original);
  if (size === null) throw new Error("The file does not say the size of the picture");
  const there = await listFiles(MEDIA, keys.folder);
  const crops: PlannedCrop[] = [];
  for (const crop of planCrops(size.width, size.height, cut)) {
    crops.push(await makeCrop({ images, MEDIA, original, size, folder: keys.folder, there, tries }, crop));
  }
  const fields = toPictureFields(crops, `/media/${encodeURI(keys.folder)}`);
  let isShown = false;
  for (const picture of pictures) if (await replaceSizes(env, picture, fields, now)) isShown = true;
  // Withdrawn or taken down meanwhile: nothing of it may come back.
  if (!isShown && !(await isInUse(env.DB, keys.folder))) await MEDIA.delete([...(await listFiles(MEDIA, keys.folder))]);
  return isShown;
}

/** `isTurned`: the camera says that another side is up than the one that its pixels begin with. */
type ShownSize = { width: number; height: number; isTurned: boolean };

async function readShownSize(original: Blob): Promise<ShownSize | null> {
  const bytes = new Uint8Array(await original.arrayBuffer());
  const type: PictureType | null = detectPicture(bytes);
  const size = type === null ? null : readPictureSize(bytes, type);
  if (size === null || !(size.width > 0 && size.height > 0)) return null;
  const { width, height, orientation } = size;
  const isOnItsSide = orientation >= 5 && orientation <= 8;
  return { ...(isOnItsSide ? { width: height, height: width } : { width, height }), isTurned: orientation > 1 };
}

/** A picture's own sizes have their largest JPEG as its address, which lies in their folder. */
async function isInUse(db: D1Database, folder: string): Promise<boolean> {
  const address = `/media/${encodeURI(folder)}`;
  return (
    (await db.prepare("SELECT 1 FROM media WHERE src > ?1 || '/' AND src < ?1 || '0' LIMIT 1").bind(address).first()) !== null
  );
}

async function listFiles(bucket: R2Bucket, folder: string): Promise<Set<string>> {
  const { objects } = await bucket.list({ prefix: `${folder}/` });
  return new Set(objects.map(({ key }) => key));
}

type Making = {
  images: ImagesBinding;
  MEDIA: R2Bucket;
  original: Blob;
  size: ShownSize;
  folder: string;
  there: ReadonlySet<string>;
  tries: number;
};

/**
 * The crop with the files that came. Cloudflare makes no large AVIF, and sends another format in its place: then the crop has none at all,
 * since browsers choose the format before the width, and WebP has every width.
 */
async function makeCrop(making: Making, crop: PlannedCrop): Promise<PlannedCrop> {
  let files = crop.files;
  // The largest first: it tells whether there will be AVIF.
  for (const file of crop.files.toReversed()) {
    if (!files.includes(file)) continue;
    const key = `${making.folder}/${toFileName(crop, file)}`;
    if (making.there.has(key)) continue;
    const isAvif = file.format.extension === "avif";
    const made = await makeFile(making, crop, file).catch((error: unknown) => {
      if (isAvif && making.tries >= AVIF_TRIES) return null;
      throw error;
    });
    if (made !== null)
      await making.MEDIA.put(key, made, { httpMetadata: { contentType: file.format.type, cacheControl: FOREVER } });
    else if (isAvif) files = files.filter(({ format }) => format !== file.format);
    else throw new Error(`Cloudflare did not make ${crop.name}-${file.w} as ${file.format.type}`);
  }
  return { ...crop, files };
}

/** Null when it came in another format. A moving picture becomes a still, as with the import. */
async function makeFile(
  { images, original, size }: Making,
  { cut }: PlannedCrop,
  file: PlannedFile,
): Promise<ArrayBuffer | null> {
  const { format, w, h } = file;
  const ground = format.extension === "jpg" ? { background: GROUND } : {};
  const input = images.input(original.stream());
  // A trim is told in pixels as they are stored: a first step lays them as they are shown.
  const upright =
    cut !== null && size.isTurned ? input.transform({ width: size.width, height: size.height, fit: "scale-down" }) : input;
  const place: ImageTransform = cut === null ? { gravity: "auto" } : { trim: cut, gravity: "center" };
  const result = await upright
    .transform({ width: w, height: h, fit: "cover", ...place, ...ground })
    .output({ format: format.type, quality: format.quality, anim: false });
  // Awaited since the binding of one machine answers from another Worker.
  const stream = await result.image();
  if ((await result.contentType()) === format.type) return new Response(stream).arrayBuffer();
  await stream.cancel();
  return null;
}
