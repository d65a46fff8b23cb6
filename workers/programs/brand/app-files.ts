/** What a browser needs to put the paper on the home screen: the manifest and its icons, made of the brand's data and its `files/favicon.svg`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { type BrandData, parseBrand } from "./brand-schema.ts";

/** `inset`: how much of the edge is ground alone, so that a launcher may cut any shape. */
const icons = {
  "icon-192.png": { size: 192, inset: 0, isRound: true },
  "icon-512.png": { size: 512, inset: 0, isRound: true },
  "icon-maskable-512.png": { size: 512, inset: 0.12, isRound: false },
  // By this name, at the root, iOS finds it without being told. It rounds the corners itself.
  "apple-touch-icon.png": { size: 180, inset: 0, isRound: false },
} as const;

const shortcuts = [
  { name: "Merkliste", url: "/merkliste" },
  { name: "Für dich", url: "/fuer-dich" },
  { name: "Suche", url: "/suche" },
  { name: "Verkehr", url: "/verkehr" },
];

export const APP_FILES: readonly string[] = ["site.webmanifest", ...Object.keys(icons)];

/** The files by their names. Rejects for a brand that is wrong. */
export async function makeAppFiles(folder: string): Promise<Map<string, string | Uint8Array>> {
  const file = join(folder, "brand.json");
  const brand = parseBrand(readFileSync(file, "utf8"), file);
  const favicon = readFileSync(join(folder, "files/favicon.svg"));
  const drawn = Object.entries(icons).map(async ([name, icon]) => [name, await drawIcon(favicon, brand, icon)] as const);
  return new Map<string, string | Uint8Array>([["site.webmanifest", toManifest(brand)], ...(await Promise.all(drawn))]);
}

type Icon = { size: number; inset: number; isRound: boolean };

async function drawIcon(favicon: Buffer, { colours }: BrandData, { size, inset, isRound }: Icon): Promise<Uint8Array> {
  const edge = Math.round(size * inset);
  const width = size - 2 * edge;
  // Drawn large, and not a small picture made larger.
  const icon = sharp(favicon, { density: (72 * width) / 40 }).resize(width, width);
  if (isRound) return icon.png({ compressionLevel: 9, palette: true }).toBuffer();
  const ground = { width: size, height: size, channels: 3, background: colours.light.accent } as const;
  const layers = [{ input: await icon.png().toBuffer(), top: edge, left: edge }];
  return sharp({ create: ground }).composite(layers).png({ compressionLevel: 9, palette: true }).toBuffer();
}

function toManifest({ identity, colours }: BrandData): string {
  const toIcon = (name: keyof typeof icons, purpose: "any" | "maskable") => {
    const { size } = icons[name];
    return { src: `/${name}`, sizes: `${size}x${size}`, type: "image/png", purpose };
  };
  return JSON.stringify({
    id: "/",
    name: `${identity.name} – ${identity.claim}`,
    short_name: identity.name,
    description: identity.description,
    lang: identity.locale,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: colours.light.ground,
    theme_color: colours.light.accent,
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      toIcon("icon-192.png", "any"),
      toIcon("icon-512.png", "any"),
      toIcon("icon-maskable-512.png", "maskable"),
    ],
    shortcuts,
  });
}
