import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { toFrameStyles } from "./to-frame-styles.ts";

const look = readFileSync("app/configuration/brands/talblick/generated/look.css", "utf8");
const styles = toFrameStyles(look, { sans: "/assets/sans.woff2", serif: "/assets/serif.woff2" });

test("a provider's frame has the paper's colours in light and dark, without what only the build of styles understands", () => {
  expect(styles).toMatch(/:root \{[^}]*--color-ground: #ffffff;/);
  expect(styles).toMatch(/@media screen and \(prefers-color-scheme: dark\)/);
  expect(styles).not.toMatch(/@theme|@layer/);
});

test("a provider's frame loads the paper's own fonts", () => {
  expect(styles).toContain('src: url("/assets/sans.woff2")');
  expect(styles).toContain('--font-serif: "Source Serif 4 Variable", ');
});
