import { expect, test } from "vitest";
import { numbersPeriods, parseNumbersChoice, toPostNumbersPath } from "#app/domain/newsroom/post-numbers-paths.ts";
import { toCsv } from "#app/features/newsroom/room/to-csv.ts";
import { toDayLine } from "./day-line.ts";
import { toDayLines, toPostLines } from "./numbers-csv-view-model.ts";
import { toNumbersView, toSorted, type WireNumbers } from "./numbers-view-model.ts";
import { toPostNumbersView, type WirePostNumbers } from "./post-numbers-view-model.ts";

type Counted = WireNumbers["total"];
const none: Counted = { readers: 0, timed: 0, median_s: null, walls: 0, started: 0, completed: 0, comments: 0, sources: [] };
const rich: Counted = {
  readers: 1000,
  timed: 800,
  median_s: 98,
  walls: 40,
  started: 3,
  completed: 1,
  comments: 5,
  sources: [
    { source: "PUSH", count: 1 },
    { source: "SEARCH", count: 600 },
    { source: "OWN", count: 300 },
  ],
};
const post = (id: number, numbers: Partial<Counted>, published = "2026-11-20T17:05:00Z") => ({
  id,
  title: "Rhein &amp; Damm",
  link: `/rhein/${id}`,
  section: "Politik",
  published,
  numbers: { ...none, ...numbers },
});
const wire: WireNumbers = {
  checked: "2026-11-29T02:33:00Z",
  first_day: "2026-11-23",
  last_day: "2026-11-29",
  post_count: 250,
  total: rich,
  posts: [post(1, rich), post(2, { readers: 900, median_s: 120, comments: 9 }, "2026-11-28T08:00:00Z"), post(3, { walls: 50 })],
};
const choose = (query: string) => parseNumbersChoice(new URL(`https://talblick.example/redaktion/zahlen${query}`));

test("a period is what was counted, in words, with all sources and those who did not say", () => {
  const view = toNumbersView(wire, choose("?zeitraum=7-tage"));
  expect(view.checked.text).toBe("03:33\u00a0Uhr");
  expect([view.days, view.total.title]).toEqual(["23. November bis 29. November", "Alle 250 Beiträge"]);
  expect(view.cut).toContain("3 meistgelesenen");
  expect(view.posts[0]).toMatchObject({
    title: "Rhein & Damm",
    path: "/redaktion/zahlen/1",
    facts: "Politik · 20. November 2026, 18:05\u00a0Uhr",
    time: "1:38\u00a0min",
    started: "3",
    completed: "1 gekauft",
  });
  expect(view.posts[0]?.sources.map(({ label, shareText }) => `${label} ${shareText}`)).toEqual([
    "Suche 60\u00a0%",
    "Eigene Seiten 30\u00a0%",
    "Ohne Angabe 10\u00a0%",
    "Push <\u00a01\u00a0%",
  ]);
  expect(view.posts[2]).toMatchObject({ time: "–", completed: null, sources: [] });
  expect(toNumbersView({ ...wire, post_count: 3 }, choose("")).cut).toBeNull();
});

test.each([
  ["gelesen", [1, 2, 3]],
  ["lesezeit", [2, 1, 3]],
  ["schranke", [3, 1, 2]],
  ["abo", [1, 2, 3]],
  ["kommentare", [2, 1, 3]],
  ["erschienen", [2, 1, 3]],
] as const)("posts come by %s, the highest first", (order, ids) => {
  expect(toSorted(wire.posts, order).map(({ id }) => id)).toEqual(ids);
});

test("links keep what was chosen, and an unknown choice is the first", () => {
  const view = toNumbersView(wire, choose("?zeitraum=gestern&nach=abo"));
  expect(view.periods.map(({ path, isCurrent }) => `${path} ${isCurrent}`)).toEqual([
    "/redaktion/zahlen?nach=abo false",
    "/redaktion/zahlen?zeitraum=gestern&nach=abo true",
    "/redaktion/zahlen?zeitraum=7-tage&nach=abo false",
    "/redaktion/zahlen?zeitraum=30-tage&nach=abo false",
  ]);
  expect(view.orders[0]).toMatchObject({ path: "/redaktion/zahlen?zeitraum=gestern", isCurrent: false });
  expect(view.csvPath).toBe("/redaktion/zahlen.csv?zeitraum=gestern&nach=abo");
  expect(choose("?zeitraum=immer&nach=zufall")).toEqual({ period: numbersPeriods[0], order: "gelesen" });
  expect(toPostNumbersPath(7, "2026-11-01", "csv")).toBe("/redaktion/zahlen.csv?beitrag=7&bis=2026-11-01");
});

const days = Array.from({ length: 30 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 9, 31 + index)).toISOString().slice(0, 10),
  numbers: index === 29 ? { ...none, readers: 4, walls: 6 } : index === 27 ? { ...none, readers: 20 } : none,
}));
const ofPost: WirePostNumbers = {
  checked: wire.checked,
  post: post(7, rich, "2026-11-26T10:00:00Z"),
  days,
  has_earlier: true,
  hours: [
    { hour: "2026-11-29T00:00:00Z", readers: 3 },
    { hour: "2026-11-29T01:00:00Z", readers: 1 },
  ],
};

test("a post's line begins when it came out, and its table leaves out days of nothing", () => {
  const view = toPostNumbersView(ofPost);
  expect([view.line?.from, view.line?.to]).toEqual(["26. November", "29. November"]);
  expect(view.line?.label).toContain("am meisten gelesen am 27. November, 20-mal; zuletzt 4-mal");
  expect(view.days.map(({ id, readers }) => `${id} ${readers}`)).toEqual(["2026-11-29 4", "2026-11-27 20"]);
  expect([view.earlier, view.later]).toEqual(["/redaktion/zahlen/7?bis=2026-10-30", null]);
  expect(view.hours).toEqual([
    { id: "2026-11-29T00:00:00Z", label: "01:00", text: "3", share: 100 },
    { id: "2026-11-29T01:00:00Z", label: "02:00", text: "1", share: 33 },
  ]);
});

test.each([
  ["2026-12-05T08:00:00Z", null],
  ["2027-02-01T08:00:00Z", "2026-12-29"],
])("at %s there is a way on to later days", (checked, until) => {
  expect(toPostNumbersView({ ...ofPost, checked }).later).toBe(toPostNumbersPath(7, until));
});

test("a post that nobody read, and one of the present day, has words in the place of a line", () => {
  const unread = toPostNumbersView({ ...ofPost, days: days.map(({ day }) => ({ day, numbers: none })), hours: [] });
  expect([unread.line, unread.noLine, unread.days]).toEqual([null, expect.stringContaining("nicht gelesen"), []]);
  const fresh = toPostNumbersView({ ...ofPost, post: post(7, rich, "2026-11-29T01:00:00Z") });
  expect([fresh.line, fresh.noLine]).toEqual([null, expect.stringContaining("beginnt mit diesem Tag")]);
});

test.each([
  [1, ["0", "1", "2"]],
  [3, ["0", "2", "4"]],
  [9, ["0", "5", "10"]],
  [14_027, ["0", "10\u00a0000", "20\u00a0000"]],
])("a line of at most %i has round levels", (readers, levels) => {
  const line = toDayLine([
    { day: "2026-11-28", readers, walls: 0 },
    { day: "2026-11-29", readers: 0, walls: 0 },
  ]);
  expect(line?.levels.map(({ text }) => text)).toEqual(levels);
  expect(line?.walls).toBeNull();
});

test("the files hold plain numbers with every source, and nothing that a spreadsheet would compute", () => {
  const [head, first] = toPostLines([{ ...post(1, rich), title: "=2+3" }]);
  expect(head?.slice(-8)).toEqual([
    "Suche",
    "Soziale Medien",
    "Newsletter",
    "Push",
    "Eigene Seiten",
    "Direkt",
    "Andere Seiten",
    "Ohne Angabe",
  ]);
  expect(first).toEqual(
    ["=2+3", "1", "Politik", "2026-11-20 18:05", "1000", "800", "98", "40", "3", "1", "5"].concat([
      "600",
      "0",
      "0",
      "1",
      "300",
      "0",
      "0",
      "99",
    ]),
  );
  expect(toCsv([first ?? []])).toMatch(/^\uFEFF'=2\+3;1;/);
  expect(toDayLines(ofPost)).toHaveLength(31);
  expect(toDayLines(ofPost)[30]?.slice(0, 5)).toEqual(["2026-11-29", "4", "0", "", "6"]);
});
