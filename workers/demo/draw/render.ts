/**
 * Draws the demo pictures: every key in every crop, as AVIF, WebP and JPEG.
 * Run with Node 24: `node workers/demo/draw/render.ts [key …]`; without keys it draws all
 * of them.
 */
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { type PictureKey, pictureKeys } from "#workers/demo/picture-keys.ts";
import { type Crop, crops, type Format, heightAt } from "./crops.ts";
import { Stage } from "./kit/stage.ts";
import { scenes } from "./scenes/scene-table.ts";

const target = new URL("../pictures/media/demo/", import.meta.url).pathname;
const formats: readonly Format[] = ["avif", "webp", "jpeg"];

/** Encodes a drawing; flat shapes stand low quality numbers, and the whole pool has to stay small. */
function encode(image: Sharp, format: Format): Sharp {
  if (format === "avif") return image.avif({ quality: 37, effort: 6, chromaSubsampling: "4:2:0" });
  if (format === "webp") return image.webp({ quality: 25, effort: 6, preset: "picture" });
  return image.jpeg({ quality: 46, mozjpeg: true });
}

/** Draws one key in one crop and writes its files. */
async function drawCrop(key: PictureKey, crop: Crop): Promise<void> {
  const [w, h] = crop.canvas;
  const stage = new Stage(key, w, h);
  const svg = stage.document(scenes[key](stage));
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .flatten()
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const format of formats) {
    for (const width of crop.widths[format]) {
      const image = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } }).resize(
        width,
        heightAt(crop, width),
        { kernel: "mitchell" },
      );
      await encode(image, format).toFile(join(target, key, `${crop.name}-${width}.${format === "jpeg" ? "jpg" : format}`));
    }
  }
}

/** Adds up what lies in the target folder. */
async function measure(): Promise<{ files: number; bytes: number }> {
  const entries = await readdir(target, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(file.parentPath, file.name))).size));
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

// One thread leaves the rest of the machine to others.
sharp.concurrency(1);
const wanted = process.argv.slice(2);
const all = Object.keys(pictureKeys) as PictureKey[];
const unknown = wanted.filter((key) => !all.includes(key as PictureKey));
if (unknown.length > 0) throw new Error(`Unknown picture keys: ${unknown.join(", ")}`);
for (const key of wanted.length > 0 ? (wanted as PictureKey[]) : all) {
  await rm(join(target, key), { recursive: true, force: true });
  await mkdir(join(target, key), { recursive: true });
  for (const crop of crops) await drawCrop(key, crop);
}
const { files, bytes } = await measure();
console.log(`${files} files, ${(bytes / 1e6).toFixed(2)} MB`);
