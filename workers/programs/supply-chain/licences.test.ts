import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isAllowed } from "./allowed-licences.ts";
import { readShippedPackages } from "./read-packages.ts";
import { toLicencesText } from "./to-licences-text.ts";

const packages = readShippedPackages();

test("nothing that is served has a licence that a publisher could not live with", () => {
  expect(packages.filter(({ licence }) => !isAllowed(licence))).toEqual([]);
});

test("the site names all that it is made of: npm run licences", () => {
  expect(readFileSync("public/lizenzen.txt", "utf8") === toLicencesText(packages)).toBe(true);
});

test("fonts come with the text of their licence, and the open data with its own", () => {
  const fonts = packages.filter(({ name }) => name.startsWith("@fontsource"));
  expect(fonts.map(({ licence, text }) => [licence, text?.includes("SIL OPEN FONT LICENSE")])).toEqual([
    ["OFL-1.1", true],
    ["OFL-1.1", true],
  ]);
  expect(toLicencesText(packages)).toContain("Statistik Austria, data.statistik.gv.at, CC BY 4.0");
});

test.each([
  ["MIT", true],
  ["(MPL-2.0 OR Apache-2.0)", true],
  ["MIT AND ISC", true],
  ["MIT AND GPL-3.0", false],
  ["AGPL-3.0-only", false],
  ["unknown", false],
])("the licence %s is allowed: %s", (licence, expected) => expect(isAllowed(licence)).toBe(expected));
