/** Avalanche bulletins and gauges: what is kept of the forms of others. */
import { env as bindings } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refreshServices } from "#workers/backend/doors/clock/refresh-services.ts";
import { createQueries } from "#workers/backend/ground/database/tables/queries.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { avalancheSource } from "#workers/backend/services/avalanche/avalanche-source.ts";
import { asSource } from "#workers/backend/services/sources/service-source.ts";
import { readSnapshot } from "#workers/backend/services/sources/snapshot.ts";
import { gaugesSource } from "./gauges-source.ts";

const env: Env = {
  ...(bindings as Env),
  AVALANCHE_URL: "https://snow.example/b.json",
  GAUGES_URL: "https://water.example/g.json",
};
const now = Date.parse("2026-01-15T11:20:00Z") / 1000;

async function bring(source: "avalanche" | "gauges", body: unknown, at = now): Promise<void> {
  vi.spyOn(globalThis, "fetch").mockImplementation(
    async () => new Response(typeof body === "string" ? body : JSON.stringify(body)),
  );
  const sources = [source === "avalanche" ? asSource(avalancheSource) : asSource(gaugesSource)];
  await refreshServices(env, at, { isStart: true, sources });
}
const readBulletins = async () => (await readSnapshot(createQueries(env.DB), avalancheSource, now)).data?.bulletins;
const readGauges = async () => (await readSnapshot(createQueries(env.DB), gaugesSource, now)).data?.gauges;

beforeEach(async () => {
  await env.DB.prepare("DELETE FROM service_snapshots").run();
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

const bulletin = (facts: object = {}) => ({
  regions: [
    { regionID: "AT-08-03", name: "Silvretta" },
    { regionID: "AT-07-14", name: "Ötztal" },
  ],
  dangerRatings: [
    { mainValue: "moderate", elevation: { upperBound: "2200" } },
    { mainValue: "considerable", elevation: { lowerBound: "2200" } },
    { mainValue: "no_rating" },
  ],
  avalancheProblems: [{ problemType: "wind_slab" }, { problemType: "wind_slab" }, { problemType: "unheard_of" }],
  highlights: "Frischer <b>Triebschnee</b>.",
  validTime: { startTime: "2026-01-14T16:00:00Z", endTime: "2026-01-15T16:00:00Z" },
  source: { provider: { name: "Lawinenwarndienst" } },
  ...facts,
});

test("of a bulletin the land's regions are kept, with the highest danger first and plain words", async () => {
  await bring("avalanche", {
    bulletins: [
      bulletin(),
      bulletin({ regions: [{ regionID: "AT-07-14" }] }),
      bulletin({ dangerRatings: [{ mainValue: "no_snow" }] }),
      bulletin({
        highlights: null,
        avalancheActivity: { highlights: "Ruhig." },
        dangerRatings: [{ mainValue: "low", elevation: { lowerBound: "treeline" } }],
      }),
    ],
  });
  const times = { starts: Date.parse("2026-01-14T16:00:00Z") / 1000, ends: Date.parse("2026-01-15T16:00:00Z") / 1000 };
  expect(await readBulletins()).toEqual([
    {
      regions: ["Silvretta"],
      ratings: [
        { level: 3, above: "2200", below: null },
        { level: 2, above: null, below: "2200" },
      ],
      problems: ["wind_slab"],
      text: "Frischer Triebschnee .",
      ...times,
    },
    {
      regions: ["Silvretta"],
      ratings: [{ level: 1, above: "treeline", below: null }],
      problems: ["wind_slab"],
      text: "Ruhig.",
      ...times,
    },
  ]);
});

test("in summer there are no bulletins, which is a good answer", async () => {
  await bring("avalanche", { bulletins: [bulletin()] });
  await bring("avalanche", { bulletins: [] }, now + 3600);
  expect(await readBulletins()).toEqual([]);
});

test.each([
  ["no JSON", "<html>"],
  ["no list", {}],
  ["a time in words", { bulletins: [bulletin({ validTime: { startTime: "heute", endTime: "morgen" } })] }],
])("%s leaves the last good bulletins", async (_, body) => {
  await bring("avalanche", { bulletins: [bulletin()] });
  await bring("avalanche", body, now + 60);
  expect(await readBulletins()).toHaveLength(1);
});

const gauge = (facts: object = {}, coordinates = [9.7655, 47.4858]) => ({
  geometry: { type: "Point", coordinates },
  properties: {
    hzbnr: 200014,
    gewasser: "Bregenzerach",
    messstelle: "Kennelbach",
    parameter: "W",
    wert: "152,5",
    einheit: "cm",
    zp: "2026-01-15T12:00:00",
    gesamtcode: 420,
    ...facts,
  },
});

test("gauges of the region are kept with value, hour and stage, the highest first, in both spellings of the fields", async () => {
  await bring("gauges", {
    features: [
      gauge({
        hzbnr: 1,
        gewasser: undefined,
        gewaesser: "Ill",
        zp: undefined,
        zeitpunkt: "2026-01-15T11:00:00Z",
        wert: 7,
        gesamtcode: "230",
      }),
      gauge(),
      gauge({ hzbnr: 2, parameter: "WT", wert: "4,1", einheit: "°C", gesamtcode: 900 }),
      gauge({ hzbnr: 3 }, [16.4, 48.2]),
      gauge({ hzbnr: 4, wert: "" }),
      gauge({ hzbnr: 5, wert: "trocken" }),
      gauge({ hzbnr: 6, zp: "2026-01-15 03:00:00" }),
      gauge({ hzbnr: 7, zp: "gestern" }),
      gauge({ hzbnr: 8, parameter: "X" }),
      { ...gauge({ hzbnr: 9 }), geometry: null },
    ],
  });
  expect((await readGauges())?.map(({ id, water, value, stage, quantity }) => [id, water, value, stage, quantity])).toEqual([
    ["200014:W", "Bregenzerach", 152.5, 4, "LEVEL"],
    ["1:W", "Ill", 7, 2, "LEVEL"],
    ["2:WT", "Bregenzerach", 4.1, null, "TEMPERATURE"],
  ]);
  expect((await readGauges())?.map(({ at }) => at)).toEqual([now - 1200, now - 1200, now - 1200]);
});

test.each([
  ["no gauge of the region", { features: [gauge({}, [16.4, 48.2])] }],
  ["another document", { type: "FeatureCollection" }],
  ["no JSON", "busy"],
])("%s leaves the last good levels", async (_, body) => {
  await bring("gauges", { features: [gauge()] });
  await bring("gauges", body, now + 60);
  expect(await readGauges()).toHaveLength(1);
});
