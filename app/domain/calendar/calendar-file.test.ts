import { expect, test } from "vitest";
import { toCalendarFile, toStamp, toTextLine } from "./calendar-file.ts";

const head = { product: "-//Talblick//Termine//DE", name: "Termine, alle", refresh: "PT12H" };

test("a calendar has its head, and lines that end as calendars want it", () => {
  const file = toCalendarFile(head, ["BEGIN:VEVENT", "END:VEVENT"]);
  expect(file.split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Talblick//Termine//DE",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "X-WR-CALNAME:Termine\\, alle",
    "REFRESH-INTERVAL;VALUE=DURATION:PT12H",
    "BEGIN:VEVENT",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test("what has a meaning in a calendar is escaped, and no text ends its line", () => {
  expect(toTextLine("SUMMARY", "a,b;c\\d\r\ne\nf\rg\u0000h")).toBe("SUMMARY:a\\,b\\;c\\\\d\\ne\\nf g h");
});

test("a long line is folded by bytes, never within a character, and is whole again", () => {
  const line = toTextLine("DESCRIPTION", "Bärenstark🎻 ".repeat(40));
  const [, folded = ""] = /(DESCRIPTION[\s\S]*?)\r\n(?! )/.exec(toCalendarFile(head, [line])) ?? [];
  const lines = folded.split("\r\n");
  expect(lines.length).toBeGreaterThan(7);
  expect(lines.every((one) => new TextEncoder().encode(one).byteLength <= 75)).toBe(true);
  expect(folded.replaceAll("\r\n ", "")).toBe(line);
});

test("a moment is said in UTC, to the minute", () => {
  expect(toStamp(Date.parse("2026-11-24T14:53:20Z"))).toBe("20261124T145300Z");
});
