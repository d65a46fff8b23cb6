import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseSync } from "oxc-parser";

/** Where `#brand/...` is, of package.json. */
const BRAND = "app/configuration/brands/talblick/generated/";

/** What a file imports or passes on, types among them, as it names it; React Router's generated types are left out. */
export function readSpecifiers(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const { module } = parseSync(file, text);
  const dynamic = module.dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1));
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
  ];
  return [...named, ...dynamic].filter((specifier) => specifier !== undefined && !specifier.includes("/+types/")) as string[];
}

/** What it imports of this repository, as paths from the root. */
export function readImports(file: string): string[] {
  return toPaths(file, readSpecifiers(file));
}

/** What must be there for the file to run at all: no types, and nothing that it imports later. */
export function readLoaded(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const { module } = parseSync(file, text);
  const statements = [...module.staticImports, ...module.staticExports].map(({ start, end }) => text.slice(start, end));
  const loaded = statements.filter((statement) => !/^(?:import|export) type\b/.test(statement));
  return toPaths(
    file,
    loaded.flatMap((statement) => /(?:\bfrom|^import)\s+"([^"]+)"/.exec(statement)?.[1] ?? []),
  );
}

function toPaths(file: string, specifiers: string[]): string[] {
  return specifiers
    .filter((specifier) => /^[.#]/.test(specifier))
    .map((specifier) => specifier.replace(/\?.*$/, ""))
    .map((specifier) =>
      specifier.startsWith("#") ? specifier.slice(1).replace(/^brand\//, BRAND) : normalize(join(dirname(file), specifier)),
    );
}
