import { expect, test } from "vitest";
import type { WireStatus } from "#app/loaders/newsroom/require-status.ts";
import { toStatusView } from "./status-view-model.ts";

const now = new Date("2026-11-23T12:00:00Z");
const quiet: WireStatus = {
  checked: "2026-11-23T12:00:00Z",
  build: "b2",
  builds: [{ part: "backend", id: "b2", since: "2026-11-20T11:00:00Z" }],
  jobs: [],
  sources: [],
  queues: [{ name: "dead-letter", waiting: null, troubled: null }],
  counts_place: "DATABASE",
  counts_problem: null,
  counts: [],
  vitals: [],
  statements: [],
  machine: null,
  bounced_week: 0,
  is_bounce_told: true,
};
const view = (status: Partial<WireStatus>) => toStatusView({ ...quiet, ...status }, "p1", now);
const findRow = ({ tables }: ReturnType<typeof view>, id: string, label: string) =>
  tables.find((table) => table.id === id)?.rows.find((row) => row.label === label);

test("an unknown value is named as unknown, not as zero", () => {
  const unread = view({ counts_problem: "Analytics Engine answered 403" });
  expect(unread.lines.filter(({ tone }) => tone === "unknown").map(({ text }) => text)).toEqual([
    "nicht bekannt",
    "nicht bekannt",
  ]);
  expect(unread.tables.find(({ id }) => id === "ereignisse")).toMatchObject({
    rows: [],
    none: "Nicht bekannt: Analytics Engine answered 403",
  });
  expect(findRow(unread, "versand", "Unzustellbares in der Warteschlange der Plattform")?.cells[0]?.text).toBe("nicht bekannt");
  expect(findRow(unread, "builds", "Portal")?.cells).toMatchObject([
    { text: "p1" },
    { text: "noch nicht bekannt" },
    { text: "läuft" },
  ]);
});

test("failed and overdue jobs come first and are marked in words", () => {
  const job = { last_run: "2026-11-23T11:58:00Z", duration_ms: 1500, error: null, failures_day: 0, is_overdue: false };
  const { lines, tables } = view({
    jobs: [
      { ...job, name: "clean-something-new" },
      { ...job, name: "refresh-services", failures_day: 1 },
      { ...job, name: "send-mail", error: "Error: no server", failures_day: 3 },
      { ...job, name: "rank-most-read", last_run: "2026-11-23T10:00:00Z", is_overdue: true },
    ],
  });
  expect(lines[0]).toMatchObject({ text: "2 von 4 Aufgaben überfällig oder fehlgeschlagen", tone: "bad" });
  expect(tables.find(({ id }) => id === "uhr")?.rows).toMatchObject([
    {
      label: "Wartende Mails senden",
      cells: [{ text: "vor 2 Minuten" }, { text: "1,5\u00a0s" }, { note: "Error: no server", tone: "bad" }, { text: "3" }],
    },
    { label: "Meistgelesen ordnen", cells: [{ note: "überfällig", tone: "bad" }, {}, {}, {}] },
    { label: "Quellen der Service-Seiten fragen" },
    { label: "clean-something-new" },
  ]);
});

test("shares of hits and errors, of pages that are everybody's and of all answers, over all pages and by kind", () => {
  const counted = view({
    counts: [
      { name: "cache", label: "home", detail: "hit", day: 8, week: 80 },
      { name: "cache", label: "home", detail: "miss", day: 2, week: 20 },
      { name: "cache", label: "home", detail: "own", day: 1000, week: 1000 },
      { name: "cache", label: "article", detail: "miss", day: 10, week: 0 },
      { name: "cache", label: "account", detail: "own", day: 1000, week: 1000 },
      { name: "answer", label: "home", detail: "2xx", day: 98, week: 98 },
      { name: "answer", label: "home", detail: "5xx", day: 2, week: 2 },
    ],
  });
  expect(counted.lines.slice(3, 5)).toMatchObject([
    { text: "2,0 %", tone: "warn" },
    { text: "40,0 %", tone: "warn" },
  ]);
  expect(findRow(counted, "cache", "Startseite")?.cells.slice(0, 2)).toEqual([{ text: "80 %" }, { text: "80 %" }]);
  // Answers that are not shared pages have no hit share.
  expect(findRow(counted, "cache", "Konto")?.cells[0]).toEqual({ text: "–" });
  expect(findRow(counted, "ereignisse", "Kauf begonnen")?.cells).toEqual([{ text: "0" }, { text: "0" }]);
});

test.each([
  ["LCP", 2400, "2,4 s", "good"],
  ["LCP", 3000, "3,0 s", "warn"],
  ["INP", 650, "650 ms", "bad"],
  ["CLS", 0.08, "0,08", "good"],
])("%s of %d is shown as %s and judged %s; of a few readers it is not judged", (measure, value, text, tone) => {
  const vital = { page: "article", measure, day_p75: null, day_count: 0, week_p75: value, week_count: 200 };
  const find = (status: Partial<WireStatus>) =>
    findRow(view(status), "tempo", "Artikel")?.cells.find((cell) => cell.text !== "–");
  expect(find({ vitals: [vital] })).toMatchObject({ text, tone });
  expect(find({ vitals: [{ ...vital, week_count: 3 }] })?.tone).toBeUndefined();
});

test("on the first day neither a cold cache nor a job that has not run yet alarms", () => {
  const cold = { name: "cache", label: "home", detail: "miss", day: 20, week: 20 };
  const job = { name: "send-mail", last_run: null, duration_ms: null, error: null, failures_day: 0, is_overdue: false };
  const builds = [{ part: "backend", id: "b2", since: "2026-11-23T11:00:00Z" }];
  const { lines, tables } = view({ builds, counts: [cold], jobs: [job], is_bounce_told: false });
  expect(lines.map(({ tone }) => tone)).toEqual(["good", "good", "good", "unknown", "good", "unknown"]);
  expect(tables.find(({ id }) => id === "uhr")?.rows[0]?.cells[0]).toEqual({ text: "noch nie", tone: "unknown" });
});

test.each([
  [0, true, "keine", "good"],
  [0, false, "niemand meldet sie", "unknown"],
  [1, true, "1 Adresse", "good"],
  [31, true, "31 Adressen", "warn"],
])("of %i addresses from which mail came back an operator reads %s", (bounced_week, is_bounce_told, text, tone) => {
  const { lines } = view({ bounced_week, is_bounce_told });
  expect(lines.at(-1)).toEqual({ label: "Zurückgekommene Mail, 7 Tage", text, tone });
});
