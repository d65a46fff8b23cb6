/** The drawn pictures as media records. */
import type { MediaRecord } from "#workers/backend/content/records/content-record.ts";
import { type Crop, crops, filesOf, heightAt, type PictureFile } from "#workers/demo/media/crops.ts";
import { pictureKeys } from "#workers/demo/media/picture-keys.ts";

const mainName = "16-9-1200.jpg";
const mainWidth = 1200;

const formats: PictureFile["type"][] = ["image/webp", "image/jpeg"];

function toCrops(key: string, crop: Crop): MediaRecord["crops"] {
  const shapes = [crop, ...(crop.alsoAs ?? [])];
  return shapes.flatMap((shape) =>
    formats.flatMap((type) => {
      const files = filesOf(crop).filter((file) => file.type === type && file.crop === shape);
      const width = files.at(-1)?.width;
      if (width === undefined) return [];
      const srcset = files.map((file) => ({ src: `/media/demo/${key}/${file.name}`, w: file.width }));
      return [{ crop: shape.name, type, width, height: heightAt(shape, width), srcset }];
    }),
  );
}

/** One record a picture key, `demo:{key}`. */
export function toMediaRecords(): MediaRecord[] {
  return Object.entries(pictureKeys).map(([key, alt]) => ({
    kind: "media",
    source: `demo:${key}`,
    src: `/media/demo/${key}/${mainName}`,
    mime: "image/jpeg",
    width: mainWidth,
    height: (mainWidth / 16) * 9,
    alt,
    credit: "Illustration: Talblick",
    crops: crops.flatMap((crop) => toCrops(key, crop)),
  }));
}
