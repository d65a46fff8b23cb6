import { expect, test } from "vitest";
import { toRegionReports } from "./to-region-reports.ts";
import type { SourceReport } from "./traffic-report.ts";

const now = Date.parse("2026-11-22T17:00:00Z") / 1000;
const places = [
  { id: 80301, title: "Dornbirn" },
  { id: 80404, title: "Feldkirch" },
  { id: 80001, title: "Brand" },
];
const report = (changes: Partial<SourceReport> = {}): SourceReport => ({
  id: "1",
  kind: "ACCIDENT",
  severity: "HIGH",
  road: "A14",
  place: "Dornbirn Süd",
  direction: null,
  text: "Ein Fahrstreifen ist blockiert",
  latitude: 47.4125,
  longitude: 9.7438,
  starts: "2026-11-22T16:00:00.000Z",
  ends: null,
  updated: "2026-11-22T16:30:00.000Z",
  ...changes,
});
const run = (...reports: SourceReport[]) => toRegionReports(reports, now, places);
const ids = (...reports: SourceReport[]) => run(...reports).map(({ id }) => id);

test("a report lies where its coordinates say", () => {
  expect(run(report())).toEqual([{ ...report(), municipality: 80301 }]);
  expect(ids(report({ latitude: 48.2, longitude: 16.37 }))).toEqual([]);
  // On the lake's shore of another country, but on a road of the region.
  expect(run(report({ latitude: 47.58, longitude: 9.55, road: "L190" }))[0]?.municipality).toBeNull();
});

test("without coordinates the first municipality that it names counts, or a road that is the region's alone", () => {
  const nowhere = { latitude: null, longitude: null };
  expect(run(report({ ...nowhere, place: "Zwischen Feldkirch-Nord und Dornbirn", road: "L50" }))[0]?.municipality).toBe(80404);
  expect(run(report({ ...nowhere, place: null, text: "Unfall in Dornbirn.", road: null }))[0]?.municipality).toBe(80301);
  expect(run(report({ ...nowhere, place: null, text: "Am Pfänder", road: "A14" }))[0]?.municipality).toBeNull();
  expect(ids(report({ ...nowhere, place: null, text: "Brand in einem Tunnel", road: "A1" }))).toEqual([]);
  expect(ids(report({ ...nowhere, place: null, text: null, road: null }))).toEqual([]);
});

test("what is over, forgotten or far ahead is left out", () => {
  const at = (text: string) => `${text}.000Z`;
  expect(ids(report({ ends: at("2026-11-22T17:00:00") }))).toEqual([]);
  expect(ids(report({ ends: at("2026-11-22T17:00:01") }))).toEqual(["1"]);
  expect(ids(report({ starts: at("2026-12-06T18:00:00") }))).toEqual([]);
  expect(ids(report({ starts: at("2026-12-05T18:00:00") }))).toEqual(["1"]);
  expect(ids(report({ starts: null, updated: at("2025-01-01T00:00:00") }))).toEqual([]);
});

test("of a report's versions the newest counts, of two numbers for one thing the newer", () => {
  const older = report({ updated: "2026-11-22T15:00:00.000Z", text: "Alt" });
  expect(run(report(), older).map(({ text }) => text)).toEqual(["Ein Fahrstreifen ist blockiert"]);
  const twin = report({
    id: "2",
    updated: "2026-11-22T16:40:00.000Z",
    text: "Ein Fahrstreifen ist blockiert, Stau",
    latitude: null,
    longitude: null,
  });
  expect(run(report(), twin)).toEqual([{ ...twin, latitude: 47.4125, longitude: 9.7438, municipality: 80301 }]);
  expect(ids(report(), report({ id: "3", text: "Bei Kilometer 20 ein Fahrzeugbrand" }))).toHaveLength(2);
  expect(ids(report(), report({ id: "5", place: "Dornbirn Nord" }))).toHaveLength(2);
  expect(ids(report(), report({ id: "4", direction: "Richtung Norden" }))).toHaveLength(2);
});

test("reports without a number are told apart by what they say, and a flood of them is cut off", () => {
  const many = Array.from({ length: 20_000 }, (_, index) =>
    report({ id: "", text: `Hindernis ${index} bei Kilometer ${index}` }),
  );
  expect(run(...many.slice(0, 2), many[0] ?? report())).toHaveLength(2);
  expect(run(...many)).toHaveLength(150);
});

test("what hinders most comes first, then what is newest", () => {
  const [closure, old, young] = [
    report({ id: "c", kind: "CLOSURE", severity: "HIGHEST", text: "Zu" }),
    report({ id: "o", kind: "ROADWORKS", text: "Bau", updated: "2026-11-20T00:00:00.000Z" }),
    report({ id: "y", kind: "EVENT", text: "Lauf" }),
  ];
  expect(ids(old, young, closure)).toEqual(["c", "y", "o"]);
});
