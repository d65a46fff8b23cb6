import { describe, expect, test } from "vitest";
import { parseEvents } from "./parse-events.ts";

const now = Date.parse("2026-11-22T12:00:00Z") / 1000;
const places = new Map([
  ["gotzis", "feldkirch"],
  ["lech", "bludenz"],
]);
const parse = (text: string) => parseEvents(text, places, now);
const iso = (seconds: number | null | undefined) => (seconds == null ? null : new Date(seconds * 1000).toISOString());

describe("a sheet", () => {
  test("with German heads says what is on", () => {
    const { events, refused } = parse(
      [
        "Titel;Art;Beginn;Ende;Ort;Gemeinde;Preis;Eintritt frei;Link",
        '"Chor; und Orgel";Konzert;29.11.2026 19:00;29.11.2026 21:00;Pfarrkirche;Götzis;12 Euro;nein;https://chor.example/',
        "Krippen;Ausstellung;2026-11-28;2027-01-06;Museum;;;ja;",
        ";;;;;;;;",
      ].join("\r\n"),
    );
    expect(refused).toEqual([]);
    expect(events).toMatchObject([
      { title: "Chor; und Orgel", kind: "concert", municipality: "gotzis", isAllDay: false, link: "https://chor.example/" },
      { title: "Krippen", kind: "exhibition", municipality: null, isAllDay: true, isFree: true, link: null },
    ]);
    expect(events.map(({ starts, ends }) => [iso(starts), iso(ends)])).toEqual([
      ["2026-11-29T18:00:00.000Z", "2026-11-29T20:00:00.000Z"],
      ["2026-11-27T23:00:00.000Z", "2027-01-06T23:00:00.000Z"],
    ]);
  });

  test.each([
    ["title,from\n,2026-11-29T19:00", "title: is empty"],
    ["title,from\nA,bald", "from: must be a day"],
    ["title,from,to\nA,2026-11-29T19:00,2026-11-29T18:00", "ends: is not after the start"],
    ["title,from,to\nA,2026-11-29,2026-11-28", "ends: is not after the start"],
    ["title,from,to\nA,2026-11-29,2029-11-28", "ends: is not within"],
    ["title,from,kind\nA,2026-11-29,Zirkus", "kind: must be one of"],
    ["title,from,municipality\nA,2026-11-29,Paris", 'municipality: there is no "Paris"'],
    ["title,from,link\nA,2026-11-29,javascript:alert(1)", "link: is no https address"],
    ["title,from\nA,2020-11-29", "starts: is more than 365 days ago"],
    ["title,from\nA,2036-11-29", "starts: is more than 800 days ahead"],
    ["title,from,free\nA,2026-11-29,vielleicht", "free: must be ja or nein"],
    ["title,from\nA", "has 1 columns instead of 2"],
  ])("names a bad row: %j", (text, reason) => {
    expect(parse(text)).toEqual({ events: [], refused: [{ row: 2, reason: expect.stringContaining(reason) }], series: [] });
  });

  test("names the second of two with one name", () => {
    expect(parse("uid,title,from\na,A,2026-11-29\na,B,2026-11-30").refused).toEqual([
      { row: 3, reason: "has the same uid as row 2" },
    ]);
  });

  test.each(["", "title\nA", "title,from,farbe\nA,2026-11-29,rot"])("is no sheet of events: %j", (text) => {
    expect(() => parse(text)).toThrow();
  });
});

const calendar = (...lines: string[]) => ["BEGIN:VCALENDAR", "VERSION:2.0", ...lines, "END:VCALENDAR"].join("\r\n");
const entry = (...lines: string[]) => calendar("BEGIN:VEVENT", "UID:1@x.example", "SUMMARY:Fest", ...lines, "END:VEVENT");

describe("a calendar", () => {
  test("is unfolded and unescaped; what stands within an entry is not read", () => {
    const { events, refused } = parse(
      calendar(
        "BEGIN:VEVENT",
        "UID:a@x.example",
        "DTSTART;TZID=Europe/Vienna:20261129T190000",
        "DTEND;TZID=Europe/Vienna:20261129T210000",
        "SUMMARY:Chor\\, Org",
        " el\\; Licht",
        "DESCRIPTION:Eins\\nZwei",
        "LOCATION:Pfarrkirche\\, Hauptstraße 1\\, 6840 Götzis",
        'ORGANIZER;CN="Chor: Götzis":mailto:chor@x.example',
        "CATEGORIES:Konzert,Advent",
        "STATUS:CANCELLED",
        "BEGIN:VALARM",
        "SUMMARY:Wecker",
        "END:VALARM",
        "END:VEVENT",
      ),
    );
    expect(refused).toEqual([]);
    expect(events).toMatchObject([
      {
        uid: "a@x.example",
        title: "Chor, Orgel; Licht",
        text: "Eins\nZwei",
        kind: "concert",
        place: "Pfarrkirche",
        address: "Hauptstraße 1, 6840 Götzis",
        municipality: "gotzis",
        organiser: "Chor: Götzis",
        isCancelled: true,
      },
    ]);
  });

  test.each([
    [["DTSTART:20261129T180000Z"], "2026-11-29T18:00:00.000Z", null, false],
    [["DTSTART:20261129T190000", "DURATION:PT1H30M"], "2026-11-29T18:00:00.000Z", "2026-11-29T19:30:00.000Z", false],
    [["DTSTART;VALUE=DATE:20261129"], "2026-11-28T23:00:00.000Z", "2026-11-29T23:00:00.000Z", true],
    [["DTSTART;VALUE=DATE:20261129", "DTEND;VALUE=DATE:20261202"], "2026-11-28T23:00:00.000Z", "2026-12-01T23:00:00.000Z", true],
  ])("has its times: %j", (lines, starts, ends, isAllDay) => {
    const [event] = parse(entry(...lines)).events;
    expect([iso(event?.starts), iso(event?.ends), event?.isAllDay]).toEqual([starts, ends, isAllDay]);
  });

  test.each([
    [["DTSTART:bald"], "DTSTART"],
    [["DTSTART;TZID=America/New_York:20261129T190000"], "DTSTART"],
    [["DTSTART:20261129T190000", "DTEND;VALUE=DATE:20261130"], "DTEND"],
  ])("names an entry that it cannot take: %j", (lines, reason) => {
    expect(parse(entry(...lines)).refused).toEqual([{ row: 1, reason: expect.stringContaining(reason) }]);
  });

  test.each([
    ["parameters without an end", `BEGIN:VCALENDAR${";A=".repeat(100_000)}`],
    ["marks that are never closed", `BEGIN:VCALENDAR\n${'X;A="'.repeat(100_000)}`],
    ["a parameter fifty thousand times", entry(`SUMMARY${";A=a,".repeat(50_000)}`)],
  ])("makes no event of endless lines, within a test's time: %s", (_, text) => {
    expect(parse(text).events).toEqual([]);
  });
});
