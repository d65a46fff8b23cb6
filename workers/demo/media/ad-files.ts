/** The pictures of the demo paper's own advertising, as files and as media records. */
import { readFile } from "node:fs/promises";
import type { MediaRecord } from "#workers/backend/content/records/content-record.ts";

const folder = new URL("../advertising/", import.meta.url);
const pictures = [
  { name: "newsletter-narrow", width: 600, height: 500 },
  { name: "newsletter-wide", width: 1456, height: 180 },
] as const;

const type = "image/webp";
const toFileName = (name: string) => `demo/anzeige/${name}.webp`;

export type AdPictureName = (typeof pictures)[number]["name"];

export function toAdSource(name: AdPictureName): string {
  return `demo:anzeige-${name}`;
}

export function readAdFiles(): Promise<{ name: string; type: string; bytes: Buffer }[]> {
  return Promise.all(
    pictures.map(async ({ name }) => ({ name: toFileName(name), type, bytes: await readFile(new URL(`${name}.webp`, folder)) })),
  );
}

export function toAdMediaRecords(): MediaRecord[] {
  return pictures.map(({ name, width, height }) => ({
    kind: "media",
    source: toAdSource(name),
    src: `/media/${toFileName(name)}`,
    mime: type,
    width,
    height,
    alt: "Guten Morgen, Vorarlberg! Der Newsletter für den Tag. Kostenlos anmelden",
    credit: null,
    crops: [],
  }));
}
