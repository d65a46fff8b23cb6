/** The paper's web fonts: cut to the letters, weights and features that its pages show. */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { files } from "./letters.ts";

/** What browsers use by themselves, and the figures of equal width that tables ask for. */
const FEATURES = ["kern", "liga", "clig", "calt", "ccmp", "locl", "mark", "mkmk", "rlig", "rvrn", "tnum"];

/** Nothing is set lighter than `weights`; above they end where the masters do, since what lies between would move by parts of a pixel. The sans would only grow. */
const serif = {
  family: "Source Serif 4 Variable",
  name: "source-serif-4",
  source: import.meta.resolve("@fontsource-variable/source-serif-4/package.json"),
  weights: [400, 900],
  isCut: true,
} as const;
const sans = {
  family: "Source Sans 3 Variable",
  name: "source-sans-3",
  source: import.meta.resolve("@fontsource-variable/source-sans-3/package.json"),
  weights: [200, 900],
  isCut: false,
} as const;

const faces = [
  { ...serif, style: "normal" },
  { ...serif, style: "italic" },
  { ...sans, style: "normal" },
] as const;

type Face = (typeof faces)[number];
type File = (typeof files)[number];

/** By their names, each font file and the style sheet that names them (app/styles/fonts). */
export async function makeFonts(): Promise<ReadonlyMap<string, Uint8Array | string>> {
  const made = new Map<string, Uint8Array | string>();
  for (const face of faces) for (const file of files) made.set(toFileName(face, file), await cut(face, file));
  const rules = faces.flatMap((face) => files.map((file) => toRule(face, file)));
  const head =
    "/* Made by `npm run fonts`. Loaded after the first paint only (shell/document); until then the fallbacks of fonts.css. */";
  return made.set("faces.css", `${head}\n${rules.join("\n")}\n`);
}

async function cut({ name, source, style, weights: [min, max], isCut }: Face, { range, text }: File): Promise<Uint8Array> {
  const letters = range === null ? "latin" : "latin-ext";
  return subsetFont(await readFile(fileURLToPath(new URL(`files/${name}-${letters}-wght-${style}.woff2`, source))), text, {
    targetFormat: "woff2",
    keepFeatures: FEATURES,
    ...(isCut && { variationAxes: { wght: { min, max, default: min } } }),
  });
}

/** The last rule that has a character counts: the second file of a face is asked for its own letters alone. */
function toRule(face: Face, file: File): string {
  return [
    "@font-face {",
    `  font-family: "${face.family}";`,
    ...(face.style === "italic" ? ["  font-style: italic;"] : []),
    `  font-weight: ${face.weights.join(" ")};`,
    "  font-display: swap;",
    `  src: url("./${toFileName(face, file)}") format("woff2-variations");`,
    ...(file.range === null ? [] : [`  unicode-range: ${file.range};`]),
    "}",
  ].join("\n");
}

function toFileName(face: Face, file: File): string {
  return `${face.name}${face.style === "italic" ? "-italic" : ""}${file.name}.woff2`;
}
