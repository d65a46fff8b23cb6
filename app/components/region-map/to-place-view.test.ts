import { expect, test } from "vitest";
import { municipalities } from "#app/domain/municipality/municipality.ts";
import { findPlace } from "./neighbours.ts";
import { toPlaceView } from "./to-place-view.ts";

test.each(municipalities.map(({ slug }) => slug))("the map of %s shows all of it, with its name", (slug) => {
  const view = toPlaceView(slug);
  const [left = 0, top = 0, right = 0, bottom = 0] = findPlace(slug)?.frame ?? [];
  if (view === null) throw new Error("no map");
  expect(view.left <= left && view.top <= top && view.left + view.width >= right && view.top + view.height >= bottom).toBe(true);
  expect(view.labels[0]?.title).toBe(view.own?.title);
  expect(view.width / view.height).toBeCloseTo(4 / 3, 1);
});

test("neighbours have their names on the map, where their people live within it", () => {
  expect(toPlaceView("gotzis")?.labels.map(({ title }) => title)).toEqual(expect.arrayContaining(["Götzis", "Altach", "Mäder"]));
});

test("a place that the region has not has no map", () => {
  expect(toPlaceView("wien")).toBeNull();
});
