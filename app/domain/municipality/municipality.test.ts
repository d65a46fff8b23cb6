import { expect, test } from "vitest";
import { municipalities, parseMunicipality } from "./municipality.ts";
import { toMunicipalitySlug } from "./municipality-slug.ts";

test("the region has 96 municipalities, each with a slug of its own", () => {
  expect(municipalities).toHaveLength(96);
  expect(new Set(municipalities.map(({ slug }) => slug)).size).toBe(96);
});

test("every slug is the URL-safe form of its title", () => {
  for (const { slug, title } of municipalities) expect(toMunicipalitySlug(title), title).toBe(slug);
});

test.each([
  ["Götzis", "gotzis"],
  ["gotzis", "gotzis"],
  ["St. Anton im Montafon", "st-anton"],
  ["St. Gallenkirch", "st-gallenkirch"],
  ["Fußach", "fussach"],
  ["Langen bei Bregenz", "langen-bei-bregenz"],
])("a reader who asks for %s finds %s", (name, slug) => {
  expect(parseMunicipality(name)?.slug).toBe(slug);
});

test.each([["atlantis"], [""], [null], [7], ["x".repeat(500)], ["__proto__"]])("%j is no municipality", (name) => {
  expect(parseMunicipality(name)).toBeNull();
});
