import { expect, test } from "vitest";
import { findWaterTemperature, toAvalanches, toGauges } from "./waters-view-model.ts";

const state = { is_sample: false };
const bulletin = {
  regions: ["Silvretta", "Rätikon"],
  ratings: [
    { level: 3, above: "2200", below: null },
    { level: 2, above: null, below: "2200" },
  ],
  problems: ["WIND_SLAB" as const, "NO_DISTINCT_AVALANCHE_PROBLEM" as const],
  text: null,
  starts: "2026-01-14T16:00:00Z",
  ends: "2026-01-15T16:00:00Z",
};

test("a danger is told by heights, the greatest first", () => {
  const low = { ...bulletin, ratings: [{ level: 1, above: null, below: null }], problems: [] };
  const between = { ...bulletin, ratings: [{ level: 5, above: "treeline", below: "2400" }] };
  expect(toAvalanches({ state, source: "Dienst", bulletins: [low, bulletin, between] })).toMatchObject({
    source: "Dienst",
    bulletins: [
      { level: 5, danger: "Stufe 5, sehr groß, zwischen der Waldgrenze und 2400\u00a0m" },
      { level: 3, danger: "Stufe 3, erheblich, über 2200\u00a0m; Stufe 2, mäßig, unter 2200\u00a0m", problems: "Triebschnee" },
      { level: 1, danger: "Stufe 1, gering", problems: null, regions: "Silvretta, Rätikon" },
    ],
  });
  expect(toAvalanches({ state: { is_sample: true }, source: "Dienst", bulletins: [] }).source).toBeNull();
});

const gauge = {
  id: "1:W",
  water: "Bregenzerach",
  station: "Kennelbach",
  quantity: "LEVEL" as const,
  value: 152.46,
  unit: "cm",
  at: "2026-01-15T11:00:00Z",
  stage: 4,
};

test("a level has its hour and its stage in words; temperatures are told of lakes", () => {
  const lake = { ...gauge, water: "Bodensee (Obersee)", quantity: "TEMPERATURE" as const, value: 4.1 };
  expect(toGauges([gauge, { ...gauge, id: "2:W", stage: null }, lake])).toEqual([
    {
      id: "1:W",
      water: "Bregenzerach",
      station: "Kennelbach",
      value: "152,5\u00a0cm, 12:00\u00a0Uhr",
      stage: "Hochwasser, wie es jedes Jahr kommt",
      isFlood: true,
    },
    expect.objectContaining({ id: "2:W", stage: null, isFlood: false }),
  ]);
  expect(findWaterTemperature([gauge, lake], "Bodensee")).toBe(4.1);
  expect(findWaterTemperature([gauge], "Bodensee")).toBeNull();
});
