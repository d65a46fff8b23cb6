import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { readImports, readSpecifiers } from "./read-imports.ts";

const islands = globSync("app/**/*.island.tsx");
const sources = globSync("app/**/*.{ts,tsx}", { exclude: ["**/*.test.ts", "**/*.test.tsx", "**/*-for-test.ts"] });

/** An island and what it is made of. */
function readParts(island: string): string[] {
  const parts = new Set<string>();
  const waiting = [island];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (parts.has(file) || !/\.tsx?$/.test(file)) continue;
    parts.add(file);
    waiting.push(...readImports(file));
  }
  return [...parts];
}

const read = (file: string) => readFileSync(file, "utf8");

test.each(islands)("%s holds the one island of its name", (file) => {
  const names = [...read(file).matchAll(/\bdefineIsland(?:<[^>]*>)?\(\s*"([^"]*)"/g)].map(([, name]) => name);
  expect(names).toEqual([basename(file, ".island.tsx")]);
});

test("no two islands have the same name", () => {
  const names = islands.map((file) => basename(file));
  expect(islands.length).toBeGreaterThan(3);
  expect(new Set(names).size).toBe(names.length);
});

test.each(islands)("%s does without React Router, which the browser does not have", (file) => {
  const importers = readParts(file).filter((part) =>
    readSpecifiers(part).some((name) => /^(?:react-router|@react-router)\b/.test(name)),
  );
  expect(importers).toEqual([]);
});

test.each(islands)("%s names its elements itself: an id that React makes is another one in the browser", (file) => {
  expect(readParts(file).filter((part) => /\buseId\b/.test(read(part)))).toEqual([]);
});

const handMade = /\bcreateElement(?:NS)?\(|\binsertAdjacentHTML\(|\bnew DOMParser\(|\.(?:inner|outer)HTML\s*=[^=]/;

/** What is on a page is made by React. Exceptions, and why. */
const exceptions: Record<string, string> = {
  "app/browser/loading/script-loader.ts": "scripts of others",
  "app/browser/loading/speculation-rules.ts": "rules for the browser, in a script element",
  "app/browser/loading/fetch-document.ts": "another page of this site, to take parts of it",
  "app/features/consent/ask-for-consent.client.ts":
    "the banner, which the portal has rendered and no document carries (decision 69)",
  "app/browser/consent/tcf-stub.ts": "the locator frame of the consent framework's protocol",
  "app/browser/session/load-cookie-markup.ts": "frames that set cookies, unseen and gone again",
};

test("elements are made by hand only where it was decided so", () => {
  const found = sources.filter((file) => handMade.test(read(file)));
  expect(found.sort()).toEqual(Object.keys(exceptions).sort());
});
