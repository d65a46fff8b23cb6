import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { readPageFiles } from "#workers/programs/pages/page-files.ts";
import { listNames } from "#workers/programs/pages/particulars.ts";
import { parseBrand } from "./brand-schema.ts";
import { findMissingFiles } from "./find-missing-files.ts";
import { toBrandModules } from "./to-brand-modules.ts";

const files = globSync("app/configuration/brands/*/brand.json");
const first = readFileSync("app/configuration/brands/talblick/brand.json", "utf8");

describe.each(files)("%s", (file) => {
  test("is what its build shows: nothing was written by hand, and nothing is left over", () => {
    const modules = toBrandModules(parseBrand(readFileSync(file, "utf8"), file));
    const there = globSync("*", { cwd: join(dirname(file), "generated") });
    expect(there.sort()).toEqual(Object.keys(modules).sort());
    for (const [name, text] of Object.entries(modules))
      expect(readFileSync(join(dirname(file), "generated", name), "utf8"), name).toBe(text);
  });
});

test.each([
  [{ id: "Tal Blick" }, "brand.json: id must be small letters and digits"],
  [
    { fonts: { serif: "Comic Sans", sans: "Arial" } },
    'brand.json: fonts.serif must be "Source Serif 4" | "Georgia", not "Comic Sans"',
  ],
  [
    { menus: { header: [{ title: "Start", link: "start", children: [] }], footer: [] } },
    "brand.json: menus.header.0.link must begin",
  ],
  [{ logo: [{ d: 'M0 0"/><script>' }] }, "brand.json: logo.0.d must be the path of an SVG"],
  [{ colour: "#ffffff" }, "brand.json: colour is no field of a brand (docs/brand.md)"],
  [{ logo: undefined }, "brand.json: logo is missing"],
  [{ hosts: 12 }, "brand.json: hosts must be Object, not 12"],
])("a publisher who writes %j reads what is wrong, and where", (wrong, message) => {
  expect(() => parseBrand(JSON.stringify({ ...JSON.parse(first), ...wrong }), "brand.json")).toThrow(message);
});

test("a publisher who forgets a brace reads in which file", () => {
  expect(() => parseBrand('{ "id": ', "brand.json")).toThrow("brand.json: it is no JSON: Unexpected end");
});

test("a publisher whose picture for sharing is not there reads it before anything is built", () => {
  const folder = "app/configuration/brands/talblick";
  expect(findMissingFiles(folder, "/share.jpg")).toEqual([]);
  expect(findMissingFiles(folder, "/teilen.jpg")).toEqual([`${folder}/files/teilen.jpg is missing (docs/brand.md)`]);
});

test("the brand to copy names every particular that the pages by law ask for", async () => {
  const { legal } = parseBrand(first, "brand.json");
  const pages = await readPageFiles("workers/programs/pages/templates");
  expect([...listNames(pages)].filter((name) => !(name in legal))).toEqual([]);
});
