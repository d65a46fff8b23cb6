import { expect, test } from "vitest";
import { municipalities, parseMunicipality } from "#app/domain/municipality/municipality.ts";
import { toHourChart } from "./hour-chart.ts";
import { toRainAhead } from "./rain-ahead.ts";
import { toWeatherView } from "./weather-view-model.ts";

const now = new Date("2026-11-29T11:20:00Z");
const lech = parseMunicipality("lech");
if (lech === null) throw new Error("There is no Lech");

const span = (hour: number, facts: object = {}) => ({
  starts: new Date(Date.parse("2026-11-29T11:00:00Z") + hour * 3_600_000).toISOString(),
  hours: 1,
  temperature: 3,
  precipitation: 0,
  sky: "CLOUDY" as const,
  wind: 4,
  gusts: null,
  wind_from: 270,
  snow_line: null,
  ...facts,
});
const day = (date: string, facts: object = {}) => ({
  date,
  lowest: 0,
  highest: 5,
  precipitation: 0,
  sky: "FAIR" as const,
  gusts: 5,
  snow_line: 800,
  ...facts,
});
const point = { spans: Array.from({ length: 24 }, (_, hour) => span(hour)), days: [day("2026-11-29")] };
const weather = {
  state: { as_of: "2026-11-29T11:10:00Z", is_stale: false, is_sample: false },
  providers: ["GEOSPHERE", "MET_NORWAY"] as ("GEOSPHERE" | "MET_NORWAY")[],
  place: point,
  nowcast: null,
  mountains: [],
  lake: null,
};
const view = (facts: object = {}, places: Parameters<typeof toWeatherView>[1]["weather_places"] = []) =>
  toWeatherView(
    lech,
    {
      weather: { ...weather, ...facts },
      news: { items: [] },
      weather_places: places,
      warnings: { state: { is_sample: false }, items: [] },
      avalanches: { state: { is_sample: false }, source: null, bulletins: [] },
      gauges: { state: { is_sample: false }, items: [] },
    },
    now,
  );

test("what is measured counts before the forecast of the hour", () => {
  const measured = { as_of: "2026-11-29T11:15:00Z", temperature: 1.6, wind: null, wind_from: null, precipitation: [0, 0] };
  expect(view().now).toMatchObject({
    temperature: "3°",
    text: "Bedeckt",
    wind: "14\u00a0km/h aus West",
    moment: "12:00",
    ahead: null,
  });
  expect(view({ nowcast: measured }).now).toMatchObject({
    temperature: "2°",
    wind: "14\u00a0km/h aus West",
    moment: "12:15",
    ahead: "Bis 12:45 Uhr bleibt es trocken.",
  });
});

test("days have names and dates, and words for what matters of them alone", () => {
  const days = [
    day("2026-11-29"),
    day("2026-11-30", { precipitation: 6.2, gusts: 20, snow_line: 812 }),
    day("2026-12-01", { precipitation: 6.2, snow_line: 2600, lowest: null }),
  ];
  expect(view({ place: { ...point, days } }).days).toMatchObject([
    { name: "Heute", day: "29. November", rain: null, gusts: null, snowLine: null, bar: { from: 0, width: 100 } },
    { name: "Montag", rain: "6,2\u00a0mm", gusts: "Böen 72\u00a0km/h", snowLine: "Schnee ab 800\u00a0m" },
    { name: "Dienstag", snowLine: null, lowest: "–", bar: null },
  ]);
});

test("a place of which nothing is known has neither hours nor days, and the others are listed by district", () => {
  const places = municipalities
    .slice(0, 2)
    .map(({ slug }) => ({ municipality: slug, days: [{ date: "2026-11-29", lowest: -2, highest: 3, sky: "SNOW" as const }] }));
  const empty = view({ place: null, state: { as_of: null, is_stale: true, is_sample: false }, providers: [] }, [
    ...places,
    { municipality: "wien", days: [] },
  ]);
  expect(empty).toMatchObject({ now: null, chart: null, hours: [], days: [], source: null });
  expect(empty.districts.flatMap((one) => one.places)).toEqual(
    expect.arrayContaining([
      { title: municipalities[0]?.title, link: `/wetter/${municipalities[0]?.slug}`, sky: "SNOW", range: "−2°\u2009/\u20093°" },
    ]),
  );
  expect(view().source).toEqual({ title: "GeoSphere Austria, MET Norway", link: null });
});

const rain = (...precipitation: number[]) => ({ as_of: "2026-11-29T11:15:00Z", precipitation, temperature: 5 });
test.each([
  ["dry", rain(0, 0, 0.05, 0), "Bis 13:15 Uhr bleibt es trocken."],
  ["rain to come", rain(0, 0, 0.4, 0.2), "Regen ab etwa 12:45 Uhr."],
  ["rain that ends", rain(0.4, 0.2, 0, 0), "Regen bis etwa 12:45 Uhr."],
  ["rain without an end", rain(0.4, 0.2, 0.3, 0.1), "Regen bis mindestens 13:15 Uhr."],
  ["snow", { ...rain(0.4, 0), temperature: 0.2 }, "Schneefall bis etwa 12:30 Uhr."],
  ["quarters that are over", { ...rain(0.4, 0), as_of: "2026-11-29T11:00:00Z" }, "Bis 12:30 Uhr bleibt es trocken."],
  ["nothing that is ahead", { ...rain(0.4), as_of: "2026-11-29T10:00:00Z" }, null],
])("%s", (_, nowcast, text) => expect(toRainAhead(nowcast, now.getTime())).toBe(text));

test("a chart has a mark every third hour and a bar where it rains; two hours make none", () => {
  const hours = Array.from({ length: 7 }, (_, index) => ({
    time: `${index}:00`,
    temperature: index,
    precipitation: index === 2 ? 90 : 0,
    sky: "CLEAR" as const,
    isNight: false,
  }));
  const chart = toHourChart(hours, String);
  expect(chart?.marks.map(({ temperature }) => temperature)).toEqual(["0", "3", "6"]);
  expect(chart?.bars).toHaveLength(1);
  expect(chart?.bars[0]?.height).toBeLessThanOrEqual(60);
  expect(toHourChart(hours.slice(0, 2), String)).toBeNull();
});
