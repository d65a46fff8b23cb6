/** Where the masters of the demo pictures lie, and how the other files are made from them. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { type Crop, filesOf, heightAt, masterOf, type PictureFile } from "./crops.ts";

export const mastersFolder = new URL("../pictures/media/demo/", import.meta.url).pathname;

/** Flat shapes stand low quality numbers; effort stays low, as this runs at the first start. */
function make(image: Sharp, { crop, width, type }: PictureFile): Promise<Buffer> {
  const small = image.clone().resize(width, heightAt(crop, width));
  return type === "image/jpeg"
    ? small.jpeg({ quality: 72 }).toBuffer()
    : small.webp({ quality: 58, effort: 1, preset: "picture" }).toBuffer();
}

/** The picture at the largest size that is made from it: reading the master once takes the most time. */
async function decode(master: Buffer, crop: Crop, made: PictureFile[]): Promise<Sharp> {
  // Other shapes are cut from all of it.
  const width = crop.alsoAs === undefined ? Math.max(...made.map((file) => file.width)) : crop.canvas[0];
  const { data, info } = await sharp(master).resize(width, heightAt(crop, width)).raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/** All files of one crop of a picture with their bytes. Throws when the master is missing. */
export async function readFilesOf(key: string, crop: Crop): Promise<{ file: PictureFile; bytes: Buffer }[]> {
  const master = await readFile(join(mastersFolder, key, masterOf(crop)));
  const files = filesOf(crop);
  const made = files.filter((file) => file.made);
  if (made.length === 0) return files.map((file) => ({ file, bytes: master }));
  const image = await decode(master, crop, made);
  return Promise.all(files.map(async (file) => ({ file, bytes: file.made ? await make(image, file) : master })));
}
