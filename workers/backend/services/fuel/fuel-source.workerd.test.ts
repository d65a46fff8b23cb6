import { env as bindings } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { refreshServices } from "#workers/backend/doors/clock/refresh-services.ts";
import { ask } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import { recordPlans } from "#workers/backend/ground/database/record-plans-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { asSource } from "#workers/backend/services/sources/service-source.ts";
import { fuelSource } from "./fuel-source.ts";
import { parseStations } from "./parse-stations.ts";

/** As the interface documents it; `price` null is a station that is not among the five cheapest. */
function toWire(id: number, price: number | null, changes: Record<string, unknown> = {}) {
  return {
    id,
    name: `Station ${id}`,
    location: { address: "Hauptstraße 1", postalCode: "6850", city: "Dornbirn", latitude: 47.41, longitude: 9.74 },
    contact: { telephone: "", fax: "", website: "" },
    openingHours: [
      { day: "MO", label: "Montag", order: 1, from: "06:00", to: "20:00" },
      { day: "FE", label: "Feiertag", order: 8, from: "00:00", to: "24:00" },
    ],
    offerInformation: { service: false, selfService: true, unattended: true },
    paymentMethods: { cash: true, debitCard: true, creditCard: true, others: "DKV" },
    paymentArrangements: { cooperative: false, clubCard: false },
    position: id,
    open: true,
    distance: 1.4750915593739207,
    prices: price === null ? [] : [{ fuelType: "DIE", amount: price, label: "Diesel" }],
    ...changes,
  };
}
const parse = (wire: unknown) => parseStations(JSON.stringify(wire), "DIE");

describe("an answer of the price comparison", () => {
  test("becomes stations with prices in thousandths, and their hours", () => {
    expect(parse([toWire(1, 1.549)])).toEqual([
      {
        id: 1,
        name: "Station 1",
        address: "Hauptstraße 1",
        postal_code: "6850",
        city: "Dornbirn",
        latitude: 47.41,
        longitude: 9.74,
        price: 1549,
        hours: [
          { day: "MO", from: "06:00", to: "20:00" },
          { day: "FE", from: "00:00", to: "24:00" },
        ],
      },
    ]);
  });

  test("never shows more than the five cheapest, for any answer, and none without a price", () => {
    const prices = [1.6, 1.5, 1.9, null, 1.7, 1.4, 1.8, 1.55];
    expect(parse(prices.map((price, index) => toWire(index, price))).map(({ price }) => price)).toEqual([
      1400, 1500, 1550, 1600, 1700,
    ]);
  });

  test.each([
    ["a price in cents", toWire(1, 154.9)],
    ["a price of nothing", toWire(1, 0)],
    ["the price of another fuel", toWire(1, null, { prices: [{ fuelType: "SUP", amount: 1.5 }] })],
    ["null for its prices", toWire(1, null, { prices: null })],
    ["no place", toWire(1, 1.5, { location: { city: "Dornbirn" } })],
  ])("leaves out a station with %s, and keeps the others", (_, broken) => {
    expect(parse([broken, toWire(2, 1.5)]).map(({ id }) => id)).toEqual([2]);
  });

  test("takes a station with unreadable hours, without them", () => {
    const hours = [
      { day: "XX", from: "06:00", to: "20:00" },
      { day: "MO", from: "6", to: "8" },
      { day: "DI", from: "00:00", to: "00:00" },
      "?",
    ];
    expect(parse([toWire(1, 1.5, { openingHours: hours })])[0]?.hours).toEqual([]);
    expect(parse([toWire(1, 1.5, { openingHours: null, name: null })])[0]).toMatchObject({ hours: [], name: "Tankstelle" });
  });

  test("may have no station; a page, an object or stations of another form are refused", () => {
    expect(parse([])).toEqual([]);
    expect(() => parseStations("<html>", "DIE")).toThrow("no JSON");
    expect(() => parse({ error: "limit" })).toThrow();
    expect(() => parse([{ station: 1 }])).toThrow("another form");
  });
});

const env: Env = { ...(bindings as Env), FUEL_PRICES_ORIGIN: "https://prices.example/sprit/1.0" };
const now = Math.floor(Date.now() / 1000);
const query = `query Q($fuel: Fuel!) { fuel_prices(fuel: $fuel) {
  state { as_of is_stale } districts { slug stations { id price } } history { day district lowest median } } }`;

let answer: (asked: URLSearchParams) => Response;
let asked: string[] = [];
const refresh = (minutes: number) =>
  refreshServices(env, now + minutes * 60, { isStart: false, sources: [asSource(fuelSource)] });
const read = async (fuel = "DIESEL") => (await ask(env, query, { fuel })).data.fuel_prices;
const iso = (seconds: number) => new Date(seconds * 1000).toISOString().replace(".000Z", "Z");

beforeEach(async () => {
  await env.DB.batch(["service_snapshots", "fuel_price_days"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  asked = [];
  answer = () => Response.json([toWire(1, 1.549), toWire(2, 1.599), toWire(3, 1.649)]);
  vi.spyOn(globalThis, "fetch").mockImplementation(async (address) => {
    const url = new URL(String(address));
    asked.push(`${url.pathname}${url.search}`);
    return answer(url.searchParams);
  });
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

test("each fuel is requested for each district, at the documented address", async () => {
  await refresh(0);
  expect(asked).toHaveLength(12);
  expect(asked[0]).toBe("/sprit/1.0/search/gas-stations/by-region?code=801&type=PB&fuelType=DIE&includeClosed=true");
  const { state, districts } = await read();
  expect(state).toEqual({ as_of: iso(now), is_stale: false });
  expect(districts.map(({ slug }: { slug: string }) => slug)).toEqual(["bludenz", "bregenz", "dornbirn", "feldkirch"]);
});

test("the last prices of a failing part stay, and the page is as old as they are", async () => {
  await refresh(0);
  answer = (parameters) =>
    parameters.get("code") === "803" ? new Response("", { status: 503 }) : Response.json([toWire(9, 1.4)]);
  await refresh(30);
  const { state, districts } = await read();
  expect(state.as_of).toBe(iso(now));
  expect(districts.map(({ stations }: { stations: { id: number }[] }) => stations[0]?.id)).toEqual([9, 9, 1, 9]);
  await refresh(60 * 25);
  expect((await read()).districts).toHaveLength(3);
});

test.each([
  ["is away", () => new Response("<html>Wartung</html>")],
  ["says nothing", () => new Response("")],
  ["says too much", () => Response.json(Array.from({ length: 20_000 }, (_, id) => toWire(id, 1.5)))],
  [
    "takes too long",
    () => {
      throw new DOMException("The operation timed out.", "TimeoutError");
    },
  ],
])("a source that %s gets no further requests, and all prices stay", async (_, broken) => {
  await refresh(0);
  asked = [];
  answer = broken;
  await refresh(30);
  expect(asked).toHaveLength(4);
  expect((await read()).state.as_of).toBe(iso(now));
});

test("the lowest price of each day is kept", async () => {
  await refresh(0);
  answer = () => Response.json([toWire(1, 1.7), toWire(2, 1.8)]);
  // Half an hour later may be another day, half a minute later hardly ever.
  await refreshServices(env, now + 1, { isStart: true, sources: [asSource(fuelSource)] });
  const { history } = await read();
  expect(history.find(({ district }: { district: string }) => district === "dornbirn")).toMatchObject({
    lowest: 1549,
    median: 1700,
  });
  expect((await read("GAS")).history).toEqual([]);
});

test("the history uses the table's key", async () => {
  await refresh(0);
  const plans = await recordPlans(env, async (recording) => {
    await ask(recording, query, { fuel: "DIESEL" });
  });
  const steps = plans
    .filter(({ sql }) => sql.includes("fuel_price_days") && !sql.startsWith("INSERT"))
    .flatMap((plan) => plan.steps);
  expect(steps).toHaveLength(1);
  for (const step of steps) expect(step).toMatch(/^SEARCH fuel_price_days USING PRIMARY KEY \(fuel=\? AND day[<>]\?\)$/);
});
