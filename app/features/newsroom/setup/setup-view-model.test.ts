import { expect, test } from "vitest";
import { toSetupView } from "./setup-view-model.ts";

const now = new Date("2026-11-24T12:00:00Z");
const machine = {
  since: "2026-11-24T08:00:00Z",
  disk_free: 120e9,
  disk_total: 500e9,
  last_backup: null,
  has_certificate: false,
  certificate_until: null,
  certificate_problem: null,
  is_mail_delivered: false,
  is_demo: false,
};
const empty = {
  post_count: 0,
  legal_pages: [],
  staff_count: 1,
  administrator_count: 1,
  wordpress: null,
  mail_from: "Bote <post@talblick.example>",
  comment_rule: null,
};

test("an operator of an empty paper reads of each thing what is missing, and the command that does it", () => {
  const { summary, steps } = toSetupView({ setup: empty, machine }, now);
  expect(summary).toBe("7 von 7 Punkten sind noch offen.");
  expect(steps.map(({ title, state, command }) => [title, state, command !== null])).toEqual([
    ["Marke", "Talblick ist noch ein Beispiel, ohne Unternehmen", true],
    ["Rechtliche Seiten", "es fehlen: Impressum, Datenschutz, AGB, Widerruf, Barrierefreiheit", true],
    ["Team", "1 Mensch mit Zugang, nur einer mit allen Rechten", true],
    ["Inhalt", "noch kein Beitrag", true],
    ["Kommentare", "noch nicht gewählt, ob und wie sie angenommen werden", false],
    ["Mail", "Absender ist ein Beispiel: Bote <post@talblick.example>; Mails bleiben Dateien auf diesem Rechner", true],
    ["Sicherung", "noch keine", true],
  ]);
});

test("what is done has no command, and on Cloudflare nothing is said of a backup that cannot be known", () => {
  const legal_pages = ["impressum", "datenschutz", "agb", "widerruf", "barrierefreiheit"];
  const done = {
    ...empty,
    post_count: 12,
    legal_pages,
    staff_count: 4,
    administrator_count: 2,
    mail_from: "Bote <post@bote.at>",
    comment_rule: "AFTER" as const,
  };
  const { steps } = toSetupView({ setup: { ...done, wordpress: "https://cms.bote.at" }, machine: null }, now);
  expect(steps.map(({ title }) => title)).toEqual(["Marke", "Rechtliche Seiten", "Team", "Inhalt", "Kommentare", "Mail"]);
  expect(steps.slice(1).map(({ tone, command }) => [tone, command])).toEqual(Array.from({ length: 5 }, () => ["good", null]));
  expect(steps[3]?.state).toBe("12 Beiträge, verbunden mit cms.bote.at");
});
