import { Body, Observer, SearchRiseSet } from "astronomy-engine";
import { expect, test } from "vitest";
import { municipalities } from "#app/domain/municipality/municipality.ts";
import { isNightAt } from "./night.ts";
import { toSkyText } from "./sky-texts.ts";
import { toWeatherLine } from "./to-weather-line.ts";
import { toDegrees, toHeightText, toRainText, toWindText } from "./weather-numbers.ts";

test.each([
  [-0.4, "0°"],
  [0.5, "1°"],
  [-3.6, "−4°"],
  [null, "–"],
])("%s °C is %s", (celsius, text) => expect(toDegrees(celsius)).toBe(text));

test.each([
  [null, null, null],
  [0.4, 90, "windstill"],
  [5, 0, "18\u00a0km/h aus Nord"],
  [5, 359, "18\u00a0km/h aus Nord"],
  [5, 230, "18\u00a0km/h aus Südwest"],
  [5, null, "18\u00a0km/h"],
])("wind of %s m/s from %s° is %s", (speed, from, text) => expect(toWindText(speed, from)).toBe(text));

test("rain that nobody feels is none, and heights are in steps in which they are known", () => {
  expect([0, 0.05, 0.1, 12.34].map(toRainText)).toEqual([null, null, "0,1\u00a0mm", "12,3\u00a0mm"]);
  expect(toHeightText(812, 50)).toBe("800\u00a0m");
});

test("no sun shines at night", () => {
  expect([toSkyText("CLEAR", false), toSkyText("CLEAR", true)]).toEqual(["Sonnig", "Klar"]);
});

test("night falls and ends within three minutes of the almanac's, in every season", () => {
  const place = { latitude: 47.5, longitude: 9.75 };
  const observer = new Observer(place.latitude, place.longitude, 0);
  for (const day of ["2026-03-20", "2026-06-21", "2026-09-22", "2026-12-21"]) {
    const from = new Date(`${day}T00:00:00Z`);
    for (const [direction, before] of [
      [1, true],
      [-1, false],
    ] as const) {
      const moment = SearchRiseSet(Body.Sun, observer, direction, from, 1)?.date.getTime() ?? Number.NaN;
      expect([isNightAt(moment - 180_000, place), isNightAt(moment + 180_000, place)], day).toEqual([before, !before]);
    }
  }
});

test("a place's line leads to its page; without weather there is none", () => {
  const [place] = municipalities;
  if (place === undefined) throw new Error("There is no municipality");
  const span = { starts: "2026-11-29T11:00:00Z", temperature: 4.4, sky: "FAIR" as const };
  const line = { state: { is_sample: true }, span, today: { lowest: -1, highest: 6 } };
  expect(toWeatherLine(place, line)).toEqual({
    place: place.title,
    link: `/wetter/${place.slug}`,
    sky: "FAIR",
    isNight: false,
    temperature: "4°",
    text: "Heiter",
    today: "heute −1° bis 6°",
    isSample: true,
  });
  expect(toWeatherLine(place, { ...line, today: null })?.today).toBeNull();
  expect(toWeatherLine(place, null)).toBeNull();
});
