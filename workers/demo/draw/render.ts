/**
 * Draws the masters of the demo pictures: every key in every crop, as WebP.
 * Run with Node 24: `node workers/demo/draw/render.ts [key …]`; without keys it draws all
 * of them.
 */
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { mastersFolder } from "#workers/demo/picture-files.ts";
import { type PictureKey, pictureKeys } from "#workers/demo/picture-keys.ts";
import { type Crop, crops, heightAt, masterOf } from "./crops.ts";
import { Stage } from "./kit/stage.ts";
import { scenes } from "./scenes/scene-table.ts";

/** Draws one key in one crop and writes its master; smaller files are made from it, so it is better than readers need. */
async function drawCrop(key: PictureKey, crop: Crop): Promise<void> {
  const [w, h] = crop.canvas;
  const stage = new Stage(key, w, h);
  const svg = stage.document(scenes[key](stage));
  const width = crop.widths.at(-1) ?? w;
  await sharp(Buffer.from(svg), { unlimited: true })
    .flatten()
    .removeAlpha()
    .resize(width, heightAt(crop, width), { kernel: "mitchell" })
    .webp({ quality: 68, effort: 5, preset: "picture" })
    .toFile(join(mastersFolder, key, masterOf(crop)));
}

/** Adds up what lies in the masters' folder. */
async function measure(): Promise<{ files: number; bytes: number }> {
  const entries = await readdir(mastersFolder, { recursive: true, withFileTypes: true });
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
  await rm(join(mastersFolder, key), { recursive: true, force: true });
  await mkdir(join(mastersFolder, key), { recursive: true });
  for (const crop of crops) await drawCrop(key, crop);
}
const { files, bytes } = await measure();
console.log(`${files} files, ${(bytes / 1e6).toFixed(2)} MB`);
