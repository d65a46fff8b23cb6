/** The page of petrol prices before a back end that says this and that. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { GetFuelPricesQuery } from "#graphql/generated/operations.ts";
import { type Edge, type Portal, startEdge } from "#tests/support/edge/start-edge.ts";

type Prices = GetFuelPricesQuery["fuel_prices"];

let edge: Edge;
let get: Portal;
beforeAll(async () => {
  edge = await startEdge();
  get = await edge.startPortal();
});
afterEach(() => edge.backend.reset());
afterAll(() => edge.stop());

const state = { as_of: "2026-11-22T16:55:00Z", is_stale: false, is_sample: false };
const stations: Prices["districts"][number]["stations"] = Array.from({ length: 7 }, (_, index) => ({
  name: `Station <${index}>`,
  address: "Hauptstraße 1",
  postal_code: "6850",
  city: "Dornbirn",
  price: 1500 + index,
  latitude: 47.41,
  longitude: 9.74,
  hours: [{ day: "MO" as const, from: "06:00", to: "20:00" }],
}));
const history = ["2026-11-20", "2026-11-21"].map((day) => ({ day, district: "dornbirn", lowest: 1500, median: 1520 }));
const asked: unknown[] = [];
function answer(prices: Partial<Prices>): void {
  edge.backend.answer("GetFuelPrices", ({ fuel }) => {
    asked.push(fuel);
    return { data: { fuel_prices: { state, districts: [{ slug: "dornbirn", stations }], history, ...prices } } };
  });
}

test("shows five prices at most, whatever the back end says, with their source and its rule", async () => {
  answer({});
  const { status, text } = await get("/spritpreise?treibstoff=super&gemeinde=dornbirn");
  expect([status, asked.at(-1)]).toEqual([200, "SUPER"]);
  for (const part of [
    "Super 95 in und um Dornbirn",
    "Station &lt;0&gt;",
    "1,500 Euro",
    "Mo 06:00–20:00",
    'href="https://www.spritpreisrechner.at"',
    "die fünf günstigsten Tankstellen",
    '<option value="dornbirn" selected="">',
    "Verlauf vom 20. November bis 21. November",
  ])
    expect.soft(text.replaceAll("\u00a0", " ")).toContain(part);
  expect(text.match(/1,50\d Euro/g)).toHaveLength(5);
  expect(text).not.toMatch(/Station &lt;[56]/);
});

test.each([
  [
    { state: { as_of: null, is_stale: true, is_sample: false }, districts: [], history: [] },
    "Zurzeit liegen keine aktuellen Daten vor",
  ],
  [{ districts: [], history: [] }, "Zurzeit ist hier kein Preis für Diesel gemeldet."],
  [{ history: [] }, "Der Verlauf beginnt heute"],
  [{ state: { ...state, is_stale: true } }, "Die Quelle ist gerade nicht erreichbar."],
])("says what there is none of: %#", async (prices, text) => {
  answer(prices);
  expect((await get("/spritpreise")).text).toContain(text);
});

test("is kept by fuel and place, and knows no others", async () => {
  const kept = await edge.startPortal({ EDGE_CACHE: "isolate" });
  answer({});
  await kept("/spritpreise?gemeinde=lech");
  expect((await kept("/spritpreise?utm=x&gemeinde=lech")).headers["x-cache"]).toBe("hit");
  expect((await kept("/spritpreise?gemeinde=lech&treibstoff=gas")).headers["x-cache"]).toBe("miss");
  for (const query of ["treibstoff=x", "gemeinde=wien", "bezirk=wien"])
    expect((await get(`/spritpreise?${query}`)).status, query).toBe(404);
});

test("is the one page that may ask where its reader is", async () => {
  answer({});
  expect((await get("/spritpreise")).headers["permissions-policy"]).toContain("geolocation=(self)");
  expect((await get("/impressum")).headers["permissions-policy"]).toContain("geolocation=()");
});
