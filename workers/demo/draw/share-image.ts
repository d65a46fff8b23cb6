/**
 * Draws the paper's share image, which stands for a page without a picture: `files/share.jpg` of the brand that `BRAND` names, in the colours and the type of
 * the paper. Run with Node 24: `node workers/demo/draw/share-image.ts`; it needs a Chromium (`CHROMIUM_PATH`).
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { chromium } from "playwright";
import sharp from "sharp";
import type { BrandIdentity } from "#app/configuration/brands/brand.ts";
import { findBrandFolder } from "#workers/programs/bundle/brand-folder.ts";
import { landscape } from "./landscape.ts";

const root = new URL("../../../", import.meta.url);
const folder = new URL(`${findBrandFolder(process.env.BRAND)}/`, root);
const { identity }: { identity: BrandIdentity } = await import(new URL("identity.ts", folder).href);
const { name, claim, shareImage } = identity;
const { width, height } = shareImage;
const resolve = createRequire(import.meta.url).resolve;

async function toFontFace(family: string, file: string): Promise<string> {
  const font = await readFile(resolve(file), "base64");
  return `@font-face { font-family: ${family}; font-weight: 200 900; src: url(data:font/woff2;base64,${font}); }`;
}

const faces = await Promise.all([
  toFontFace("Headline", "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2"),
  toFontFace("Interface", "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2"),
]);
const page = `<!doctype html><style>${faces.join("\n")}
  body { margin: 0; color: #fff; } svg { position: absolute; inset: 0; }
  div { position: absolute; left: 84px; top: 96px; }
  h1 { margin: 0; font: 650 156px/1 Headline; letter-spacing: -0.02em; }
  p { margin: 26px 0 0 6px; font: 500 44px/1.2 Interface; }
</style>${landscape(width, height)}<div><h1>${name}</h1><p>${claim}</p></div>`;

const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
const tab = await browser.newPage({ viewport: { width, height } });
await tab.setContent(page);
await tab.evaluate("document.fonts.ready");
const drawn = await tab.screenshot();
await browser.close();
await sharp(drawn)
  .jpeg({ quality: 84, mozjpeg: true })
  .toFile(new URL(`files${shareImage.path}`, folder).pathname);
