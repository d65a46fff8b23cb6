import { expect, test } from "vitest";
import { parseIssueDay, toArchivePath, toLeavePath } from "./newsletter-paths.ts";

test("newsletters have an archive, and mails an address that ends them", () => {
  expect(toArchivePath("morgen")).toBe("/newsletter/morgen");
  expect(toLeavePath("a b&c")).toBe("/newsletter/abmelden?key=a+b%26c");
});

test("an issue's day is a day of the calendar", () => {
  expect(parseIssueDay("2026-11-23")).toBe("2026-11-23");
  for (const text of ["2026-02-31", "2026-13-01", "26-1-1", "heute", "", "2026-11-23x"]) expect(parseIssueDay(text)).toBeNull();
});
