/**
 * Draws what the share images of posts without a picture are put together from (decision 79): the band at their top, and the letters of
 * headline and kicker. Writes `app/features/share-image/post-card.json`. Run with Node 24: `node workers/demo/draw/post-card.ts`;
 * it needs a Chromium (`CHROMIUM_PATH`).
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { constants, deflateRawSync } from "node:zlib";
import { chromium } from "playwright";
import sharp from "sharp";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { drawGlyphs } from "./draw-glyphs.ts";
import { landscape } from "./landscape.ts";

const { width, height } = portalBrand.shareImage;
const BAND_HEIGHT = 236;
/** With more it has more colours than the palette has room for. */
const BAND_QUALITY = 98;
/** Steps from the ground to a colour of text, and so also the bits of a letter's pixel. */
const STEPS = 16;
const GROUND = [255, 255, 255];
const INK = [20, 24, 29];
const ACCENT = [8, 97, 122];

/** What headlines of the region are written with: Latin letters with their marks, and the signs of German typography. */
const letters = [
  ...range(0x20, 0x7e),
  ...range(0xa1, 0xac),
  ...range(0xae, 0x17f),
  ...[0x218, 0x219, 0x21a, 0x21b, 0x1e9e],
  ...[0x2013, 0x2014, 0x2018, 0x2019, 0x201a, 0x201c, 0x201d, 0x201e, 0x2020, 0x2022, 0x2026, 0x2030, 0x2032, 0x2033, 0x2039],
  ...[0x203a, 0x20ac, 0x2122, 0x2192, 0x2212],
].map((code) => String.fromCodePoint(code));

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const resolve = createRequire(import.meta.url).resolve;

async function toFontFaces(family: string, name: string): Promise<string> {
  const faces = await Promise.all(
    [
      ["latin-ext", "U+100-24F, U+1E00-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0"],
      [
        "latin",
        "U+0-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215",
      ],
    ].map(async ([part, codes]) => {
      const font = await readFile(resolve(`@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`), "base64");
      return `@font-face { font-family: ${family}; font-weight: 200 900; src: url(data:font/woff2;base64,${font}); unicode-range: ${codes}; }`;
    }),
  );
  return faces.join("\n");
}

const page = `<!doctype html><style>
  ${await toFontFaces("Headline", "source-serif-4")}
  ${await toFontFaces("Interface", "source-sans-3")}
  body { margin: 0; color: #fff; overflow: hidden; }
  svg { position: absolute; left: 0; top: ${BAND_HEIGHT - height}px; }
  h1 { position: absolute; left: 72px; top: 44px; margin: 0; font: 650 84px/1 Headline; letter-spacing: -0.02em; }
</style>${landscape(width, height)}<h1>${portalBrand.name}</h1>`;

const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ["--font-render-hinting=none"],
});
const tab = await browser.newPage({ viewport: { width, height: BAND_HEIGHT } });
await tab.setContent(page);
await tab.evaluate("document.fonts.ready");
const drawn = await tab.screenshot();
const headline = await drawGlyphs(tab, { font: "650 70px Headline", letters, steps: STEPS });
const kicker = await drawGlyphs(tab, { font: "600 32px Interface", letters, steps: STEPS });
await browser.close();

const reduced = await sharp(drawn).removeAlpha().png({ palette: true, quality: BAND_QUALITY, dither: 0 }).toBuffer();
const pixels = await sharp(reduced).removeAlpha().raw().toBuffer();
const palette = [...toRamp(INK), ...toRamp(ACCENT)];
const known = new Map<string, number>();
// Each row of a PNG begins with its filter: none.
const rows = Buffer.alloc((width + 1) * BAND_HEIGHT);
for (let at = 0; at < width * BAND_HEIGHT; at += 1) {
  const colour = [...pixels.subarray(at * 3, at * 3 + 3)];
  const key = colour.join();
  if (!known.has(key)) known.set(key, palette.push(colour) - 1);
  rows[Math.floor(at / width) * (width + 1) + 1 + (at % width)] = known.get(key) ?? 0;
}
if (palette.length > 256) throw new Error(`${palette.length} colours are more than a byte can name`);

const card = {
  width,
  height,
  steps: STEPS,
  palette: Buffer.from(palette.flat()).toString("base64"),
  band: {
    height: BAND_HEIGHT,
    // Not ended: the rows below follow.
    deflated: deflateRawSync(rows, { level: 9, finishFlush: constants.Z_FULL_FLUSH }).toString("base64"),
    adler: toAdler(rows),
  },
  headline: { ...headline, lineHeight: 80 },
  kicker,
};
const file = new URL("../../../app/features/share-image/post-card.json", import.meta.url);
await writeFile(file, `${JSON.stringify(card)}\n`);

function toRamp(colour: readonly number[]): number[][] {
  return Array.from({ length: STEPS }, (_, step) =>
    GROUND.map((ground, channel) => Math.round(ground + ((colour[channel] ?? 0) - ground) * (step / (STEPS - 1)))),
  );
}

/** Checksum of what a zlib stream holds: sum of bytes and sum of these sums. */
function toAdler(bytes: Uint8Array): { a: number; b: number; length: number } {
  let a = 1;
  let b = 0;
  for (const byte of bytes) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  return { a, b, length: bytes.length };
}
