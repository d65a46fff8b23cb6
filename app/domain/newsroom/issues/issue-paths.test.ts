import { expect, test } from "vitest";
import { parseIssuePath, toIssuePath, toMailPath, toPreviewPath, toSearchPath } from "./issue-paths.ts";

test("an issue has an address by its newsletter and day, and is read from it", () => {
  expect(toIssuePath("morgen", "2026-11-23")).toBe("/redaktion/newsletter/morgen/2026-11-23");
  for (const [slug, day] of [
    ["morgen", "2026-11-23"],
    ["VPLUS_Subscriber", ""],
    ["a b", ""],
  ] as const)
    expect(parseIssuePath(toIssuePath(slug, day))).toEqual({ slug, day });
});

test("preview, mail and search name the day where there is one", () => {
  expect(toPreviewPath("morgen", "2026-11-23")).toBe("/redaktion/newsletter/morgen/vorschau?tag=2026-11-23");
  expect(toMailPath("eilmeldungen", "")).toBe("/redaktion/newsletter/eilmeldungen/mail");
  expect(toSearchPath("eilmeldungen", "", 0)).toBe("/redaktion/newsletter/eilmeldungen?abschnitt=0");
});
