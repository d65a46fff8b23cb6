import { expect, test } from "vitest";
import type { GetFuelPricesQuery } from "#graphql/generated/operations.ts";
import { type FuelSearch, parseFuelSearch, toFuelPath, toFuelTitle, toFuelView } from "./fuel-view-model.ts";

type Prices = GetFuelPricesQuery["fuel_prices"];
type Station = Prices["districts"][number]["stations"][number];

// A Sunday: 19:15 in Vienna.
const now = new Date("2026-11-22T18:15:00Z");
const station = (name: string, price: number, latitude = 47.41, longitude = 9.74): Station => ({
  name,
  address: "Hauptstraße 1",
  postal_code: "6850",
  city: "Dornbirn",
  latitude,
  longitude,
  price,
  hours: [
    { day: "SO", from: "07:00", to: "19:00" },
    { day: "FE", from: "07:00", to: "19:00" },
  ],
});
const prices = (changes: Partial<Prices> = {}): Prices => ({
  state: { as_of: "2026-11-22T18:00:00Z", is_stale: false, is_sample: false },
  districts: [
    { slug: "bregenz", stations: [1550, 1560, 1570].map((price) => station(`B${price}`, price, 47.5, 9.73)) },
    { slug: "dornbirn", stations: [1540, 1555, 1565, 1575].map((price) => station(`D${price}`, price)) },
  ],
  history: [],
  ...changes,
});
const parse = (query: string) => parseFuelSearch(new URLSearchParams(query));
const view = (query: string, changes: Partial<Prices> = {}) =>
  toFuelView(prices(changes), parse(query) as FuelSearch, "/spritpreise", now);

test("the five cheapest of the region are shown, with price, hours and whether they are open", () => {
  const { stations, marks, title, fuel } = view("");
  expect(stations.map(({ name }) => name)).toEqual(["D1540", "B1550", "D1555", "B1560", "D1565"]);
  expect(stations[0]).toMatchObject({
    price: { cents: "1,54", thousandth: "0", spoken: "1,540 Euro" },
    address: "Hauptstraße 1, 6850 Dornbirn",
    hours: "Mo–Sa geschlossen, So und Feiertag 07:00–19:00",
    open: "Um 19:15\u00a0Uhr geschlossen",
    distance: null,
  });
  expect([marks.length, title, fuel]).toEqual([
    5,
    "Diesel in Vorarlberg",
    { value: "diesel", title: "Diesel", unit: "Liter", name: "DIESEL" },
  ]);
});

test("of a district only its own are compared, around a municipality those near it", () => {
  expect(view("bezirk=bregenz").stations.map(({ name }) => name)).toEqual(["B1550", "B1560", "B1570"]);
  const { stations, municipality, title } = view("gemeinde=bregenz&treibstoff=super");
  expect([municipality, title]).toEqual(["bregenz", "Super 95 in und um Bregenz"]);
  expect(stations[1]).toMatchObject({ name: "B1550", distance: expect.stringMatching(/^\d+(,\d)?\u00a0(k?m)$/) });
  expect(view("treibstoff=gas", { districts: [] }).empty).toBe("Zurzeit ist hier kein Preis für CNG-Erdgas gemeldet.");
});

test("a search has one address, and an invalid search has none", () => {
  for (const [query, path] of [
    ["treibstoff=diesel&gemeinde=", "/spritpreise"],
    ["treibstoff=super", "/spritpreise?treibstoff=super"],
    ["gemeinde=lech&bezirk=bludenz", "/spritpreise?gemeinde=lech"],
    ["bezirk=bludenz&treibstoff=gas", "/spritpreise?treibstoff=gas&bezirk=bludenz"],
  ])
    expect(toFuelPath("/spritpreise", parse(query ?? "") as FuelSearch)).toBe(path);
  for (const query of ["treibstoff=kerosin", "gemeinde=wien", "gemeinde=Götzis", "bezirk=tirol"]) expect(parse(query)).toBeNull();
  expect(toFuelTitle(parse("bezirk=bludenz") as FuelSearch)).toBe("Diesel im Bezirk Bludenz");
  expect(view("bezirk=bludenz").fuels.map(({ link }) => link)).toEqual([
    "/spritpreise?bezirk=bludenz",
    "/spritpreise?treibstoff=super&bezirk=bludenz",
    "/spritpreise?treibstoff=gas&bezirk=bludenz",
  ]);
});

test("the chart shows the region's lowest, or a district's; a missing day is a gap", () => {
  const day = (date: string, district: string, lowest: number) => ({ day: date, district, lowest, median: lowest + 40 });
  const history = [
    day("2026-11-18", "bregenz", 1500),
    day("2026-11-18", "dornbirn", 1520),
    day("2026-11-19", "bregenz", 1540),
    day("2026-11-22", "bregenz", 1530),
    day("2026-11-22", "dornbirn", 1510),
  ];
  const { chart } = view("", { history });
  expect(chart?.rows).toEqual([
    { day: "22. November", lowest: "1,510", median: "1,550" },
    { day: "19. November", lowest: "1,540", median: "1,580" },
    { day: "18. November", lowest: "1,500", median: "1,540" },
  ]);
  expect(chart?.lowest).toMatch(/^M92 \d+L217 \d+M590 \d+$/);
  expect(chart?.levels.map(({ text }) => text.replace("\u00a0", " "))).toEqual(["1,500 €", "1,540 €", "1,580 €"]);
  expect(chart?.label).toContain("günstigster Preis zuletzt 1,510");
  expect(view("gemeinde=lustenau", { history }).chart?.rows.map(({ lowest }) => lowest)).toEqual(["1,510", "1,520"]);
  expect(view("bezirk=feldkirch", { history }).chart).toBeNull();
  expect(view("", { history: history.slice(0, 2) }).chart).toBeNull();
});
