import { expect, test } from "vitest";
import { toDays } from "./weather-day.ts";
import { joinSeries, type Sky, type Span } from "./weather-series.ts";

const HOUR = 3600;
/** Noon of a winter's Sunday here. */
const noon = Date.parse("2026-11-29T11:00:00Z") / 1000;
const midnight = Date.parse("2026-11-28T23:00:00Z") / 1000;

const span = (at: number, facts: Partial<Span> = {}): Span => ({
  at,
  hours: 1,
  temperature: 5,
  lowest: null,
  highest: null,
  precipitation: 0,
  sky: "CLOUDY",
  wind: 2,
  gusts: null,
  windFrom: 270,
  snowLine: null,
  ...facts,
});
const hours = (from: number, count: number, facts?: Partial<Span>) =>
  Array.from({ length: count }, (_, index) => span(from + index * HOUR, facts));

test("where two tell an hour the first counts, and what is over goes", () => {
  const near = hours(noon, 3, { temperature: 1 });
  const far = [...hours(noon - 2 * HOUR, 4, { temperature: 2 }), span(noon + 2 * HOUR, { hours: 6, temperature: 2 })];
  const former = [...hours(midnight - HOUR, 3, { temperature: 3 }), span(noon + 3 * HOUR, { temperature: 3 })];
  const joined = joinSeries([near, far, former], midnight);
  expect(joined.map(({ at, temperature }) => [(at - noon) / HOUR, temperature])).toEqual([
    [-12, 3],
    [-11, 3],
    [-2, 2],
    [-1, 2],
    [0, 1],
    [1, 1],
    [2, 1],
    // The span of six hours begins before the near ones end.
    [3, 3],
  ]);
});

test("a day has its extremes, its sum and its strongest gust; one of few hours is left out but for today", () => {
  const series = [
    ...hours(noon + 10 * HOUR, 2, { temperature: -1, gusts: 20, snowLine: 900 }),
    ...hours(noon + 12 * HOUR, 12, { temperature: 4, precipitation: 0.5, snowLine: 700 }),
    span(noon + 24 * HOUR, { hours: 6, temperature: 6, lowest: 2, highest: 9, precipitation: 3 }),
    span(noon + 30 * HOUR, { hours: 6, temperature: 6 }),
    ...hours(noon + 37 * HOUR, 17),
  ];
  const days = toDays(series, noon);
  expect(days.map(({ date }) => date)).toEqual(["2026-11-29", "2026-11-30"]);
  expect(days[0]).toMatchObject({ lowest: -1, highest: -1, precipitation: 0, gusts: 20, snowLine: 900 });
  expect(days[1]).toMatchObject({ lowest: 2, highest: 9, precipitation: 9, gusts: 2, snowLine: 700 });
});

test.each<[string, Sky[], Sky]>([
  ["the sky that lasts longest", ["CLEAR", "CLEAR", "CLEAR", "FAIR"], "CLEAR"],
  ["rain for a quarter of the light hours", ["CLEAR", "CLEAR", "CLEAR", "SHOWERS"], "SHOWERS"],
  ["of several kinds of it the longest", ["CLEAR", "RAIN", "RAIN", "SHOWERS"], "RAIN"],
])("a day is told by %s", (_, skies, expected) => {
  const light = Date.parse("2026-11-30T08:00:00Z") / 1000;
  const series = [
    ...hours(light - 9 * HOUR, 7, { sky: "THUNDERSTORM" }),
    ...skies.flatMap((sky, index) => hours(light + index * 2 * HOUR, 2, { sky })),
    ...hours(light + 10 * HOUR, 5, { sky: "FOG" }),
  ];
  expect(toDays(series, light - 20 * HOUR).find(({ date }) => date === "2026-11-30")?.sky).toBe(expected);
});

test("the day on which the clocks go back has its 25 hours", () => {
  const start = Date.parse("2026-10-24T22:00:00Z") / 1000;
  const days = toDays(hours(start, 25, { precipitation: 1 }), start);
  expect(days.map(({ date, precipitation }) => [date, precipitation])).toEqual([["2026-10-25", 25]]);
});
