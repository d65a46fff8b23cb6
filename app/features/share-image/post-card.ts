/** What share images are put together from, as `workers/demo/draw/post-card.ts` drew it. Colours are places in the palette. */
import { inflateRawSync } from "node:zlib";
import drawn from "./post-card.json";

/** How far the pen moves, where the picture lies from pen and base line, and its width and height; in pixels. */
export type Glyph = readonly [advance: number, left: number, top: number, width: number, height: number];

export type Typeface = {
  glyphs: ReadonlyMap<string, Glyph & { readonly start: number }>;
  kerning: ReadonlyMap<string, number>;
  /** Two pixels a byte, the first in its upper half; each letter begins with a byte of its own. */
  pixels: Uint8Array;
};

export const { width, height, steps } = drawn;
export const palette = toBytes(drawn.palette);
/** The rows at the top, deflated and not ended, with the checksum of what they are. */
export const band = { ...drawn.band, deflated: toBytes(drawn.band.deflated) };
export const lineHeight = drawn.headline.lineHeight;
export const headline = toTypeface(drawn.headline);
export const kicker = toTypeface(drawn.kicker);

function toTypeface(face: { glyphs: (string | number)[][]; kerning: Record<string, number>; pixels: string }): Typeface {
  let start = 0;
  const glyphs = face.glyphs.map(([letter, ...numbers]) => {
    const [advance = 0, left = 0, top = 0, glyphWidth = 0, glyphHeight = 0] = numbers.map(Number);
    const glyph = Object.assign([advance, left, top, glyphWidth, glyphHeight] as const, { start });
    start += Math.ceil((glyphWidth * glyphHeight) / 2);
    return [String(letter), glyph] as const;
  });
  return {
    glyphs: new Map(glyphs),
    kerning: new Map(Object.entries(face.kerning)),
    pixels: inflateRawSync(toBytes(face.pixels)),
  };
}

function toBytes(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
