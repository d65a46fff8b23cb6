/** Part of `npm run generate`: checks each brand's data, and writes its modules. Ends with 1 and one line for each thing that is wrong. */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findBrandFolder } from "./brand-folder.ts";
import { parseBrand } from "./brand-schema.ts";
import { findMissingFiles } from "./find-missing-files.ts";
import { toBrandModules } from "./to-brand-modules.ts";

try {
  for (const file of globSync("app/configuration/brands/*/brand.json").sort()) write(join(file, ".."));
  // The one that package.json names, which the programs read.
  findBrandFolder(undefined);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** A file that would stay the same is left alone: others watch it. */
function write(folder: string): void {
  const file = join(folder, "brand.json");
  const brand = parseBrand(readFileSync(file, "utf8"), file);
  const missing = findMissingFiles(folder, brand.identity.shareImage.path);
  if (missing.length > 0) throw new Error(missing.join("\n"));
  mkdirSync(join(folder, "generated"), { recursive: true });
  for (const [name, text] of Object.entries(toBrandModules(brand))) {
    const path = join(folder, "generated", name);
    if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
  }
}
