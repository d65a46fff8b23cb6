import { expect, test } from "vitest";
import { toDate } from "./seed-date.ts";
import { toMunicipalitySlug, toSlug } from "./seed-slug.ts";

test.each([
  ["Götzis", "gotzis"],
  ["Fußach", "fussach"],
  ["Übersaxen", "ubersaxen"],
  ["St. Anton im Montafon", "st-anton"],
  ["St. Gallenkirch", "st-gallenkirch"],
  ["St. Gerold", "st-gerold"],
  ["Langen bei Bregenz", "langen-bei-bregenz"],
])("the municipality %s stands under %s", (name, slug) => {
  expect(toMunicipalitySlug(name)).toBe(slug);
});

test.each([
  ["In eigener Sache", "in-eigener-sache"],
  ["Öffentlicher Verkehr & Straße", "oeffentlicher-verkehr-strasse"],
])("the keyword %s becomes %s", (title, slug) => {
  expect(toSlug(title)).toBe(slug);
});

test("minutes and hours count exactly, days mean a working hour of that day", () => {
  const now = new Date("2026-03-10T02:30:00Z");
  expect(toDate("25m", now, "a").toISOString()).toBe("2026-03-10T02:05:00.000Z");
  expect(toDate("3h", now, "a").toISOString()).toBe("2026-03-09T23:30:00.000Z");
  const first = toDate("2d", now, "a");
  expect(first.toISOString()).toMatch(/^2026-03-08T(0[4-9]|1\d):/);
  expect(toDate("2d", now, "anders").getTime()).not.toBe(first.getTime());
  expect(toDate("2d", now, "a").getTime()).toBe(first.getTime());
  expect(() => toDate("2w", now, "a")).toThrow(/2w/);
});
