import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";

/** The built file of a module that the pages import when they need it, `modal-host.island.tsx`: chunks say nothing by their names. */
export function findChunk(module: string): string {
  const pattern = new RegExp(`/${module.replaceAll(".", "\\.")}":\\(\\)=>.{0,20}import\\([\`"']\\./([\\w.-]+\\.js)`);
  for (const file of globSync("build/client/assets/*.js")) {
    const chunk = pattern.exec(readFileSync(file, "utf8"))?.[1];
    if (chunk !== undefined) return basename(chunk);
  }
  throw new Error(`No chunk imports ${module}`);
}

/** The built files in which a text stands, at least one: of a module that only one place imports nothing else tells. */
export function findChunksWith(text: string): string[] {
  const found = globSync("build/client/assets/*.js").filter((file) => readFileSync(file, "utf8").includes(text));
  if (found.length === 0) throw new Error(`"${text}" stands in no chunk`);
  return found.map((file) => basename(file));
}

/** The built file that every page's script begins with: the build's entry is nothing but its import. Throws when it holds more. */
export function findStart(): string {
  const [entry = "", ...others] = globSync("build/client/assets/entry.client-*.js");
  const [, start] = /^import\s*["`']\.\/([\w.-]+\.js)["`'];?\s*$/.exec(entry === "" ? "" : readFileSync(entry, "utf8")) ?? [];
  if (start === undefined || others.length > 0) throw new Error("The build's entry is more than the import of one file");
  return start;
}

/** The built files of what comes a second after a page is idle (app/browser/idle), without those that the page has anyway. */
export function findLaterChunks(): string[] {
  const [entry = "", later = ""] = ["entry.client", "a-second-later"].map(
    (name) => globSync(`build/client/assets/${name}-*.js`).map((file) => basename(file))[0],
  );
  if (entry === "" || later === "") throw new Error("The build has no chunk for later");
  const passive = listImports(entry);
  return listImports(later).filter((file) => !passive.includes(file));
}

/** A built file, and all that it imports at once. */
function listImports(file: string, found: string[] = []): string[] {
  if (found.includes(file)) return found;
  found.push(file);
  const text = readFileSync(`build/client/assets/${file}`, "utf8");
  for (const [, imported = ""] of text.matchAll(/(?:from|import)\s*["`']\.\/([\w.-]+\.js)["`']/g)) listImports(imported, found);
  return found;
}
