import { env as bindings } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refreshServices } from "#workers/backend/doors/clock/refresh-services.ts";
import { createQueries } from "#workers/backend/ground/database/tables/queries.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { asSource } from "#workers/backend/services/sources/service-source.ts";
import { nowcastSource } from "./nowcast.ts";
import { readWeather, readWeatherLine, readWeatherPlaces } from "./read-weather.ts";
import { weatherSource } from "./weather-source.ts";

const GEOSPHERE = "https://hub.example/v1/timeseries/forecast/nwp";
const NOWCAST = "https://hub.example/v1/timeseries/forecast/nowcast";
const MET = "https://met.example/locationforecast/complete";
/** 12:20 here. */
const now = Date.parse("2026-11-29T11:20:00Z") / 1000;
const hour = now - 1200;
const base: Env = { ...(bindings as Env), PUBLIC_ORIGIN: "https://zeitung.example" };
const both: Env = { ...base, GEOSPHERE_FORECAST_URL: GEOSPHERE, MET_FORECAST_URL: MET };

const stamp = (seconds: number) => new Date(seconds * 1000).toISOString().replace(/:\d\d\.\d{3}Z$/, "+00:00");
const row = (...data: (number | null)[]) => ({ data });

/** Three stamps: two hours. */
function geosphere(url: URL, change: (parameters: Record<string, unknown>) => void = () => undefined) {
  const features = url.searchParams.getAll("lat_lon").map((pair) => {
    const [latitude, longitude] = pair.split(",").map(Number);
    const parameters = {
      t2m: row(3.24, 2, 1),
      sy: row(1, 9, 15),
      rr_acc: row(1, 3.5, 3.5),
      u10m: row(-3, 0, 0),
      v10m: row(0, -4, 0),
      ugust: row(0, 6, 0),
      vgust: row(0, 8, 0),
      snowlmt: row(0, 812.4, -5),
    };
    change(parameters);
    return { geometry: { coordinates: [longitude, latitude] }, properties: { parameters } };
  });
  return { timestamps: [hour, hour + 3600, hour + 7200].map(stamp), features };
}

const whole: Answer = (url) => geosphere(url);

function met() {
  const at = (seconds: number) => new Date(seconds * 1000).toISOString();
  const details = { air_temperature: 9, wind_speed: 2, wind_from_direction: 200 };
  const six = {
    summary: { symbol_code: "lightrainshowers_day" },
    details: { precipitation_amount: 2, air_temperature_min: 4, air_temperature_max: 12 },
  };
  const one = { summary: { symbol_code: "clearsky_day" }, details: { precipitation_amount: 0 } };
  const timeseries = [
    { time: at(hour), data: { instant: { details }, next_1_hours: one, next_6_hours: six } },
    { time: at(hour + 3600), data: { instant: { details }, next_1_hours: one, next_6_hours: six } },
    { time: at(hour + 7200), data: { instant: { details }, next_6_hours: six } },
    // Within the six hours before.
    { time: at(hour + 10_800), data: { instant: { details }, next_6_hours: six } },
    { time: at(hour + 28_800), data: { instant: { details } } },
  ];
  return { properties: { timeseries } };
}

type Answer = (url: URL) => unknown;
let asked: { url: URL; agent: string | null }[] = [];

async function bring(env: Env, answers: Record<string, Answer>, at = now): Promise<void> {
  asked = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input as string, init);
    const url = new URL(request.url);
    asked.push({ url, agent: request.headers.get("user-agent") });
    const body = answers[url.origin + url.pathname]?.(url);
    return body === undefined ? new Response(null, { status: 503 }) : new Response(JSON.stringify(body));
  });
  await refreshServices(env, at, { isStart: true, sources: [asSource(weatherSource), asSource(nowcastSource)] });
}

const read = async (slug = "lech", at = now) => readWeather(createQueries(base.DB), slug, at);

beforeEach(async () => {
  await base.DB.batch([
    base.DB.prepare("DELETE FROM service_snapshots"),
    base.DB.prepare("DELETE FROM weather_series"),
    base.DB.prepare("DELETE FROM municipalities"),
    base.DB.prepare("INSERT OR IGNORE INTO districts (id, slug, title) VALUES (801, 'bludenz', 'Bludenz')"),
    base.DB.prepare(
      "INSERT INTO municipalities (id, slug, title, district_id, latitude, longitude) VALUES (80114, 'lech', 'Lech', 801, 47.20813, 10.14181)",
    ),
  ]);
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

test("the near hours are GeoSphere's, what lies behind them MET Norway's", async () => {
  await bring(both, { [GEOSPHERE]: whole, [MET]: met });
  const { snapshot, place, mountains, lake } = await read();
  expect(snapshot).toMatchObject({ isStale: false, data: { providers: ["GEOSPHERE", "MET_NORWAY"] } });
  expect(place?.spans).toEqual([
    {
      at: hour,
      hours: 1,
      temperature: 3.2,
      lowest: null,
      highest: null,
      precipitation: 2.5,
      sky: "RAIN",
      wind: 3,
      gusts: 10,
      windFrom: 90,
      snowLine: 812,
    },
    expect.objectContaining({
      at: hour + 3600,
      temperature: 2,
      precipitation: 0,
      sky: "SNOW",
      wind: 4,
      windFrom: 0,
      snowLine: null,
    }),
  ]);
  expect(place?.days).toEqual([
    { date: "2026-11-29", lowest: 2, highest: 12, precipitation: 4.5, sky: "SHOWERS", gusts: 10, snowLine: 812 },
  ]);
  // Asked for their height, which one of them alone knows.
  expect(mountains.map(({ height, point }) => [height, point.spans[0]?.temperature])).toEqual([
    [1064, 9],
    [2090, 9],
    [3312, 9],
  ]);
  expect(lake?.point.spans[0]?.temperature).toBe(3.2);
  expect(await readWeatherPlaces(createQueries(base.DB), now)).toEqual([
    { municipality: "lech", days: [{ date: "2026-11-29", lowest: 2, highest: 12, sky: "SHOWERS" }] },
  ]);
  const norway = asked.filter(({ url }) => url.origin === "https://met.example");
  expect(norway.map(({ url }) => url.search)).toContain("?lat=47.2081&lon=10.1418");
  expect(norway.map(({ url }) => url.searchParams.get("altitude"))).toEqual([null, "1064", "2090", "3312", null]);
  expect(new Set(norway.map(({ agent }) => agent))).toEqual(new Set([expect.stringContaining("https://zeitung.example")]));
});

test("either is enough, and one that fails takes nothing from the other", async () => {
  await bring({ ...base, MET_FORECAST_URL: MET }, { [MET]: met });
  expect((await read()).snapshot.data?.providers).toEqual(["MET_NORWAY"]);
  await bring(both, { [GEOSPHERE]: whole }, now + 3600);
  const { snapshot, place } = await read("lech", now);
  expect(snapshot.data?.providers).toEqual(["GEOSPHERE"]);
  // What was known of the evening is still known.
  expect(place?.days[0]).toMatchObject({ highest: 12 });
});

test.each<[string, Answer]>([
  ["fewer points than were asked for", (url) => ({ ...geosphere(url), features: [] })],
  [
    "another place",
    (url) => ({
      ...geosphere(url),
      features: geosphere(url).features.map((one) => ({ ...one, geometry: { coordinates: [16.4, 48.2] } })),
    }),
  ],
  ["no times", (url) => ({ ...geosphere(url), timestamps: [] })],
  ["a time in words", (url) => ({ ...geosphere(url), timestamps: ["heute", "morgen"] })],
  ["a text for a number", (url) => geosphere(url, (parameters) => Object.assign(parameters, { t2m: { data: ["kalt", 1, 2] } }))],
  ["something else", () => "<html>"],
])("%s leaves the last good forecast", async (_, answer) => {
  const alone: Env = { ...base, GEOSPHERE_FORECAST_URL: GEOSPHERE };
  await bring(alone, { [GEOSPHERE]: whole });
  const before = await read();
  await bring(alone, { [GEOSPHERE]: answer }, now + 60);
  expect((await read()).place).toEqual(before.place);
  const state = await base.DB.prepare("SELECT failing_since FROM service_snapshots WHERE name = 'weather'").first();
  expect(state).toEqual({ failing_since: now + 60 });
});

test("an unknown symbol or a missing temperature is no hour, and the rest stays", async () => {
  const alone: Env = { ...base, GEOSPHERE_FORECAST_URL: GEOSPHERE };
  await bring(alone, { [GEOSPHERE]: (url) => geosphere(url, (parameters) => Object.assign(parameters, { sy: row(1, 77, 15) })) });
  expect((await read()).place?.spans.map(({ at }) => at)).toEqual([hour + 3600]);
});

test("a line has the present hour until the next one, and none of what is too old", async () => {
  await bring(both, { [GEOSPHERE]: whole, [MET]: met });
  const queries = createQueries(base.DB);
  expect(await readWeatherLine(queries, "lech", now)).toMatchObject({ span: { at: hour }, today: { lowest: 2, highest: 12 } });
  expect(queries.until()).toBe(hour + 3600);
  expect(queries.tags()).toContain("service:weather");
  expect(await readWeatherLine(createQueries(base.DB), "lech", now + 3600)).toMatchObject({ span: { at: hour + 3600 } });
  expect(await readWeatherLine(createQueries(base.DB), "lech", now + 7 * 3600)).toBeNull();
  expect(await readWeatherLine(createQueries(base.DB), "wien", now)).toBeNull();
});

test("the nowcast is by quarters of an hour; one that is old or uneven is none", async () => {
  const env: Env = { ...base, GEOSPHERE_NOWCAST_URL: NOWCAST };
  const nowcast = (step: number) => (url: URL) => ({
    timestamps: [0, 1, 2].map((index) => stamp(hour + index * step)),
    features: geosphere(url).features.map(({ geometry }) => ({
      geometry,
      properties: { parameters: { t2m: row(4.6, 4, 4), rr: row(0, 0.04, 0.55), ff: row(3, 3, 3), dd: row(259.3, 0, 0) } },
    })),
  });
  await bring(env, { [NOWCAST]: nowcast(900) });
  expect((await read()).nowcast).toEqual({ at: hour, temperature: 4.6, wind: 3, windFrom: 259, precipitation: [0, 0.6] });
  expect((await read("lech", now + 46 * 60)).nowcast).toBeNull();
  expect((await read("wien")).nowcast).toBeNull();
  await bring(env, { [NOWCAST]: nowcast(600) }, now + 600);
  const state = await base.DB.prepare("SELECT failure FROM service_snapshots WHERE name = 'nowcast'").first();
  expect(state).toEqual({ failure: "its times are not a quarter of an hour apart" });
});
