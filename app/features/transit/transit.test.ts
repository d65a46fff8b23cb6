import { expect, test } from "vitest";
import type { GetTransitAlertsQuery } from "#graphql/generated/operations.ts";
import { transitCauses, transitEffects } from "#shared/rules/transit-rules.ts";
import { parseTransitFilter } from "./transit-filter.ts";
import { noTransitAlerts, toTransitView } from "./transit-view-model.ts";
import { causeWords, effectWords } from "./transit-words.ts";

type Alert = GetTransitAlertsQuery["transit_alerts"]["alerts"][number];

const now = new Date("2026-11-29T12:00:00Z");
const alert = (changes: Partial<Alert> = {}): Alert => ({
  id: "1",
  modes: ["BUS"],
  cause: "CONSTRUCTION",
  effect: "DETOUR",
  severity: "WARNING",
  title: "Umleitung in Egg",
  text: "Eins.\n\nZwei.",
  link: "https://bus.example/1",
  periods: [{ starts: "2026-11-28T12:00:00Z", ends: null }],
  lines: [{ name: "830", mode: "BUS" }],
  stops: ["Egg Ortsmitte"],
  ...changes,
});
const draw = (alerts: Alert[], filter = { line: "", place: "" }) =>
  toTransitView(
    { state: { as_of: "2026-11-29T11:50:00Z", is_stale: false, is_sample: false }, source: null, alerts },
    filter,
    now,
  );

test("every effect and every cause of the protocol has words, but for causes that say nothing", () => {
  expect(Object.keys(effectWords)).toEqual([...transitEffects]);
  expect(Object.keys(causeWords)).toEqual([...transitCauses]);
  expect(Object.values(effectWords).every((word) => word !== "")).toBe(true);
  expect(Object.values(causeWords).filter((word) => word === null)).toHaveLength(2);
});

test("disturbances stand by what runs, each once, with effect, cause, stops, time and the operator's page", () => {
  const view = draw([
    alert(),
    alert({ id: "2", modes: ["BUS", "TRAIN"], effect: "NO_SERVICE", severity: "SEVERE", lines: [{ name: "S1", mode: "TRAIN" }] }),
  ]);
  expect(view.groups.map(({ title, alerts }) => [title, alerts.map(({ id }) => id)])).toEqual([
    ["Bahn", ["2"]],
    ["Bus", ["1"]],
  ]);
  expect(view.groups[1]?.alerts[0]).toMatchObject({
    lines: ["830"],
    effect: "Umleitung",
    isSevere: false,
    paragraphs: ["Eins.", "Zwei."],
    stops: "Haltestelle: Egg Ortsmitte",
    cause: "Ursache: Bauarbeiten",
    periods: ["Seit 28.\u00a0November, 13:00\u00a0Uhr"],
    link: { host: "bus.example" },
  });
  expect(view.groups[0]?.alerts[0]).toMatchObject({ effect: "Ausfall", isSevere: true });
  expect([view.lines, view.summary]).toEqual([["830", "S1"], "2 Störungen"]);
});

test("a reader asks for a line, for a place, and is told where there is nothing", () => {
  const alerts = [alert(), alert({ id: "2", lines: [{ name: "S1", mode: "TRAIN" }], stops: [], title: "Kein Zug nach Lech" })];
  const ids = (line: string, place: string) =>
    draw(alerts, { line, place }).groups.flatMap((group) => group.alerts.map(({ id }) => id));
  expect([ids("s1", ""), ids("", "egg"), ids("", "LECH"), ids("S1", "egg")]).toEqual([["2"], ["1"], ["2"], []]);
  expect(draw(alerts, { line: "99", place: "" })).toMatchObject({ summary: "Zu dieser Auswahl ist keine Störung gemeldet." });
  expect(draw(alerts, { line: "99", place: "" }).lines).toContain("99");
  expect(draw([]).summary).toBe("Keine Störungen gemeldet.");
  expect(toTransitView(noTransitAlerts, { line: "", place: "" }, now).state.moment).toBeNull();
});

test("of many periods three are told", () => {
  const periods = [1, 2, 3, 4, 5].map((day) => ({ starts: `2026-12-0${day}T10:00:00Z`, ends: `2026-12-0${day}T11:00:00Z` }));
  const told = draw([alert({ periods })]).groups[0]?.alerts[0]?.periods;
  expect(told).toHaveLength(4);
  expect(told?.at(-1)).toBe("und 2 weitere Zeiträume");
});

test.each([
  ["linie=S1&ort=St.+Anton", { line: "S1", place: "St. Anton" }],
  ["", { line: "", place: "" }],
  ["linie=<b>", null],
  [`ort=${"x".repeat(41)}`, null],
])("an address that says %j asks for %j", (query, filter) => {
  expect(parseTransitFilter(new URLSearchParams(query))).toEqual(filter);
});
