import { describe, expect, test } from "vitest";
import { toMoment, toPublication } from "./seed-date.ts";
import { toSlug } from "./seed-slug.ts";

test.each([
  ["In eigener Sache", "in-eigener-sache"],
  ["Öffentlicher Verkehr & Straße", "oeffentlicher-verkehr-strasse"],
])("the keyword %s becomes %s", (title, slug) => {
  expect(toSlug(title)).toBe(slug);
});

describe("an age", () => {
  const now = new Date("2026-03-10T02:30:00Z");

  test("counts back exactly", () => {
    expect(toMoment("25m", now).toISOString()).toBe("2026-03-10T02:05:00.000Z");
    expect(toMoment("3h", now).toISOString()).toBe("2026-03-09T23:30:00.000Z");
    expect(() => toMoment("2w", now)).toThrow(/2w/);
  });

  test("of a publication means some minute of that hour, some working hour of that day, always the same of one story", () => {
    expect(toPublication("25m", now, "a").toISOString()).toBe("2026-03-10T02:05:00.000Z");
    expect(toPublication("3h", now, "a").toISOString()).toMatch(/^2026-03-09T(22:[345]|23:[0-3])/);
    expect(toPublication("2d", now, "a").toISOString()).toMatch(/^2026-03-08T(0[4-9]|1\d):/);
    expect(toPublication("2d", now, "a").getTime()).toBe(toPublication("2d", now, "a").getTime());
    expect(toPublication("2d", now, "anders").getTime()).not.toBe(toPublication("2d", now, "a").getTime());
  });
});
