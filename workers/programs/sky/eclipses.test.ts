import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { computeEclipses, type Eclipse } from "./compute-eclipses.ts";

const written = JSON.parse(
  readFileSync(new URL("../../../app/features/moon/eclipses.json", import.meta.url), "utf8"),
) as Eclipse[];

test("what is written is what is computed", () => {
  const [from, to] = [new Date("2026-01-01T00:00:00Z"), new Date("2032-01-01T00:00:00Z")];
  const expected = written.filter(({ peak }) => new Date(peak) >= from && new Date(peak) < to);
  expect(expected.length).toBeGreaterThan(8);
  expect(computeEclipses(from, to)).toEqual(expected);
});

/** Days and kinds of the eclipses that almanacs give for Central Europe. */
test.each([
  ["sun", "2026-08-12", "partial"],
  ["moon", "2026-08-28", "partial"],
  ["sun", "2027-08-02", "partial"],
  ["moon", "2028-12-31", "total"],
])("the eclipse of the %s on %s is among them, %s", (body, day, kind) => {
  expect(written).toContainEqual(expect.objectContaining({ body, kind, peak: expect.stringContaining(day) }));
});
