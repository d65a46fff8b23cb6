import { expect, test } from "vitest";
import { parseRota } from "./parse-rota.ts";

const places = new Map([
  ["gotzis", "feldkirch"],
  ["lech", "bludenz"],
  ["dornbirn", "dornbirn"],
]);
const parse = (text: string, period?: { from: string | null; until: string | null }) => parseRota(text, places, period);
const row = (from: string, to: string) => `kind,name,from,to,phone\ndoctor,Dr. Muster,${from},${to},05523 1`;
const times = (text: string) =>
  parse(text).shifts.map(({ starts_at, ends_at }) =>
    [starts_at, ends_at].map((seconds) => new Date(seconds * 1000).toISOString().slice(0, 16)),
  );
const iso = (seconds: number) => new Date(seconds * 1000).toISOString();

const german = [
  "Art;Name;Von;Bis;Adresse;Gemeinde;Bezirk;Telefon;Hinweis",
  'Apotheke;"Rhein; Apotheke";22.11.2026 08:00;23.11.2026 8:00;Hauptstraße 1;Götzis;;05523 62 111;"Bitte ""läuten"""',
  ";;;;;;;;",
  "Tierarzt;Mag. Stall;2026-11-22T00:00+01:00;2026-11-22 24:00;;;Bludenz;+43 5552 1;",
].join("\r\n");

test("a spreadsheet's semicolons, quotes, byte order mark and German heads are read", () => {
  const { shifts, refused, from, until } = parse(`\ufeff${german}\r\n`);
  expect(refused).toEqual([]);
  expect(shifts.map(({ entry }) => entry)).toEqual([
    {
      kind: "pharmacy",
      name: "Rhein; Apotheke",
      address: "Hauptstraße 1",
      municipality: "gotzis",
      district: "feldkirch",
      phone: "05523 62 111",
      note: 'Bitte "läuten"',
    },
    { kind: "vet", name: "Mag. Stall", address: null, municipality: null, district: "bludenz", phone: "+43 5552 1", note: null },
  ]);
  expect(times(german)).toEqual([
    ["2026-11-22T07:00", "2026-11-23T07:00"],
    ["2026-11-21T23:00", "2026-11-22T23:00"],
  ]);
  expect([iso(from), iso(until)]).toEqual(["2026-11-21T23:00:00.000Z", "2026-11-22T23:00:00.000Z"]);
});

test("JSON says the same, and may name its own period", () => {
  const shift = { kind: "vet", name: "Mag. Stall", from: "2026-11-22T00:00", to: "2026-11-22T12:00", phone: 144, note: null };
  const rota = parse(JSON.stringify({ from: "2026-11-20", until: "2026-12-01", shifts: [shift] }));
  expect(rota.refused).toEqual([]);
  expect(rota.shifts[0]?.entry).toMatchObject({ kind: "vet", phone: "144", note: null, district: null });
  expect([iso(rota.from), iso(rota.until)]).toEqual(["2026-11-19T23:00:00.000Z", "2026-11-30T23:00:00.000Z"]);
});

test.each([
  ["over midnight", "2026-11-22T23:59", "2026-11-23T00:01", "2026-11-22T22:59", "2026-11-22T23:01"],
  ["in the night of the spring's change", "2026-03-28T19:00", "2026-03-29T07:00", "2026-03-28T18:00", "2026-03-29T05:00"],
  ["in the night of the autumn's change", "2026-10-24T19:00", "2026-10-25T07:00", "2026-10-24T17:00", "2026-10-25T06:00"],
  ["at a time that the clocks leave out", "2026-03-29T02:30", "2026-03-29T12:00", "2026-03-29T01:30", "2026-03-29T10:00"],
  ["at a time that comes twice", "2026-10-25T02:30", "2026-10-25T02:45", "2026-10-25T00:30", "2026-10-25T01:45"],
  ["over the year's end", "2026-12-31 18:00", "2027-01-01 24:00", "2026-12-31T17:00", "2027-01-01T23:00"],
  ["on a leap day", "29.02.2028 08:00", "01.03.2028 08:00", "2028-02-29T07:00", "2028-03-01T07:00"],
])("a shift %s", (_, from, to, start, end) => {
  expect(times(row(from, to))).toEqual([[start, end]]);
});

test.each([
  ["2026-02-29T08:00", "2026-03-01T08:00", "from: must be a moment"],
  ["2026-11-22T24:01", "2026-11-23T08:00", "from: must be a moment"],
  ["2026-11-22T08:61", "2026-11-23T08:00", "from: must be a moment"],
  ["gestern", "2026-11-23T08:00", "from: must be a moment"],
  ["2026-11-22T08:00", "", "to: must be a moment"],
  ["2026-11-22T08:00", "2026-11-22T08:00", "to: must be after from"],
  ["2026-11-22T08:00", "2026-12-22T08:00", "to: must be within 14 days"],
])("no shift is from %j to %j", (from, to, reason) => {
  const { shifts, refused } = parse(row(from, to));
  expect(shifts).toEqual([]);
  expect(refused).toEqual([{ row: 2, reason: expect.stringContaining(reason) }]);
});

test("bad rows are named by their numbers, without affecting others", () => {
  const good = "doctor,Dr. Muster,2026-11-22T08:00,2026-11-22T20:00,Lech,05583 1";
  const { shifts, refused } = parse(
    [
      "kind,name,from,to,municipality,phone",
      good,
      good.replace("doctor", "plumber"),
      good.replace("Dr. Muster", " "),
      good.replace("Lech", "Wien"),
      good.replace("05583 1", "call me"),
      `${good},more`,
      good,
      good.replace("Muster", "x".repeat(300)),
    ].join("\n"),
  );
  expect(shifts).toHaveLength(1);
  expect(refused.map(({ row, reason }) => `${row} ${reason}`)).toEqual([
    expect.stringMatching(/^3 kind: must be one of doctor/),
    "4 name: is empty",
    '5 municipality: there is no "Wien"',
    "6 phone: is no telephone number",
    "7 has 7 columns instead of 6",
    "8 says the same as row 2",
    "9 name: is longer than 200 characters",
  ]);
});

test("a place belongs to its district, and a shift to the period", () => {
  const head = "kind,name,from,to,municipality,district,phone";
  const { refused } = parse(
    [
      head,
      "vet,A,2026-11-22T08:00,2026-11-22T20:00,Lech,Dornbirn,144",
      "vet,B,2026-11-22T08:00,2026-11-22T20:00,,Tirol,144",
      "vet,C,2026-11-25T08:00,2026-11-25T20:00,,,144",
    ].join("\n"),
    { from: "2026-11-20", until: "2026-11-25" },
  );
  expect(refused.map(({ reason }) => reason)).toEqual([
    'municipality: "Lech" is in the district bludenz',
    'district: there is no "Tirol"',
    "begins outside of the period that the rota speaks of",
  ]);
});

test.each([
  ["nothing", " \n", "is empty"],
  ["a page", "<!doctype html><p>Wartung", "missing: kind"],
  ["a head without a telephone", "kind,name,from,to\n", "missing: phone"],
  ["an open quote", 'kind,name,from,to,phone\n"vet,A', "no CSV"],
  ["half a JSON", '{"shifts":[', "no JSON"],
  ["another JSON", "[]", "shifts: "],
  ["lost umlauts", "kind,name,from,to,phone\nvet,G\ufffdtzis,,,", "not in its encoding"],
  ["a flood", `kind,name,from,to,phone\n${"vet,A,x,y,144\n".repeat(3001)}`, "more than 3000 shifts"],
  ["an endless field", `kind,name,from,to,phone\nvet,"${"x".repeat(20_000)}",,,`, "no CSV"],
])("%s is not a rota", (_, text, reason) => {
  expect(() => parse(text)).toThrow(reason);
});

test("an invalid day is refused as a period", () => {
  expect(() => parse(row("2026-11-22T08:00", "2026-11-22T09:00"), { from: "2026-11-31", until: null })).toThrow(
    "from: must be a day",
  );
  expect(() => parse('{"shifts":[]}', { from: "2026-11-22", until: "2026-11-20" })).toThrow("until: must not be before from");
});
