import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";

const readme = readFileSync("README.md", "utf8");
const [, map = ""] = /## Folder map\n+```\n([\s\S]*?)```/.exec(readme) ?? [];

/** Indented lines stand below the folder before them. */
function readMap(): string[] {
  const paths: string[] = [];
  let parent = "";
  for (const line of map.split("\n")) {
    const [, indent = "", name] = /^( *)([\w.-]+(?:\/[\w.-]+)*)\/\s/.exec(line) ?? [];
    if (name === undefined) continue;
    if (indent === "") parent = name;
    paths.push(indent === "" ? name : `${parent}/${name}`);
  }
  return paths;
}

/** Folders whose own folders are worth a line. */
const parents = ["app", "graphql", "shared", "workers", "workers/backend", "workers/programs", "tests"];
/** Made by programs, and in no repository. */
const made = /(?:^|\/)(?:generated|node_modules|build|test-results)$/;

test("the folder map names every folder, and none that is not there", () => {
  const there = parents.flatMap((parent) =>
    globSync(`${parent}/*`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${parent}/${name}`),
  );
  const named = readMap().filter((path) => path.includes("/"));
  expect(there.length).toBeGreaterThan(40);
  expect(there.filter((path) => !made.test(path) && !named.includes(path))).toEqual([]);
  expect(named.filter((path) => parents.includes(path.slice(0, path.lastIndexOf("/"))) && !there.includes(path))).toEqual([]);
});

test("no folder of code holds more than twenty files beside their tests", () => {
  const files = globSync("{app,graphql,shared,tests,workers}/**/*.{ts,tsx,css}", {
    exclude: ["graphql/generated/**", "**/*.test.{ts,tsx}"],
  });
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect(counts.size).toBeGreaterThan(200);
  expect([...counts].filter(([, count]) => count > 20)).toEqual([]);
});
