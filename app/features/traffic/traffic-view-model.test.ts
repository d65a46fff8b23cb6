import { expect, test } from "vitest";
import { mapHeight, mapWidth, spreadPoints, toMapPoint } from "#app/components/region-map/to-map-point.ts";
import type { GetTrafficQuery } from "#graphql/generated/operations.ts";
import { parseTrafficFilter, toTrafficView } from "./traffic-view-model.ts";

type Traffic = GetTrafficQuery["traffic"];
type Report = Traffic["reports"][number];

const now = new Date("2026-11-22T17:00:00Z");
const dornbirn = { slug: "dornbirn", title: "Dornbirn", district: { slug: "dornbirn", title: "Dornbirn" } };
const report = (changes: Partial<Report> = {}): Report => ({
  id: "1",
  kind: "ACCIDENT",
  severity: "HIGH",
  road: "A14",
  place: "Dornbirn Süd",
  direction: "Richtung Norden",
  text: "Rechter Fahrstreifen blockiert.",
  latitude: 47.39,
  longitude: 9.71,
  municipality: dornbirn,
  starts: "2026-11-22T16:00:00Z",
  ends: "2026-11-22T18:00:00Z",
  updated: "2026-11-22T16:30:00Z",
  ...changes,
});
const traffic = (...reports: Report[]): Traffic => ({
  state: { as_of: "2026-11-22T16:55:00Z", is_stale: false, is_sample: false },
  source: null,
  revision: "a",
  reports,
});
const all = { road: null, district: null };
const view = (reports: Report[], filter = all as Parameters<typeof toTrafficView>[1]) =>
  toTrafficView(traffic(...reports), filter, now);

test("a report says what, where, how bad and how long", () => {
  const { reports, marks } = view([report()]);
  expect(reports[0]).toMatchObject({
    title: "A14: Unfall",
    severity: "schwere Behinderung",
    isSevere: true,
    where: "Dornbirn Süd, Richtung Norden",
    period: "Seit 22.\u00a0November, 17:00\u00a0Uhr, voraussichtlich bis 19:00\u00a0Uhr",
  });
  expect(marks).toEqual([expect.objectContaining({ label: "1", href: "#meldung-1", tone: "live" })]);
});

test("future reports say so, and reports that have ended since the last update are left out", () => {
  const planned = report({ starts: "2026-11-23T06:00:00Z", ends: "2026-11-24T06:00:00Z", severity: "UNKNOWN", road: null });
  const { reports } = view([planned, report({ ends: "2026-11-22T17:00:00Z" })]);
  expect(reports).toHaveLength(1);
  expect(reports[0]).toMatchObject({
    title: "Unfall",
    severity: null,
    period: "Ab 23.\u00a0November, 07:00\u00a0Uhr bis 24.\u00a0November, 07:00\u00a0Uhr",
  });
  expect(view([report({ starts: null, ends: null })]).reports[0]?.period).toBeNull();
});

test("each report says by what it is chosen, and has its mark where its place is known", () => {
  const others = [report(), report({ id: "2", road: "L190", municipality: null, latitude: null, longitude: null })];
  const { facts, marks, roads, reports } = view(others, { road: "S16", district: null });
  expect(facts).toEqual([
    { road: "A14", district: "dornbirn" },
    { road: "L190", district: null },
  ]);
  expect(marks.map((mark) => mark?.label ?? null)).toEqual(["1", null]);
  expect(reports).toHaveLength(2);
  expect(roads).toEqual(["A14", "L190", "S16"]);
});

test("a filter is what the page's own form sends, and nothing else", () => {
  const parse = (query: string) => parseTrafficFilter(new URLSearchParams(query));
  expect(parse("strasse=&bezirk=")).toEqual(all);
  expect(parse("strasse=A14&bezirk=bludenz")).toEqual({ road: "A14", district: "bludenz" });
  for (const query of ["bezirk=tirol", "strasse=%3Cb%3E", `strasse=${"x".repeat(41)}`]) expect(parse(query)).toBeNull();
});

test("marks lie on the map, and not on each other", () => {
  expect(toMapPoint({ latitude: 48.2, longitude: 16.4 })).toBeNull();
  const point = toMapPoint({ latitude: 47.39, longitude: 9.71 });
  expect(point).toEqual({ x: 103, y: 172 });
  const marks = spreadPoints(Array.from({ length: 12 }, () => ({ x: 2, y: 2 })));
  for (const [index, one] of marks.entries()) {
    expect(one.x >= 0 && one.x <= mapWidth && one.y >= 0 && one.y <= mapHeight).toBe(true);
    for (const other of marks.slice(index + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(28);
  }
});
