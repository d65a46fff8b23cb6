/** The drawn pictures as media records. */
import type { MediaRecord } from "#workers/backend/content/content-record.ts";
import { crops, type Format, heightAt } from "./draw/crops.ts";
import { pictureKeys } from "./picture-keys.ts";

const formats: { format: Format; type: string; extension: string }[] = [
  { format: "avif", type: "image/avif", extension: "avif" },
  { format: "webp", type: "image/webp", extension: "webp" },
  { format: "jpeg", type: "image/jpeg", extension: "jpg" },
];

const mainCrop = "16-9";
const mainWidth = 960;

function toCrops(key: string): MediaRecord["crops"] {
  return crops.flatMap((crop) =>
    formats.map(({ format, type, extension }) => {
      const srcset = [...crop.widths[format]]
        .sort((one, other) => one - other)
        .map((w) => ({ src: `/media/demo/${key}/${crop.name}-${w}.${extension}`, w }));
      const width = srcset.at(-1)?.w ?? 0;
      return { crop: crop.name, type, width, height: heightAt(crop, width), srcset };
    }),
  );
}

/** One record a picture key, `demo:{key}`. */
export function toMediaRecords(): MediaRecord[] {
  return Object.entries(pictureKeys).map(([key, alt]) => ({
    kind: "media",
    source: `demo:${key}`,
    src: `/media/demo/${key}/${mainCrop}-${mainWidth}.jpg`,
    mime: "image/jpeg",
    width: mainWidth,
    height: (mainWidth / 16) * 9,
    alt,
    credit: "Illustration: Talblick",
    crops: toCrops(key),
  }));
}
