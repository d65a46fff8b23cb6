/** Part of `npm run generate`: checks each brand's data, and writes its modules. Ends with 1 and one line for each thing that is wrong. */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseBrand } from "./brand-schema.ts";
import { toBrandModules } from "./to-brand-modules.ts";

try {
  for (const file of globSync("app/configuration/brands/*/brand.json").sort()) write(file);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** A file that would stay the same is left alone: others watch it. */
function write(file: string): void {
  const folder = join(dirname(file), "generated");
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(toBrandModules(parseBrand(readFileSync(file, "utf8"), file)))) {
    const path = join(folder, name);
    if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
  }
}
