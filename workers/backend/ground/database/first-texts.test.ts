import { globSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { firstTexts } from "#app/configuration/brands/talblick/generated/first-texts.ts";

const folder = "workers/backend/ground/database/migrations";

test("a new database names no paper, and takes each text of the brand", () => {
  const database = new DatabaseSync(":memory:", { defensive: false } as object);
  for (const name of globSync("*.sql", { cwd: folder }).sort()) database.exec(readFileSync(`${folder}/${name}`, "utf8"));
  const newsletters = database.prepare("SELECT slug AS key, title, description, from_brand FROM newsletters").all();
  const campaigns = database.prepare("SELECT number AS key, offer_short, offer_long, from_brand FROM upsell_campaigns").all();
  database.close();
  expect(JSON.stringify([newsletters, campaigns])).not.toMatch(/Talblick|Vorarlberg/);
  for (const [rows, texts] of [
    [newsletters, firstTexts.newsletters],
    [campaigns, firstTexts.campaigns],
  ] as const) {
    expect(rows.map(({ key }) => key).sort()).toEqual(Object.keys(texts).sort());
    expect(rows.every(({ from_brand }) => from_brand === 1)).toBe(true);
  }
});
