/** Disturbances in the back end: feeds of GTFS-Realtime as bytes and as JSON, damaged and endless ones, names, and what readers get. */
import { env as bindings } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { handleAdmin } from "#workers/backend/doors/admin/handle-admin.ts";
import { refreshServices } from "#workers/backend/doors/clock/refresh-services.ts";
import { createQueries } from "#workers/backend/ground/database/tables/queries.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { asSource } from "#workers/backend/services/sources/service-source.ts";
import { type FeedAlert, type FeedFacts, writeFeed } from "#workers/stand-ins/services/transit/write-feed.ts";
import { readTransitAlerts } from "./read-alerts.ts";
import { transitSource } from "./transit-source.ts";

const env: Env = {
  ...(bindings as Env),
  TRANSIT_ALERTS_URL: "https://transit.example/alerts",
  TRANSIT_ALERTS_HEADER: "X-Api-Key: geheim",
};
const now = Date.parse("2026-11-29T11:20:00Z") / 1000;
const HOUR = 3600;
let asked: RequestInit | undefined;

async function bring(body: BodyInit, at = now): Promise<void> {
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
    asked = init;
    return new Response(body);
  });
  await refreshServices(env, at, { isStart: true, sources: [asSource(transitSource)] });
}

const read = async (at = now) => {
  const queries = createQueries(env.DB);
  const { alerts, snapshot } = await readTransitAlerts(queries, at);
  return { alerts, until: queries.until(), snapshot };
};
const bringAlerts = (alerts: FeedAlert[], facts?: FeedFacts) => bring(writeFeed(alerts, facts));
const readFailure = () =>
  env.DB.prepare("SELECT failure FROM service_snapshots WHERE name = 'transit'").first<string | null>("failure");

function post(body: string) {
  const headers = { authorization: `Bearer ${env.ADMIN_TOKEN}`, "content-type": "text/csv" };
  return handleAdmin(new Request("http://backend/admin/transit", { method: "POST", headers, body }), env);
}

const strike: FeedAlert = {
  id: "1",
  periods: [{ start: now - HOUR, end: now + HOUR }, { start: now + 5 * HOUR }],
  entities: [{ route: "r1" }, { tripRoute: "r2" }, { stop: "s1" }, { stop: "unbekannt" }],
  cause: 4,
  effect: 1,
  severity: 4,
  url: { de: "https://bahn.example/1" },
  header: { en: "Strike", de: "Streik bei der Bahn" },
  description: { de: "<p>Kein Zug.</p>Bis   Mittag\r\n\r\n\r\nDann wieder." },
};

beforeEach(async () => {
  await env.DB.batch([env.DB.prepare("DELETE FROM service_snapshots"), env.DB.prepare("DELETE FROM transit_names")]);
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

test("an alert is read from its bytes, with the operator's key, in German, and with the names of lines and stops", async () => {
  expect(
    await (await post("route_id,route_short_name,route_long_name,route_type\nr1,S1,Lindau,109\nr2,,Gondel Lech,6\n")).json(),
  ).toEqual({ kind: "route", names: 2, left: 0 });
  expect(await (await post('stop_name,stop_id\n"Egg, Ortsmitte",s1\n,s2\n')).json()).toEqual({ kind: "stop", names: 1, left: 1 });
  await bringAlerts([strike]);
  expect(new Headers(asked?.headers).get("x-api-key")).toBe("geheim");
  expect(asked?.redirect).toBe("manual");
  const { alerts, until } = await read();
  expect(alerts).toEqual([
    {
      id: "1",
      modes: ["CABLE", "TRAIN"],
      cause: "STRIKE",
      effect: "NO_SERVICE",
      severity: "SEVERE",
      title: "Streik bei der Bahn",
      text: "Kein Zug.\nBis Mittag\n\nDann wieder.",
      link: "https://bahn.example/1",
      periods: [
        { starts: now - HOUR, ends: now + HOUR },
        { starts: now + 5 * HOUR, ends: null },
      ],
      lines: [
        { name: "Gondel Lech", mode: "CABLE" },
        { name: "S1", mode: "TRAIN" },
      ],
      stops: ["Egg, Ortsmitte"],
    },
  ]);
  expect(until).toBe(now + HOUR);
  const later = await read(now + 2 * HOUR);
  expect(later.alerts[0]?.periods).toEqual([{ starts: now + 5 * HOUR, ends: null }]);
});

test("what is over, far ahead, deleted, without words or there twice is left out; the worst comes first", async () => {
  const header = (words: string) => ({ "": words });
  await bringAlerts([
    { id: "a", header: header("ohne Zeit") },
    { id: "b", header: header("vorbei"), periods: [{ start: now - 9 * HOUR, end: now }] },
    { id: "c", header: header("fern"), periods: [{ start: now + 15 * 24 * HOUR }] },
    { id: "d", header: header("bald"), periods: [{ start: now + 13 * 24 * HOUR }], severity: 3, effect: 4 },
    { id: "e", header: header("gelöscht"), isDeleted: true },
    { id: "f", header: { de: " " } },
    { id: "a", header: header("noch einmal") },
    { id: "g", header: header("schlimm"), severity: 4, url: { de: "http://offen.example/" }, cause: 99, effect: 99 },
  ]);
  const { alerts } = await read();
  expect(alerts.map(({ title }) => title)).toEqual(["schlimm", "bald", "ohne Zeit"]);
  expect(alerts[0]).toMatchObject({ link: null, cause: "UNKNOWN_CAUSE", effect: "UNKNOWN_EFFECT", modes: ["OTHER"] });
});

test("the JSON form says the same, in either spelling", async () => {
  const period = { start: String(now - HOUR), end: now + HOUR };
  const texts = (text: string) => ({ translation: [{ text, language: "de" }] });
  await bring(
    JSON.stringify({
      header: { gtfsRealtimeVersion: "2.0", incrementality: "FULL_DATASET" },
      entity: [
        {
          id: "x",
          alert: {
            activePeriod: [period],
            informedEntity: [{ routeId: "830", routeType: 3 }],
            cause: "WEATHER",
            effect: "DETOUR",
            severityLevel: "WARNING",
            headerText: texts("Umleitung"),
          },
        },
        { id: "y", alert: { active_period: [period], effect: 3, header_text: texts("Verspätung") } },
        { id: "z", vehicle: {} },
      ],
    }),
  );
  const { alerts } = await read();
  expect(alerts.map(({ title, effect, severity, cause, lines }) => [title, effect, severity, cause, lines])).toEqual([
    ["Umleitung", "DETOUR", "WARNING", "WEATHER", [{ name: "830", mode: "BUS" }]],
    ["Verspätung", "SIGNIFICANT_DELAYS", "UNKNOWN_SEVERITY", "UNKNOWN_CAUSE", []],
  ]);
});

describe("a feed that cannot be believed leaves the last good answer:", () => {
  const good = writeFeed([strike]);
  const many = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item);
  const withByte = (at: number, byte: number) => {
    const bytes = good.slice();
    bytes[at] = byte;
    return bytes;
  };
  test.each<[string, BodyInit, string]>([
    ["nothing", new Uint8Array(), "no feed"],
    ["a page", "<!doctype html><title>Wartung</title>", "protobuf"],
    ["half of it", good.slice(0, good.length - 7), "protobuf"],
    ["a length beyond its end", withByte(1, 0xff), "protobuf"],
    ["a field of another type", withByte(0, 0x08), "type"],
    ["text of no letters", writeFeed([], { version: "\u0000\u0001" }), "no feed"],
    ["what has changed alone", writeFeed([strike], { incrementality: 1 }), "DIFFERENTIAL"],
    ["too many entities", writeFeed(many(5001, { id: "a" })), "5000 entities"],
    ["an alert of everything", writeFeed([{ id: "a", entities: many(501, { route: "r" }) }]), "500 entities"],
    ["an alert of endless periods", writeFeed([{ id: "a", periods: many(51, { start: 1 }) }]), "50 periods"],
    ["more bytes than it may have", new Uint8Array(4 * 1024 * 1024 + 1), "bytes"],
    ["groups within groups", new Uint8Array(100_000).fill(0x1b), "protobuf"],
    ["broken JSON", '{"header":', "JSON"],
    ["JSON of something else", "{}", "header"],
  ])("%s", async (_, body, failure) => {
    await bringAlerts([strike]);
    await bring(body, now + 600);
    expect(await readFailure()).toContain(failure);
    expect((await read(now + 600)).alerts).toHaveLength(1);
  });
});

test("the last good answer is called old after an hour, and not believed after twelve", async () => {
  await bringAlerts([{ id: "a", header: { de: "dauert" } }]);
  expect((await read(now + 2 * HOUR)).snapshot.isStale).toBe(true);
  expect((await read(now + 2 * HOUR)).alerts).toHaveLength(1);
  expect((await read(now + HOUR)).until).toBe(now + 12 * HOUR);
  const over = await read(now + 12 * HOUR);
  expect([over.alerts, over.snapshot.fetchedAt]).toEqual([[], null]);
});

test.each([
  ["", 400],
  ["name,id\na,b", 400],
  ["route_id,route_short_name\n,", 400],
  [`stop_id,stop_name\n${"a,b\n".repeat(30_001)}`, 400],
])("an operator is told why a file of names is not taken: %#", async (body, status) => {
  expect((await post(body)).status).toBe(status);
});

test("a new file of lines takes the place of the former one, and leaves the stops", async () => {
  await post("stop_id,stop_name\ns1,Egg");
  await post("route_id,route_short_name\nr1,S1");
  await post("route_id,route_short_name\nr2,S2");
  const { results } = await env.DB.prepare("SELECT kind, id, name FROM transit_names ORDER BY kind").all();
  expect(results).toEqual([
    { kind: "route", id: "r2", name: "S2" },
    { kind: "stop", id: "s1", name: "Egg" },
  ]);
});
