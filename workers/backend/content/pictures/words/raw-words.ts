/** Words as files have them, and what of them an editor is offered. */
import { toVisibleTitle } from "#workers/backend/content/records/invisible-characters.ts";

export type RawWords = { caption?: string; byline?: string; credit?: string; copyright?: string };

export const MAX_CAPTION = 2000;
export const MAX_CREDIT = 300;

/** What cameras write where nobody has written anything. */
const byCameras =
  /^(?:OLYMPUS DIGITAL CAMERA|SONY DSC|MINOLTA DIGITAL CAMERA|SAMSUNG CAMERA PICTURES|KONICA MINOLTA.*|DCIM.*|DIGITAL CAMERA|Default|Untitled|Screenshot|Bildschirmfoto|unknown|none|.?)$/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const control = /[\u0000-\u001f\u007f-\u009f\ufffd]+/g;

/** One line of plain text that can be seen, at most so long; null for what says nothing. Markup stays text. */
export function cleanWords(text: string, length: number): string | null {
  const line = toVisibleTitle(text.slice(0, length * 4).replace(control, " "))
    .replace(/\s+/g, " ")
    .trim();
  if (byCameras.test(line)) return null;
  const characters = [...line];
  return characters.length <= length
    ? line
    : `${characters
        .slice(0, length - 1)
        .join("")
        .trimEnd()}…`;
}

/** Bytes of unknown encoding: most are UTF-8 by now, the rest is of Western Europe. */
export function decodeWords(bytes: Uint8Array): string {
  const short = bytes.subarray(0, 20_000);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(short);
  } catch {
    return new TextDecoder("windows-1252").decode(short);
  }
}
