import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readLoaded } from "./read-imports.ts";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
const programs = Object.entries(scripts).flatMap(([name, script]) => {
  const [, file] = /(?:^|&& (?:exec )?(?:env [A-Z_]+=\S+ )?)node (?:--\S+ )*((?:workers|tests)\/\S+\.ts)/.exec(script) ?? [];
  return file === undefined ? [] : [{ name, script, file }];
});

/** The first of the files that git does not keep (`npm run generate` writes them) which this one cannot run without. */
function findGenerated(file: string, seen = new Set<string>()): string | null {
  if (/(?:^|\/)generated\//.test(file)) return file;
  if (seen.has(file) || !file.endsWith(".ts")) return null;
  seen.add(file);
  for (const loaded of readLoaded(file)) {
    const found = findGenerated(loaded, seen);
    if (found !== null) return found;
  }
  return null;
}

test("a command of a fresh clone writes what it needs before it runs", () => {
  expect(programs.length).toBeGreaterThan(12);
  const needs = programs.filter(({ file }) => findGenerated(file) !== null);
  expect(needs.map(({ name }) => name)).toContain("start");
  expect(needs.filter(({ script }) => !script.startsWith("npm run --silent generate && ")).map(({ name }) => name)).toEqual([]);
});

test("what a terminal or a service ends is the portal itself, and no shell that leaves it behind", () => {
  expect(scripts.start).toMatch(/&& exec (?:env [A-Z_]+=\S+ )?node /);
  expect(scripts.dev).toContain("&& exec node ");
});

test("what a publisher of another region computes anew is as the format check wants it", () => {
  for (const name of ["boundaries", "eclipses"]) expect(scripts[name], name).toMatch(/ && biome format --write \S+/);
});
