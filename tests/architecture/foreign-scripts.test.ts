/** Scripts of others come by the one loader, which knows the state of each (rules 4.16), and by nothing else. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const made = /createElement\(\s*["'`]script|<script[\s>]|\bimport\(\s*(?!["'`])/;

/** What makes a script that is this site's own. */
const own: Record<string, string> = {
  "app/browser/loading/script-loader.ts": "the loader",
  "app/browser/loading/speculation-rules.ts": "rules for the browser, no script",
  "app/shell/document/boot-script.ts": "starts the page's own script",
  "app/components/advertising/ad.tsx": "the inline script of a network's place, by its hash",
  "app/features/advertising/ad-document.ts": "the inline script of a network's frame, by its hash",
  "app/features/video/player-document.ts": "the inline script of the player's own page, by its hash",
  "app/shell/document/complete-document.ts": "the page's inline scripts, by their hashes",
  "app/shell/breaking-line/breaking-line.tsx": "the inline script of a breaking line, by its hash",
};

test("nothing but the loader brings a script of others into a page", () => {
  const files = globSync("app/**/*.{ts,tsx}", { exclude: ["**/*.test.ts", "**/*.test.tsx", "**/*-for-test.ts"] });
  const found = files.filter((file) => made.test(readFileSync(file, "utf8").replace(/^\s*(?:\*|\/[/*]).*$/gm, "")));
  expect(found.sort()).toEqual(Object.keys(own).sort());
});
