import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** Text and the grounds it stands on (app/styles); WCAG 2.2 asks for 4.5 : 1. */
const pairs = [
  ...["ink", "soft", "accent", "plus", "live"].flatMap((text) => [
    [text, "ground"],
    [text, "surface"],
  ]),
  ["on-accent", "accent"],
] as const;

describe.each(globSync("app/configuration/brands/*/generated/look.css"))("%s", (file) => {
  const [light = "", dark = ""] = readFileSync(file, "utf8").split("prefers-color-scheme: dark");

  test.each([
    ["light", light],
    ["dark", dark],
  ])("text in %s can be read on each ground", (_, css) => {
    const faint = pairs
      .map(([text, ground]) => ({ text, ground, ratio: toContrast(readColour(css, text), readColour(css, ground)) }))
      .filter(({ ratio }) => ratio < 4.5);
    expect(faint).toEqual([]);
  });
});

/** Red, green and blue of six hexadecimal digits, 0 to 255. Throws where the brand has no such colour. */
function readColour(css: string, name: string): [number, number, number] {
  const digits = new RegExp(`--color-${name}: #([0-9a-f]{6});`).exec(css)?.[1];
  if (digits === undefined) throw new Error(`There is no colour ${name}`);
  const parts = [0, 2, 4].map((start) => Number.parseInt(digits.slice(start, start + 2), 16));
  return parts as [number, number, number];
}

/** 1 to 21, as WCAG computes it. */
function toContrast(one: [number, number, number], other: [number, number, number]): number {
  const [high = 0, low = 0] = [toLuminance(one), toLuminance(other)].sort((first, second) => second - first);
  return (high + 0.05) / (low + 0.05);
}

function toLuminance(colour: [number, number, number]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
