import { expect, test } from "vitest";
import { findBrandFolder } from "./brand-folder.ts";

test("without a brand the one that package.json names is built", () => {
  for (const none of [undefined, ""]) expect(findBrandFolder(none)).toBe("app/configuration/brands/talblick");
  expect(findBrandFolder("tauernlicht")).toBe("app/configuration/brands/tauernlicht");
});

test.each(["salzblick", "../talblick", "brand.ts", "TALBLICK"])(
  "the brand %s is unknown, and the operator reads which there are",
  (name) => {
    expect(() => findBrandFolder(name)).toThrow(`BRAND: there is no brand "${name}", only talblick, tauernlicht`);
  },
);
