import { describe, expect, test } from "vitest";
import { type Municipality, parseMunicipality } from "#app/domain/municipality/municipality.ts";
import type { GetMunicipalityServicesQuery } from "#graphql/generated/operations.ts";
import { toPlaceServices } from "./place-services-view-model.ts";

type Services = GetMunicipalityServicesQuery;
const now = new Date("2026-11-22T10:00:00Z");
const place = (slug: string) => parseMunicipality(slug) as Municipality;

const shift = (changes: Partial<Services["duty"]["items"][number]>): Services["duty"]["items"][number] => ({
  kind: "PHARMACY",
  name: "Apotheke",
  municipality: null,
  district: "dornbirn",
  phone: "05572 1234",
  starts_at: "2026-11-22T07:00:00Z",
  ends_at: "2026-11-23T07:00:00Z",
  ...changes,
});
const report = (changes: Partial<Services["traffic"]["reports"][number]>): Services["traffic"]["reports"][number] => ({
  id: "1",
  kind: "ACCIDENT",
  severity: "HIGH",
  road: "A14",
  place: "Dornbirn Nord",
  direction: null,
  text: null,
  latitude: null,
  longitude: null,
  starts: null,
  ends: null,
  updated: null,
  municipality: { slug: "dornbirn", title: "Dornbirn", district: { slug: "dornbirn", title: "Dornbirn" } },
  ...changes,
});
const station = (
  name: string,
  price: number,
  latitude: number,
): Services["fuel_prices"]["districts"][number]["stations"][number] => ({
  name,
  price,
  latitude,
  longitude: 9.74,
  address: "Straße 1",
  postal_code: "6850",
  city: "Dornbirn",
  hours: [],
});
const state = { is_sample: false };
const none: Services = {
  duty: { state, items: [] },
  fuel_prices: { state, districts: [] },
  traffic: { state, reports: [] },
  snow_report: { state, resorts: [] },
};
const show = (slug: string, changes: Partial<Services>) => toPlaceServices(place(slug), { ...none, ...changes }, now);

test("a place has no services where the back end knows none, and a service without entries is empty", () => {
  expect(toPlaceServices(place("dornbirn"), null, now)).toBeNull();
  expect(show("dornbirn", {})).toEqual({
    duty: [],
    fuel: null,
    traffic: [],
    snow: [],
    dutyLink: "/notdienste?bezirk=dornbirn",
    fuelLink: "/spritpreise?gemeinde=dornbirn",
    trafficLink: "/verkehr?bezirk=dornbirn",
    isSample: false,
  });
});

describe("the service on duty", () => {
  test("is shown for now and the district, each kind once, those of the place first", () => {
    const items = [
      shift({ name: "anderswo", district: "bregenz" }),
      shift({ name: "im Bezirk" }),
      shift({ name: "am Ort", municipality: "dornbirn" }),
      shift({ kind: "DOCTOR", name: "vorbei", ends_at: "2026-11-22T10:00:00Z" }),
      shift({ kind: "DOCTOR", name: "später", starts_at: "2026-11-22T10:00:01Z" }),
      shift({ kind: "VET", name: "im ganzen Land", district: null }),
    ];
    expect(show("dornbirn", { duty: { state, items } })?.duty.map(({ kind, name }) => [kind, name])).toEqual([
      ["Apotheke", "am Ort"],
      ["Tierarzt", "im ganzen Land"],
    ]);
    expect(show("lustenau", { duty: { state, items } })?.duty[0]).toMatchObject({
      name: "im Bezirk",
      phone: { text: "05572 1234", link: "tel:+4355721234" },
      period: "heute, 08:00\u00a0Uhr bis morgen, 08:00\u00a0Uhr",
    });
  });
});

test("the cheapest station near the place is shown with its distance", () => {
  const districts = [
    {
      stations: [
        station("teuer", 1600, 47.41),
        station("günstig", 1549, 47.42),
        station("mittel", 1580, 47.43),
        station("weit weg", 1300, 46.9),
      ],
    },
  ];
  expect(show("dornbirn", { fuel_prices: { state, districts } })?.fuel).toMatchObject({ name: "günstig", price: "1,549 €" });
});

test("reports of the place replace those of its district, and ended ones are left out", () => {
  const lustenau = { slug: "lustenau", title: "Lustenau", district: { slug: "dornbirn", title: "Dornbirn" } };
  const reports = [
    report({ id: "1", municipality: lustenau, road: "L203" }),
    report({ id: "2" }),
    report({ id: "3", ends: "2026-11-22T09:59:00Z" }),
    report({ id: "4", municipality: null }),
  ];
  const titles = (slug: string) => show(slug, { traffic: { state, reports } })?.traffic.map(({ title }) => title);
  expect(titles("dornbirn")).toEqual(["A14: Unfall"]);
  expect(titles("hohenems")).toEqual(["L203: Unfall", "A14: Unfall"]);
  expect(titles("bregenz")).toEqual([]);
});

test("snow is shown where there is a resort, in words where nothing is measured or runs", () => {
  const resorts = [
    { resort: "Lech Zürs", depths: { base: 45, top: null }, openLifts: 3, lifts: 9, municipalities: ["lech"] },
    { resort: "Sonnenkopf", depths: { base: null, top: 0 }, openLifts: 0, lifts: 4, municipalities: ["klosterle"] },
  ];
  expect(show("lech", { snow_report: { state, resorts } })?.snow).toEqual([
    { resort: "Lech Zürs", text: "Tal 45cm, 3 von 9 Liften offen" },
  ]);
  expect(show("klosterle", { snow_report: { state, resorts } })?.snow).toEqual([
    { resort: "Sonnenkopf", text: "kein Schnee gemessen, Lifte geschlossen" },
  ]);
  expect(show("dornbirn", { snow_report: { state, resorts } })?.snow).toEqual([]);
});

test.each(["duty", "fuel_prices", "traffic", "snow_report"] as const)(
  "a sample among them is one of the whole block: %s",
  (service) => {
    expect(show("dornbirn", { [service]: { ...none[service], state: { is_sample: true } } })?.isSample).toBe(true);
  },
);
