/** The worst files of every kind that a tip may have. A kind without any does not compile. */
import type { FileType } from "#workers/backend/newsroom/tips/files/file-type.ts";
import { worstArchives, worstPdfs, worstTexts } from "./document.ts";
import { createWorstFilms, worstWebms } from "./film.ts";
import { worstGifs } from "./gif.ts";
import { createWorstHeifs } from "./heif.ts";
import { worstJpegs } from "./jpeg.ts";
import { worstPngs } from "./png.ts";
import { worstWebps } from "./webp.ts";
import type { WorstInput } from "./worst-input.ts";

export const worstFiles: Record<FileType, readonly WorstInput[]> = {
  jpg: worstJpegs,
  png: worstPngs,
  webp: worstWebps,
  gif: worstGifs,
  avif: createWorstHeifs("avif"),
  heic: createWorstHeifs("heic"),
  mp4: createWorstFilms("mp42"),
  mov: createWorstFilms("qt  "),
  m4a: createWorstFilms("M4A "),
  webm: worstWebms,
  pdf: worstPdfs,
  docx: worstArchives,
  xlsx: worstArchives,
  odt: worstArchives,
  ods: worstArchives,
  txt: worstTexts,
};
