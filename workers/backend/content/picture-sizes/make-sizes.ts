/** Has the sizes of one stored original made by Cloudflare Images, keeps them beside it and puts them into the picture's records. */
import * as v from "valibot";
import {
  GROUND,
  type PictureFields,
  type PlannedCrop,
  type PlannedFile,
  planCrops,
  toFileName,
  toPictureFields,
} from "#workers/backend/content/pictures/rendition-plan.ts";
import { toSizeKeys } from "#workers/backend/content/pictures/size-keys.ts";
import { contentRecordSchema, type ParsedContentRecord } from "#workers/backend/content/records/content-record.ts";
import { writeContent } from "#workers/backend/content/write/write-content.ts";
import type { ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import type { PictureTask } from "./picture-tasks.ts";

export type SizesEnv = ChangeEnv & { MEDIA: R2Bucket; IMAGES?: ImagesBinding };

/** A crop whose AVIF fails so often goes without: Cloudflare has limits of its own for this format. */
const AVIF_TRIES = 3;

/** Cloudflare takes no larger input. */
export const MAX_INPUT_BYTES = 20_000_000;
const FOREVER = "public, max-age=31536000, immutable";

type Row = {
  source: string;
  width: number | null;
  height: number | null;
  alt: string;
  caption: string | null;
  captionHtml: string | null;
  credit: string | null;
};

/**
 * Files that are there already are not made again, so that it goes on where it was broken off. At most one call for each file of the
 * plan (32). False where no record shows the original. Throws when there is no binding, the original cannot be read, or
 * Cloudflare makes nothing of it: the records stay as they are then.
 */
export async function makeSizes(env: SizesEnv, { src, tries }: PictureTask, now: Date): Promise<boolean> {
  const keys = toSizeKeys(src);
  const rows = keys === null ? [] : await readRows(env.DB, src);
  const [first] = rows;
  if (keys === null || first === undefined) return false;
  const { IMAGES: images, MEDIA } = env;
  if (images === undefined) throw new Error("There is no binding IMAGES");
  if (!first.width || !first.height) throw new Error("The record says no size of the picture");
  const object = await MEDIA.get(keys.original);
  if (object === null) throw new Error(`There is no file ${keys.original}`);
  if (object.size > MAX_INPUT_BYTES)
    throw new Error(`The file has ${object.size} bytes, more than are taken (${MAX_INPUT_BYTES})`);
  const original = await object.blob();
  const there = await listFiles(MEDIA, keys.folder);
  const crops: PlannedCrop[] = [];
  for (const crop of planCrops(first.width, first.height)) {
    crops.push(await makeCrop({ images, MEDIA, original, folder: keys.folder, there, tries }, crop));
  }
  // Withdrawn or taken down meanwhile: nothing of it may come back.
  const present = await readRows(env.DB, src);
  if (present.length > 0) await writeRecords(env, present, toPictureFields(crops, `/media/${keys.folder}`), now);
  else await MEDIA.delete([...(await listFiles(MEDIA, keys.folder))]);
  return present.length > 0;
}

async function readRows(db: D1Database, src: string): Promise<Row[]> {
  const { results } = await db
    .prepare(
      `SELECT source, width, height, alt, caption, caption_html AS captionHtml, credit FROM media
       WHERE src = ?1 AND crops = '[]' AND status = 'stored'`,
    )
    .bind(src)
    .all<Row>();
  return results;
}

async function listFiles(bucket: R2Bucket, folder: string): Promise<Set<string>> {
  const { objects } = await bucket.list({ prefix: `${folder}/` });
  return new Set(objects.map(({ key }) => key));
}

type Making = {
  images: ImagesBinding;
  MEDIA: R2Bucket;
  original: Blob;
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
    const made = await makeFile(making, file).catch((error: unknown) => {
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
async function makeFile({ images, original }: Making, { format, w, h }: PlannedFile): Promise<ArrayBuffer | null> {
  const ground = format.extension === "jpg" ? { background: GROUND } : {};
  const result = await images
    .input(original.stream())
    .transform({ width: w, height: h, fit: "cover", gravity: "auto", ...ground })
    .output({ format: format.type, quality: format.quality, anim: false });
  // Awaited since the binding of one machine answers from another Worker.
  const stream = await result.image();
  if ((await result.contentType()) === format.type) return new Response(stream).arrayBuffer();
  await stream.cancel();
  return null;
}

async function writeRecords(env: SizesEnv, rows: readonly Row[], fields: PictureFields, now: Date): Promise<void> {
  const records = rows.map(({ source, alt, caption, captionHtml, credit }): ParsedContentRecord => {
    const words = { alt, caption, credit, ...(captionHtml === null ? {} : { captionHtml }) };
    return v.parse(contentRecordSchema, { kind: "media", source, ...fields, ...words, status: "stored" });
  });
  const results = await writeContent(env, records, now);
  const refused = results.find(({ outcome }) => outcome === "refused");
  if (refused !== undefined) throw new Error(`The record of ${refused.source} was refused: ${refused.reason}`);
}
