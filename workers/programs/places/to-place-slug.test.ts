import { expect, test } from "vitest";
import { toPlaceSlug } from "./to-place-slug.ts";

test.each([
  ["Götzis", "gotzis"],
  ["Fußach", "fussach"],
  ["Übersaxen", "ubersaxen"],
  ["St. Anton im Montafon", "st-anton"],
  ["St. Gallenkirch", "st-gallenkirch"],
  ["St. Gerold", "st-gerold"],
  ["Langen bei Bregenz", "langen-bei-bregenz"],
])("the municipality %s stands under %s", (name, slug) => {
  expect(toPlaceSlug(name)).toBe(slug);
});
