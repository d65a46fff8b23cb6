/** The picture that stands for a post without one where it is shared (decision 79). */
import { toPng } from "./encode-png.ts";
import { band, headline, height, kicker, lineHeight, palette, steps, type Typeface, width } from "./post-card.ts";
import { setLines, toWritable } from "./set-lines.ts";

const MARGIN = 72;
const MOST_LINES = 4;
/** From the base line of the kicker to the first of the headline. */
const HEADLINE_DROP = 84;
/** How far letters stand above their base line and below it. */
const KICKER_RISE = 24;
const HEADLINE_RISE = 52;
const HEADLINE_FALL = 16;

/** Places in the palette: ground to ink, then ground to the colour of kickers. */
const INK = 0;
const ACCENT = steps;

/** PNG of 1200 to 675 pixels. Texts are plain ones. */
export function toSharePng(texts: { headline: string; kicker: string | null }): Uint8Array<ArrayBuffer> {
  // Each row begins with its filter: none. Ground is the first colour.
  const rows = new Uint8Array((width + 1) * (height - band.height));
  const room = width - 2 * MARGIN;
  const [above] = setLines(kicker, toWritable(kicker, texts.kicker ?? ""), room, 1);
  const lines = setLines(headline, toWritable(headline, texts.headline), room, MOST_LINES);
  const rise = above === undefined ? HEADLINE_RISE : KICKER_RISE + HEADLINE_DROP;
  const used = rise + (lines.length - 1) * lineHeight + HEADLINE_FALL;
  // In the middle of what the band leaves.
  const first = Math.floor((height - band.height - used) / 2) + rise;
  if (above !== undefined) write(rows, kicker, above, first - HEADLINE_DROP, ACCENT);
  for (const [index, line] of lines.entries()) write(rows, headline, line, first + index * lineHeight, INK);
  return toPng({ width, height, palette, above: band, rows });
}

function write(rows: Uint8Array, face: Typeface, line: string, base: number, colour: number): void {
  let pen = MARGIN;
  let last = "";
  for (const letter of line) {
    const glyph = face.glyphs.get(letter);
    if (glyph === undefined) continue;
    pen += face.kerning.get(last + letter) ?? 0;
    const [advance, left, top, glyphWidth, glyphHeight] = glyph;
    for (let at = 0; at < glyphWidth * glyphHeight; at += 1) {
      const pair = face.pixels[glyph.start + (at >> 1)] ?? 0;
      const step = at % 2 === 0 ? pair >> 4 : pair & 15;
      if (step === 0) continue;
      const place = (base + top + Math.floor(at / glyphWidth)) * (width + 1) + 1 + pen + left + (at % glyphWidth);
      // Where letters overlap the darker one stays.
      if ((rows[place] ?? 0) < colour + step) rows[place] = colour + step;
    }
    pen += advance;
    last = letter;
  }
}
