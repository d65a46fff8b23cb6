import { describe, expect, test } from "vitest";
import { parseEvents } from "#workers/backend/services/events/parse-events.ts";

const now = Date.parse("2026-11-22T12:00:00Z") / 1000;
const parse = (...entries: string[][]) =>
  parseEvents(
    [
      "BEGIN:VCALENDAR",
      ...entries.flatMap((lines) => ["BEGIN:VEVENT", "UID:x@chor.example", "SUMMARY:Probe", ...lines, "END:VEVENT"]),
      "END:VCALENDAR",
    ].join("\r\n"),
    new Map(),
    now,
  );
const iso = (seconds: number) => new Date(seconds * 1000).toISOString().replace(":00.000Z", "Z");
const startsOf = (...lines: string[]) => {
  const { events, refused } = parse(lines);
  expect(refused).toEqual([]);
  return events.map(({ starts }) => iso(starts));
};

describe("an event that repeats itself", () => {
  test("is an event on each of its dates from today on, each with a name that stays the same", () => {
    const lines = [
      "DTSTART;TZID=Europe/Vienna:20261105T190000",
      "DTEND;TZID=Europe/Vienna:20261105T210000",
      "RRULE:FREQ=WEEKLY;COUNT=5",
    ];
    const { events, series } = parse(lines);
    expect(events.map(({ uid, starts, ends }) => [uid, iso(starts), iso(ends ?? 0)])).toEqual([
      ["x@chor.example 20261126T180000Z", "2026-11-26T18:00Z", "2026-11-26T20:00Z"],
      ["x@chor.example 20261203T180000Z", "2026-12-03T18:00Z", "2026-12-03T20:00Z"],
    ]);
    expect(series).toEqual(["x@chor.example"]);
    expect(parse(lines).events).toEqual(events);
  });

  test("begins at the same hour in winter and in summer", () => {
    const starts = startsOf("DTSTART;TZID=Europe/Vienna:20270320T190000", "RRULE:FREQ=WEEKLY;UNTIL=20270403T170000Z");
    expect(starts).toEqual(["2027-03-20T18:00Z", "2027-03-27T18:00Z", "2027-04-03T17:00Z"]);
    expect(startsOf("DTSTART:20270320T180000Z", "RRULE:FREQ=WEEKLY;COUNT=3")).toEqual([
      "2027-03-20T18:00Z",
      "2027-03-27T18:00Z",
      "2027-04-03T18:00Z",
    ]);
  });

  test("of whole days lasts from midnight to midnight, also where a day has 23 hours", () => {
    const { events } = parse([
      "DTSTART;VALUE=DATE:20270326",
      "DTEND;VALUE=DATE:20270328",
      "RRULE:FREQ=DAILY;INTERVAL=2;UNTIL=20270328",
    ]);
    expect(events.map(({ uid, starts, ends, isAllDay }) => [uid, iso(starts), iso(ends ?? 0), isAllDay])).toEqual([
      ["x@chor.example 20270326", "2027-03-25T23:00Z", "2027-03-27T23:00Z", true],
      ["x@chor.example 20270328", "2027-03-27T23:00Z", "2027-03-29T22:00Z", true],
    ]);
    expect(startsOf("DTSTART;VALUE=DATE:20261230", "RRULE:FREQ=DAILY;UNTIL=20261230T230000Z")).toHaveLength(2);
  });

  test("has the dates that stand beside its rule, and not those that are excepted", () => {
    expect(
      startsOf(
        "DTSTART;TZID=Europe/Vienna:20261204T190000",
        "RRULE:FREQ=MONTHLY;BYDAY=1FR;COUNT=4",
        "EXDATE;TZID=Europe/Vienna:20270101T190000",
        "EXDATE;VALUE=DATE:20270205",
        "RDATE;TZID=Europe/Vienna:20261224T160000,20261226T160000",
      ),
    ).toEqual(["2026-12-04T18:00Z", "2026-12-24T15:00Z", "2026-12-26T15:00Z", "2027-03-05T18:00Z"]);
    expect(startsOf("DTSTART:20261204T190000", "RDATE:20261211T190000")).toEqual(["2026-12-04T18:00Z", "2026-12-11T18:00Z"]);
    expect(startsOf("DTSTART:20261201T100000", "RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=2")).toEqual([
      "2026-12-31T09:00Z",
      "2027-01-29T09:00Z",
    ]);
  });

  test("says of a single date that it was moved or called off", () => {
    const { events, refused } = parse(
      ["DTSTART;TZID=Europe/Vienna:20261203T190000", "RRULE:FREQ=WEEKLY;COUNT=3"],
      ["RECURRENCE-ID;TZID=Europe/Vienna:20261210T190000", "DTSTART;TZID=Europe/Vienna:20261211T200000"],
      ["RECURRENCE-ID:20261217T180000Z", "DTSTART:20261217T180000Z", "STATUS:CANCELLED"],
    );
    expect(refused).toEqual([]);
    expect(events.map(({ uid, starts, isCancelled }) => [uid.slice(15), iso(starts), isCancelled])).toEqual([
      ["20261203T180000Z", "2026-12-03T18:00Z", false],
      ["20261210T180000Z", "2026-12-11T19:00Z", false],
      ["20261217T180000Z", "2026-12-17T18:00Z", true],
    ]);
  });

  test("has at most two hundred dates, of two years at most", () => {
    expect(startsOf("DTSTART:20200101T190000", "RRULE:FREQ=DAILY")).toHaveLength(200);
    expect(startsOf("DTSTART:20261122T190000", "RRULE:FREQ=MONTHLY")).toHaveLength(24);
  });

  test.each([
    "RRULE:FREQ=SECONDLY",
    "RRULE:FREQ=MINUTELY;COUNT=100000",
    "RRULE:FREQ=HOURLY",
    "RRULE:FREQ=DAILY;BYHOUR=1,2,3;BYMINUTE=1,2,3;BYSECOND=1,2,3",
    "RRULE:FREQ=DAILY;FREQ=SECONDLY",
    "RRULE:FREQ=IMMER",
    "RRULE:",
    `RRULE:FREQ=DAILY;BYMONTHDAY=${"1,".repeat(200)}1`,
    "RDATE;VALUE=DATE:20261224",
    "RDATE;VALUE=PERIOD:20261224T160000Z/PT1H",
    "EXRULE:FREQ=DAILY",
  ])("is refused with a reason where it makes no sense, or means harm: %s", (line) => {
    const rule = line.startsWith("EXRULE") ? ["RRULE:FREQ=DAILY"] : [];
    const { events, refused, series } = parse(["DTSTART:20261204T190000", ...rule, line]);
    expect([events, refused, series]).toEqual([[], [{ row: 1, reason: expect.stringMatching(/^[A-Z]+: /) }], []]);
  });

  test("is looked for within bounds, in a test's time, however seldom or never it comes", () => {
    const rules = [
      "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
      "FREQ=DAILY;INTERVAL=7;BYDAY=SU",
      "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
      "FREQ=MONTHLY;BYDAY=MO;BYSETPOS=6",
      "FREQ=YEARLY;BYYEARDAY=366;INTERVAL=3",
      "FREQ=WEEKLY;INTERVAL=999999999",
      "FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO;BYSETPOS=-300",
    ];
    for (const rule of rules) {
      const { events, refused } = parse(["DTSTART:19700105T190000", `RRULE:${rule}`]);
      expect(events.length + refused.length, rule).toBeLessThanOrEqual(1);
    }
    const many = Array.from({ length: 150 }, (_, at) => [
      `UID:${at}`,
      "DTSTART:19700105T190000",
      "RRULE:FREQ=DAILY;BYMONTHDAY=30;BYMONTH=2",
    ]);
    expect(parse(...many).refused).toContainEqual({ row: 101, reason: "too many entries repeat themselves" });
    const bombs = Array.from({ length: 150 }, (_, at) => [
      `UID:${at}`,
      "DTSTART:19700105T190000",
      "RRULE:FREQ=DAILY;COUNT=999999999",
    ]);
    expect(parse(...bombs).refused.map(({ reason }) => reason.slice(0, 8))).toEqual([
      ...Array.from({ length: 5 }, () => "RRULE: c"),
      ...Array.from({ length: 145 }, () => "too many"),
    ]);
  });
});
