import { expect, test } from "vitest";
import { toNumbersCsv, toNumbersView } from "./numbers-view-model.ts";

const numbers: Parameters<typeof toNumbersView>[0] = {
  year: 2026,
  notices_by_category: [
    { name: "insult", count: 1200 },
    { name: "spam", count: 1 },
  ],
  notices_by_outcome: [
    { name: "kept", count: 2 },
    { name: "open", count: 3 },
  ],
  notices_about_comments: 4,
  median_seconds: 3 * 60 * 60 + 100,
  comments: 9,
  decisions: [
    { kind: "hidden", ground: "INSULT", by_notice: true, was_held: false, count: 3 },
    { kind: "deleted", ground: "=cmd|' /C calc'!A0", by_notice: false, was_held: true, count: 2 },
    { kind: "shown", ground: null, by_notice: false, was_held: true, count: 5 },
  ],
  complaints: [{ name: "upheld", count: 1 }],
};
const find = (label: string, of: Partial<typeof numbers> = {}) =>
  toNumbersView({ ...numbers, ...of }, 2026)
    .tables.flatMap(({ rows }) => rows)
    .find((row) => row.label === label)?.value;

test("the numbers are those of the rows, with every reason and every outcome", () => {
  expect(find("Beleidigung oder Hass")).toMatch(/^1.200$/);
  expect(find("Urheberrecht")).toBe("0");
  expect(["Nichts veranlasst", "Entfernt", "Noch offen"].map((label) => find(label))).toEqual(["2", "0", "3"]);
  expect(find("Weggenommen auf eine Meldung hin")).toBe("3");
  expect(find("Weggenommen aus eigenem Antrieb")).toBe("2");
  expect(find("Zuvor von einer Regel automatisch zurückgehalten")).toBe("7");
  expect(find("Berechtigt")).toBe("1");
});

test("a decision's ground has the words that its author read", () => {
  expect(find("Beleidigung (§ 115 StGB)")).toBe("3");
  expect(find("INSULT")).toBeUndefined();
});

test.each([
  [null, "–"],
  [60, "1 Minute"],
  [100, "2 Minuten"],
  [3 * 60 * 60 + 100, "3 Stunden"],
  [50 * 60 * 60, "2 Tage"],
])("a median of %s seconds is %s", (median_seconds, text) => {
  expect(find("Zeit bis zur Entscheidung (Median)", { median_seconds })).toBe(text);
});

test("the file says the same, that readers are not counted, and holds nothing that a spreadsheet would compute", () => {
  const view = toNumbersView(numbers, 2026);
  const file = toNumbersCsv(view);
  expect(file.startsWith("\uFEFFJahr;2026;\r\n")).toBe(true);
  expect(file).toContain("\r\nEntscheidungen über Kommentare;Ausgeblendet;3\r\n");
  expect(file).toContain(";'=cmd|");
  expect(file).toContain("nicht gezählt");
  expect(file.trim().split("\r\n")).toHaveLength(2 + view.tables.flatMap(({ rows }) => rows).length);
});

test("there is a way to the year behind one that is over, and to none that has not begun", () => {
  expect(toNumbersView(numbers, 2026).after).toBeNull();
  expect(toNumbersView(numbers, 2027)).toMatchObject({ isOver: true, after: { path: "/redaktion/meldungen/zahlen?jahr=2027" } });
});
