/** The films and recordings of the demo paper, and their captions. */
import { readFile } from "node:fs/promises";
import type { MediaRecord } from "#workers/backend/content/records/content-record.ts";

const folder = new URL("../films/", import.meta.url);

const types = { "zug.mp4": "video/mp4", "zug.vtt": "text/vtt", "laeutwerk.m4a": "audio/mp4" } as const;

export type FilmName = keyof typeof types;

export const filmNames = Object.keys(types) as FilmName[];

/** One record a file, `demo:film/{name}`. */
export function toFilmSource(name: FilmName): string {
  return `demo:film/${name}`;
}

export function toFilmRecords(): MediaRecord[] {
  return filmNames.map((name) => ({
    kind: "media",
    source: toFilmSource(name),
    src: `/media/demo/film/${name}`,
    mime: types[name],
    crops: [],
  }));
}

/** With their names in the store. */
export function readFilms(): Promise<{ name: string; type: string; bytes: Buffer }[]> {
  return Promise.all(
    filmNames.map(async (name) => ({
      name: `demo/film/${name}`,
      type: types[name],
      bytes: await readFile(new URL(name, folder)),
    })),
  );
}
