import { expect, test } from "vitest";
import { toDistanceKm, toDistanceText } from "#app/domain/municipality/distance.ts";
import { findCheapest, MAX_SHOWN } from "./find-cheapest.ts";

const dornbirn = { latitude: 47.4125, longitude: 9.7438 };
const stationAt = (kilometres: number, price: number) => ({ price, latitude: 47.4125 + kilometres / 111.2, longitude: 9.7438 });

test("distances are those between the towns, in words that fit", () => {
  expect(toDistanceKm(dornbirn, { latitude: 47.5031, longitude: 9.7471 })).toBeCloseTo(10.1, 1);
  expect([0.01, 0.84, 0.96, 3.24, 9.96, 14.4].map(toDistanceText).map((text) => text.replace("\u00a0", " "))).toEqual([
    "100 m",
    "800 m",
    "1,0 km",
    "3,2 km",
    "10 km",
    "14 km",
  ]);
});

test("without a place the cheapest of all are shown, and never more than five", () => {
  const stations = [9, 3, 7, 1, 5, 8, 2].map((price) => stationAt(price, price));
  expect(findCheapest(stations, null).map(({ price, distance }) => [price, distance])).toEqual(
    [1, 2, 3, 5, 7].map((price) => [price, null]),
  );
  expect(findCheapest(stations, dornbirn)).toHaveLength(MAX_SHOWN);
});

test("around a place the ten nearest are compared, within twenty kilometres", () => {
  const near = Array.from({ length: 10 }, (_, index) => stationAt(index + 1, 100 + index));
  expect(findCheapest([...near, stationAt(15, 1)], dornbirn)[0]?.price).toBe(100);
  expect(findCheapest([...near.slice(0, 3), stationAt(25, 1)], dornbirn).map(({ price }) => price)).toEqual([100, 101, 102]);
  expect(findCheapest([stationAt(3, 100), stationAt(2, 100)], dornbirn).map(({ distance }) => Math.round(distance ?? 0))).toEqual(
    [2, 3],
  );
});

test("where few are near, the three nearest are better than nothing", () => {
  expect(
    findCheapest(
      [30, 40, 50, 60].map((far) => stationAt(far, far)),
      dornbirn,
    ).map(({ price }) => price),
  ).toEqual([30, 40, 50]);
  expect(findCheapest([], dornbirn)).toEqual([]);
});
