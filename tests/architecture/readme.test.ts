import { globSync, readFileSync } from "node:fs";
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
