/** What is counted of posts without consent, what readers are told of it, and what operators read: the same. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { necessaryText } from "#app/features/consent/consent-texts.ts";
import { type Source, sources, type VisitEvent, visitEvents } from "#shared/rules/post-counts.ts";

const read = (path: string) => readFileSync(path, "utf8").replace(/\s+/g, " ");
const [, told = ""] = /\*\*Beim Lesen:\*\* (.*?) \*\*/.exec(read("workers/programs/pages/templates/datenschutz.md")) ?? [];
const tracking = read("docs/tracking.md");
const migration = readFileSync("workers/backend/ground/database/migrations/0143_post_counts.sql", "utf8");

const sourceWords: Record<Source, string> = {
  search: "Suche",
  social: "soziale Medien",
  newsletter: "Newsletter",
  push: "Push-Nachricht",
  own: "eine eigene Seite",
  direct: "keine",
  other: "eine andere Seite",
};
const eventWords: Record<VisitEvent, string> = { wall: "Bezahlschranke", started: "Kauf begonnen", completed: "abgeschlossen" };

test("one sentence tells readers of every source and every event that is counted", () => {
  for (const word of [...Object.values(sourceWords), ...Object.values(eventWords), "wie oft", "wie lange", "Ohne Einwilligung"])
    expect(told).toContain(word);
  expect(Object.keys(sourceWords)).toEqual([...sources]);
});

test("operators read the same words, and the database takes no others", () => {
  for (const source of sources) expect(tracking).toContain(`\`${source}\``);
  const [, names = ""] = /CHECK \(name IN \(([^)]+)\)\)/.exec(migration) ?? [];
  expect(names.replaceAll("'", "").split(", ").sort()).toEqual(["source", "time", ...visitEvents].sort());
});

test("who is asked for consent hears that reading is counted without it, and how", () => {
  expect(necessaryText.text).toMatch(/was gelesen wird, woher und wie lange/);
});
