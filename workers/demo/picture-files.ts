/** Where the masters of the demo pictures lie, and how the other files are made from them. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { type Crop, filesOf, heightAt, masterOf, type PictureFile } from "./draw/crops.ts";

export const mastersFolder = new URL("pictures/media/demo/", import.meta.url).pathname;

/** Flat shapes stand low quality numbers; effort stays low, as this runs at the first start. */
async function make(master: Buffer, { crop, width, type }: PictureFile): Promise<Buffer> {
  const image = sharp(master).resize(width, heightAt(crop, width));
  return type === "image/jpeg"
    ? image.jpeg({ quality: 78 }).toBuffer()
    : image.webp({ quality: 62, effort: 2, preset: "picture" }).toBuffer();
}

/** All files of one crop of a picture with their bytes. Throws when the master is missing. */
export async function readFilesOf(key: string, crop: Crop): Promise<{ file: PictureFile; bytes: Buffer }[]> {
  const master = await readFile(join(mastersFolder, key, masterOf(crop)));
  return Promise.all(filesOf(crop).map(async (file) => ({ file, bytes: file.made ? await make(master, file) : master })));
}
