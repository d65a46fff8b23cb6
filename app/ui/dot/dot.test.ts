import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DOT } from "./dot.ts";

test("a line may break before the dot and not after it", () => {
  expect(DOT).toMatch(/^ ·\u00a0$/);
});

test("on readers' pages no dot stands that a line could end in", () => {
  const files = globSync("app/**/*.{ts,tsx}").filter((file) => !/\.test\.|\/newsroom\//.test(file));
  expect(files.length).toBeGreaterThan(500);
  const code = (file: string) => readFileSync(file, "utf8").replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  expect(files.filter((file) => /· /.test(code(file)))).toEqual([]);
});
