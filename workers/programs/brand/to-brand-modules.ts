/**
 * A brand's modules from its data: one for each part, so that who wants the name does not carry the offers. `#brand/…` names them; they are in
 * the repository as they are written, and a test asks that nobody has forgotten to write them.
 */
import { type BrandData, sanses, serifs } from "./brand-schema.ts";

/** Text of each file, by its name in the brand's folder `generated/`. */
export function toBrandModules(brand: BrandData): Record<string, string> {
  const { light, dark } = brand.colours;
  const brands = "#app/configuration/brands/brand.ts";
  return {
    "portal-id.ts": toModule(
      [
        ["PORTAL_ID", null, brand.id],
        ["PORTAL_NAME", null, brand.identity.name],
      ],
      [],
    ),
    "identity.ts": toModule([["identity", "BrandIdentity", brand.identity]], [["BrandIdentity", brands]]),
    "menus.ts": toModule([["menus", "Menus", brand.menus]], [["Menus", "#app/configuration/menus.ts"]]),
    "services.ts": toModule([["services", "readonly string[]", brand.services]], []),
    "reader-service.ts": toModule(
      [["readerService", "BrandReaderService", brand.readerService]],
      [["BrandReaderService", brands]],
    ),
    "land.ts": toModule(
      [
        ["land", "BrandLand", brand.land],
        ["landFacts", "BrandLandFacts", brand.landFacts],
      ],
      [["BrandLand, BrandLandFacts", brands]],
    ),
    "hosts.ts": toModule([["hosts", "BrandHosts", brand.hosts]], [["BrandHosts", brands]]),
    "offers.ts": toModule([["sold", "Sold", brand.sold]], [["Sold", "#app/configuration/offers.ts"]]),
    "epaper.ts": toModule([["epaper", "BrandEpaper | null", brand.epaper]], [["BrandEpaper", brands]]),
    "advertising.ts": toModule([["advertising", "BrandAdvertising", brand.advertising]], [["BrandAdvertising", brands]]),
    "first-texts.ts": toModule([["firstTexts", "BrandFirstTexts", brand.firstTexts]], [["BrandFirstTexts", brands]]),
    "content-codes.ts": toModule(
      [["codes", "Record<PageType, string>", brand.contentCodes]],
      [["PageType", "#app/domain/tracking/page-type.ts"]],
    ),
    "variables.ts": toModule([["variables", "BrandVariables", brand.variables]], [["BrandVariables", brands]]),
    "look.ts": toModule(
      [["look", "BrandLook", { colours: brand.colours, fonts: brand.fonts, legal: brand.legal }]],
      [["BrandLook", brands]],
    ),
    "mark.tsx": toMark(brand.logo),
    "look.css": toStyles(light, dark, brand.fonts),
  };
}

const HEAD = "Written by `npm run generate` from brand.json beside this folder: change it there.";

type Export = [name: string, type: string | null, value: unknown];
type Import = [names: string, from: string];

function toModule(exports: Export[], imports: Import[]): string {
  const lines = exports.map(
    ([name, type, value]) => `export const ${name}${type === null ? "" : `: ${type}`} = ${JSON.stringify(value, null, 2)};\n`,
  );
  const heads = imports.map(([names, from]) => `import type { ${names} } from "${from}";\n`);
  return `/** ${HEAD} */\n${heads.join("")}${heads.length > 0 ? "\n" : ""}${lines.join("\n")}`;
}

/** What stands in the logo, in a box of 40 by 32, drawn by the stroke around it. */
function toMark(logo: BrandData["logo"]): string {
  const paths = logo.map(({ d, width }) => `      <path d="${d}"${width === undefined ? "" : ` strokeWidth="${width}"`} />\n`);
  return `/** ${HEAD} */\nexport function Mark() {\n  return (\n    <>\n${paths.join("")}    </>\n  );\n}\n`;
}

type Colours = Readonly<Record<string, string>>;

function toStyles(light: Colours, dark: Colours, { serif, sans }: BrandData["fonts"]): string {
  const lines = (colours: Colours, indent: string) =>
    Object.entries(colours)
      .map(([name, value]) => `${indent}--color-${name}: ${value};\n`)
      .join("");
  return `/* ${HEAD} */
@theme {
  --font-sans: ${sanses[sans]};
  --font-serif: ${serifs[serif]};
${lines(light, "  ")}}

/* On the screen alone: paper is white. */
@layer theme {
  @media screen and (prefers-color-scheme: dark) {
    :root {
${lines(dark, "      ")}    }
  }
}
`;
}
