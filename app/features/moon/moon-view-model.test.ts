import { expect, test } from "vitest";
import { toMoonPath, toMoonView } from "./moon-view-model.ts";
import { toMoonCalendar } from "./to-moon-calendar.ts";

const now = new Date("2026-11-22T12:00:00Z");
const november = { year: 2026, month: 11 };

test("a month has its days, its quarters and its neighbours", () => {
  const view = toMoonView(november, now, "/mondkalender");
  expect(view.title).toBe("November 2026");
  expect(view.previous).toEqual({ link: "/mondkalender?monat=2026-10", title: "Oktober 2026" });
  expect(view.next).toEqual({ link: "/mondkalender?monat=2026-12", title: "Dezember 2026" });
  expect(view.days).toHaveLength(30);
  expect(view.days[23]).toMatchObject({
    title: "Di., 24.",
    iso: "2026-11-24",
    quarter: "Vollmond, 15:54\u00a0Uhr",
    lit: "100\u00a0%",
  });
  expect(view.days[4]).toMatchObject({ sign: "Jungfrau", nextSign: "ab 15:38 Waage", ascends: false });
  expect(view.days[5]).toMatchObject({ sign: "Waage", nextSign: null });
  expect(view.quarters.map(({ title }) => title)).toEqual(["Letztes Viertel", "Neumond", "Erstes Viertel", "Vollmond"]);
});

test("today stands out in the running month alone", () => {
  const { today, days } = toMoonView(november, now, "/mondkalender");
  expect(today).toMatchObject({ iso: "2026-11-22", phase: "Zunehmender Mond" });
  expect(days.filter(({ isToday }) => isToday).map(({ iso }) => iso)).toEqual(["2026-11-22"]);
  const december = toMoonView({ year: 2026, month: 12 }, now, "/mondkalender");
  expect([december.today, december.days.some(({ isToday }) => isToday)]).toEqual([null, false]);
});

test("it is the region's day that counts", () => {
  expect(toMoonView(november, new Date("2026-11-22T23:30:00Z"), "/").today?.iso).toBe("2026-11-23");
});

test("there is nothing before the first month and after the last", () => {
  expect(toMoonView({ year: 2024, month: 1 }, now, "/").previous).toBeNull();
  expect(toMoonView({ year: 2100, month: 12 }, now, "/").next).toBeNull();
});

test("eclipses that are over are not the next ones; a height under the horizon is stated", () => {
  const { eclipses } = toMoonView(november, now, "/");
  expect(eclipses.map(({ title, date }) => `${title}, ${date}`)).toEqual([
    "Partielle Sonnenfinsternis, Montag, 2. August 2027",
    "Partielle Mondfinsternis, Mittwoch, 12. Jänner 2028",
    "Partielle Sonnenfinsternis, Mittwoch, 26. Jänner 2028",
    "Totale Mondfinsternis, Sonntag, 31. Dezember 2028",
  ]);
  expect(eclipses[0]?.text).toContain(
    "von 10:05 bis 12:15\u00a0Uhr; Höhepunkt um 11:09\u00a0Uhr, die Sonne ist dann zu 54\u00a0Prozent",
  );
  expect(eclipses[2]?.text).toContain("verdeckt der Horizont");
});

test.each([
  [0, ""],
  [3, ""],
  [45, "M12 2A10 10 0 0 1 12 22A7.1 10 0 0 0 12 2"],
  [90, "M12 2A10 10 0 0 1 12 22A0 10 0 0 0 12 2"],
  [135, "M12 2A10 10 0 0 1 12 22A7.1 10 0 0 1 12 2"],
  [180, "M12 2A10 10 0 0 0 12 22A10 10 0 0 0 12 2"],
  [225, "M12 2A10 10 0 0 0 12 22A7.1 10 0 0 0 12 2"],
  [315, "M12 2A10 10 0 0 0 12 22A7.1 10 0 0 1 12 2"],
])("at %i degrees the lit part is %j", (phase, path) => {
  expect(toMoonPath(phase)).toBe(path);
});

test("the calendar file has a year of quarters, in lines as RFC 5545 wants them", () => {
  const text = toMoonCalendar(new Date("2026-11-01T00:00:00Z"), "talblick.example");
  expect(text.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(47);
  expect(text.match(/BEGIN:VEVENT/g)?.length).toBe(text.match(/END:VEVENT/g)?.length);
  expect(text).toContain("DTSTART:20261124T1454");
  expect(text).toContain("SUMMARY:Vollmond\r\n");
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const uids = text.match(/UID:[^\r]+/g) ?? [];
  expect(new Set(uids).size).toBe(uids.length);
  for (const line of text.split("\r\n")) expect(new TextEncoder().encode(line).byteLength).toBeLessThanOrEqual(75);
});
