import { env as bindings } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refreshServices } from "#workers/backend/doors/clock/refresh-services.ts";
import { createQueries } from "#workers/backend/ground/database/tables/queries.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { asSource } from "#workers/backend/services/sources/service-source.ts";
import { readWarnings } from "./read-warnings.ts";
import { warningsSource } from "./warnings-source.ts";

const URL = "https://warn.example/now";
const env: Env = { ...(bindings as Env), WARNINGS_URL: URL };
const now = Date.parse("2026-11-29T11:20:00Z") / 1000;
const HOUR = 3600;

const feature = (facts: object = {}) => ({
  properties: {
    warnid: 7,
    wtype: 1,
    wlevel: 2,
    start: String(now - HOUR),
    end: String(now + HOUR),
    gemeinden: ["80114", "90101"],
    ...facts,
  },
});
const geosphere = (...features: object[]) => JSON.stringify({ type: "FeatureCollection", features });

type Cap = {
  id?: string;
  status?: string;
  scope?: string;
  type?: string;
  references?: string;
  info?: string;
  area?: string;
  level?: string;
};
const area = "<areaDesc>Bludenz</areaDesc><geocode><valueName>EMMA_ID</valueName><value>AT801</value></geocode>";
const info = ({ level = "3; orange; Severe", area: of = area, info: more = "" }: Cap, language = "de-AT") => `<info>
  <language>${language}</language><category>Met</category><event>${language === "de-AT" ? "Sturmwarnung" : "Gale"}</event>
  <urgency>Future</urgency><severity>Severe</severity><certainty>Likely</certainty>
  <onset>2026-11-29T15:00:00+01:00</onset><expires>2026-11-29T21:00:00+01:00</expires>
  <senderName>Wetterdienst</senderName><headline>Sturm auf den Bergen</headline><description>Böen um 100 km/h.</description>
  <instruction>Bleib im Tal.</instruction>${more}
  ${level === "" ? "" : `<parameter><valueName>awareness_level</valueName><value>${level}</value></parameter>`}
  <area>${of}</area></info>`;
const cap = (facts: Cap = {}) => `<?xml version="1.0" encoding="UTF-8"?>
  <alert xmlns="urn:oasis:names:tc:emergency:cap:1.2"><identifier>${facts.id ?? "a1"}</identifier><sender>x@y.example</sender>
  <sent>2026-11-29T11:00:00+01:00</sent><status>${facts.status ?? "Actual"}</status><msgType>${facts.type ?? "Alert"}</msgType>
  <scope>${facts.scope ?? "Public"}</scope>${facts.references === undefined ? "" : `<references>${facts.references}</references>`}
  ${info(facts, "en-GB")}${info(facts)}</alert>`;
const feed = (...links: string[]) =>
  `<feed xmlns="http://www.w3.org/2005/Atom">${links.map((link) => `<entry><link href="https://html.example/"/><link type="application/cap+xml" href="${link}"/></entry>`).join("")}</feed>`;

async function bring(documents: string | Record<string, string>, at = now): Promise<void> {
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const document = typeof documents === "string" ? documents : documents[new globalThis.URL(input as string).href];
    return document === undefined ? new Response(null, { status: 404 }) : new Response(document);
  });
  await refreshServices(env, at, { isStart: true, sources: [asSource(warningsSource)] });
}

const read = async (municipality: string | null = null, at = now) => {
  const queries = createQueries(env.DB);
  return { ...(await readWarnings(queries, municipality, at)), until: queries.until() };
};
const readFailure = async () =>
  env.DB.prepare("SELECT failure FROM service_snapshots WHERE name = 'warnings'").first<string | null>("failure");

beforeEach(async () => {
  const place = "INSERT INTO municipalities (id, slug, title, district_id, latitude, longitude) VALUES (?1, ?2, ?2, ?3, ?4, ?5)";
  await env.DB.batch([
    env.DB.prepare("DELETE FROM service_snapshots"),
    env.DB.prepare("DELETE FROM municipalities"),
    env.DB.prepare(
      "INSERT OR IGNORE INTO districts (id, slug, title) VALUES (801, 'bludenz', 'Bludenz'), (803, 'dornbirn', 'Dornbirn')",
    ),
    env.DB.prepare(place).bind(80114, "lech", 801, 47.208, 10.141),
    env.DB.prepare(place).bind(80301, "dornbirn", 803, 47.413, 9.742),
  ]);
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

test("GeoSphere's warnings are by the numbers of municipalities; what is green, over or elsewhere is none", async () => {
  await bring(
    geosphere(
      feature(),
      feature({ wlevel: 0 }),
      feature({ end: now - 1 }),
      feature({ gemeinden: [90101] }),
      feature({ wtype: 5, wlevel: 3, gemeinden: [80114, 80301], start: now + HOUR, end: now + 2 * HOUR }),
      feature({ wtype: 99, wlevel: 1, gemeinden: [80301] }),
    ),
  );
  const { warnings, until } = await read();
  expect(warnings.map(({ hazard, level, municipalities }) => [hazard, level, municipalities])).toEqual([
    ["THUNDERSTORM", 3, ["lech", "dornbirn"]],
    ["WIND", 2, ["lech"]],
    ["OTHER", 1, ["dornbirn"]],
  ]);
  expect(until).toBe(now + HOUR);
  expect((await read("lech")).warnings.map(({ hazard }) => hazard)).toEqual(["THUNDERSTORM", "WIND"]);
  expect((await read("lech", now + HOUR)).warnings.map(({ hazard }) => hazard)).toEqual(["THUNDERSTORM"]);
  // Nobody knows by then whether it was lifted.
  expect((await read(null, now + 61 * 60)).warnings).toEqual([]);
});

test("of a message in several languages the German one counts, with its words", async () => {
  await bring(cap());
  expect((await read()).warnings).toEqual([
    {
      id: "cap:a1:0",
      hazard: "WIND",
      level: 2,
      starts: Date.parse("2026-11-29T14:00:00Z") / 1000,
      ends: Date.parse("2026-11-29T20:00:00Z") / 1000,
      municipalities: ["lech"],
      headline: "Sturm auf den Bergen",
      text: "Böen um 100 km/h.",
      instruction: "Bleib im Tal.",
      sender: "Wetterdienst",
    },
  ]);
});

test.each<[string, Cap, string[]]>([
  ["a number of a municipality", { area: "<geocode><valueName>GKZ</valueName><value>80301</value></geocode>" }, ["dornbirn"]],
  ["a polygon", { area: "<polygon>47.3,9.6 47.5,9.6 47.5,9.9 47.3,9.9 47.3,9.6</polygon>" }, ["dornbirn"]],
  ["a circle", { area: "<circle>47.2,10.1 10</circle>" }, ["lech"]],
  ["several areas", { area: `${area}</area><area><circle>47.413,9.742 1</circle>` }, ["lech", "dornbirn"]],
  ["an area elsewhere", { area: "<circle>48.2,16.4 30</circle>" }, []],
  ["the protocol's own severity", { level: "" }, ["lech"]],
  ["green", { level: "1; green; Minor" }, []],
  ["a test", { status: "Test" }, []],
  ["what is for few", { scope: "Restricted" }, []],
  ["a message that ends others", { type: "Cancel" }, []],
])("%s", async (_, facts, slugs) => {
  await bring(cap(facts));
  expect((await read()).warnings.flatMap(({ municipalities }) => municipalities)).toEqual(slugs);
});

test("a feed leads to its messages; what another replaces or ends is gone", async () => {
  await bring({
    [URL]: feed("https://warn.example/1", "https://warn.example/2", "https://warn.example/3"),
    "https://warn.example/1": cap({ id: "a1" }),
    "https://warn.example/2": cap({
      id: "a2",
      type: "Update",
      references: "x@y.example,a1,2026-11-29T10:00:00+01:00",
      level: "4; red; Extreme",
    }),
    "https://warn.example/3": cap({ id: "a3", status: "Exercise" }),
  });
  expect((await read()).warnings.map(({ id, level }) => [id, level])).toEqual([["cap:a2:0", 3]]);
});

test.each<[string, string | Record<string, string>, string]>([
  ["a page", "<html></html>", "its XML begins with <html>, and is neither CAP nor a feed of it"],
  ["broken JSON", "{", "JSON"],
  ["another JSON", "{}", "type"],
  ["a message that is missing", { [URL]: feed("https://warn.example/1") }, "answered 404"],
  [
    "a feed that leads elsewhere",
    { [URL]: feed("https://evil.example/1") },
    "its feed leads to another site, https://evil.example",
  ],
  [
    "a flood",
    { [URL]: feed(...Array.from({ length: 41 }, (_, index) => `https://warn.example/${index}`)) },
    "its feed names 41 messages",
  ],
])("%s leaves the last good answer", async (_, documents, failure) => {
  await bring(geosphere(feature()));
  await bring(documents, now + 60);
  expect((await read()).warnings).toHaveLength(1);
  expect(await readFailure()).toContain(failure);
});
