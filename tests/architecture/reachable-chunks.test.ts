import { expect, test } from "vitest";
import { findUnreachable } from "#workers/programs/bundle/reachable-chunks.ts";

const page = {
  "entry.client-a1.js": 'import "./shared-b2.js"; const styles = ["assets/late-c3.css"]; import("./island-d4.js")',
  "shared-b2.js": "",
  "late-c3.css": "",
  "island-d4.js": 'import "./shared-b2.js"; import("./deep-e5.js")',
  "deep-e5.js": 'import("./island-d4.js")',
};
const find = (code: Record<string, string>) => findUnreachable(new Map(Object.entries(code)));

test("a page loads the entry, what it imports, and what that brings later", () => {
  expect(find(page)).toEqual([]);
});

test("chunks of routes, what only they import, and the routes' manifest are found", () => {
  const routes = { "home-f6.js": 'import "./only-g7.js"; import "./entry.client-a1.js"', "only-g7.js": "", "only-h8.css": "" };
  expect(find({ ...page, ...routes, "manifest-i9.js": "home-f6.js" })).toEqual([...Object.keys(routes), "manifest-i9.js"]);
});

test("a build without a client entry is a mistake, not one of which nothing is reachable", () => {
  expect(() => find({ "home-f6.js": "" })).toThrow("0 client entries");
});
