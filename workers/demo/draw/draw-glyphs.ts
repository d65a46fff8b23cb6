import { deflateRawSync } from "node:zlib";
import type { Page } from "playwright";

type Drawn = { letter: string; advance: number; left: number; top: number; width: number; height: number; steps: number[] };

/**
 * The letters of a font as pictures. `glyphs` says of each letter how far the pen moves, where its picture lies from pen and base line,
 * and its size; `kerning` by how much a pair moves together; all in pixels. `pixels` are the pictures one after the other, two pixels
 * a byte, deflated.
 */
export async function drawGlyphs(tab: Page, options: { font: string; letters: readonly string[]; steps: number }) {
  const { drawn, kerning } = await tab.evaluate(
    async ({ font, letters, steps }) => {
      await document.fonts.load(font, letters.join(""));
      const canvas = document.createElement("canvas");
      canvas.width = 200;
      canvas.height = 200;
      const context = canvas.getContext("2d", { willReadFrequently: true });
      if (context === null) throw new Error("There is no canvas");
      const [PEN, BASE] = [60, 120];
      const draw = (letter: string): Drawn => {
        context.fillStyle = "#000";
        context.fillRect(0, 0, 200, 200);
        context.fillStyle = "#fff";
        context.font = font;
        context.fillText(letter, PEN, BASE);
        const { data } = context.getImageData(0, 0, 200, 200);
        const ink = (x: number, y: number) => Math.round(((data[(y * 200 + x) * 4] ?? 0) / 255) * (steps - 1));
        const all = Array.from({ length: 200 }, (_, place) => place);
        const columns = all.filter((x) => all.some((y) => ink(x, y) > 0));
        const rows = all.filter((y) => all.some((x) => ink(x, y) > 0));
        const [left = PEN, right = PEN - 1] = [columns[0], columns.at(-1)];
        const [top = BASE, bottom = BASE - 1] = [rows[0], rows.at(-1)];
        const [width, height] = [right - left + 1, bottom - top + 1];
        const pixels = Array.from({ length: width * height }, (_, at) => ink(left + (at % width), top + Math.floor(at / width)));
        const advance = Math.round(context.measureText(letter).width);
        return { letter, advance, left: left - PEN, top: top - BASE, width, height, steps: pixels };
      };
      const drawn = letters.map(draw);
      const plain = letters.filter((letter) => /^[A-Za-zÄÖÜäöüß.,:;„“‚‘’–-]$/.test(letter));
      const widths = new Map(plain.map((letter) => [letter, context.measureText(letter).width]));
      const kerning: Record<string, number> = {};
      for (const first of plain)
        for (const second of plain) {
          const apart = (widths.get(first) ?? 0) + (widths.get(second) ?? 0);
          const moved = Math.round(context.measureText(first + second).width - apart);
          if (moved !== 0) kerning[first + second] = moved;
        }
      return { drawn, kerning };
    },
    { ...options, letters: [...options.letters] },
  );
  const pixels = drawn.flatMap(({ steps }) => (steps.length % 2 === 0 ? steps : [...steps, 0]));
  const bytes = Uint8Array.from(
    { length: pixels.length / 2 },
    (_, at) => ((pixels[at * 2] ?? 0) << 4) | (pixels[at * 2 + 1] ?? 0),
  );
  return {
    // Not an object: its digits would come first.
    glyphs: drawn.map(({ letter, advance, left, top, width, height }) => [letter, advance, left, top, width, height] as const),
    kerning,
    pixels: deflateRawSync(bytes, { level: 9 }).toString("base64"),
  };
}
