import { expect, test } from "vitest";
import { selectReports, toFilterAddress } from "./traffic-filter.ts";

const reports = [
  { road: "A14", district: "dornbirn" },
  { road: "L190", district: null },
];
const all = { road: null, district: null };

test("a road or a district narrows the list; an empty result is stated", () => {
  expect(selectReports(reports, all)).toEqual({ isFiltered: false, isShown: [true, true], count: "2 Meldungen", empty: null });
  expect(selectReports(reports, { road: "L190", district: null })).toEqual({
    isFiltered: true,
    isShown: [false, true],
    count: "1 von 2 Meldungen",
    empty: null,
  });
  expect(selectReports(reports, { road: null, district: "dornbirn" }).isShown).toEqual([true, false]);
  expect(selectReports(reports.slice(0, 1), all).count).toBe("1 Meldung");
  expect(selectReports(reports, { road: "S16", district: "bludenz" }).empty).toBe("Zu dieser Auswahl ist nichts gemeldet.");
  expect(selectReports([], all).empty).toBe("Zurzeit sind keine Behinderungen gemeldet.");
});

test("the address of a choice is the one that the form asks for without script, without what is not chosen", () => {
  expect(toFilterAddress("/verkehr", all)).toBe("/verkehr");
  expect(toFilterAddress("/verkehr", { road: "A14", district: null })).toBe("/verkehr?strasse=A14");
  expect(toFilterAddress("/verkehr", { road: "A 14", district: "bludenz" })).toBe("/verkehr?strasse=A+14&bezirk=bludenz");
});
