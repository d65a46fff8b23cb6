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
