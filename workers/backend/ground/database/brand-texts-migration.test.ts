import { globSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { firstTexts } from "#app/configuration/brands/talblick/first-texts.ts";

const BRAND_TEXTS = "0053_brand_texts.sql";
const READER =
  "INSERT INTO accounts (login, login_key, email, email_key, password_hash, state, created_at) VALUES ('a', 'a', 'a', 'a', '', 'active', 0)";

/** Newsletters and campaigns after the migration; `before` is done to the database that lacks it. */
function migrate(before: string) {
  const database = new DatabaseSync(":memory:");
  for (const name of globSync("*.sql", { cwd: "workers/backend/ground/database/migrations" }).sort()) {
    if (name > BRAND_TEXTS) break;
    if (name === BRAND_TEXTS) database.exec(before);
    database.exec(readFileSync(`workers/backend/ground/database/migrations/${name}`, "utf8"));
  }
  const newsletters = database.prepare("SELECT slug, title, description, from_brand FROM newsletters").all();
  const campaigns = database.prepare("SELECT number, offer_short, offer_long, from_brand FROM upsell_campaigns").all();
  database.close();
  return { newsletters, campaigns };
}

const newslettersOfBrand = Object.entries(firstTexts.newsletters).map(([slug, texts]) => ({ slug, ...texts, from_brand: 1 }));
const campaignsOfBrand = Object.entries(firstTexts.campaigns).map(([number, { short, long }]) => ({
  ...{ number, offer_short: short, offer_long: long, from_brand: 1 },
}));

test("a database that readers use keeps every text, and what the publisher wrote stays the publisher's", () => {
  const { newsletters, campaigns } = migrate(`${READER}; UPDATE newsletters SET title = 'Montags' WHERE slug = 'sport'`);
  const expected = newslettersOfBrand.map((row) => (row.slug === "sport" ? { ...row, title: "Montags", from_brand: 0 } : row));
  expect(campaigns).toEqual(campaignsOfBrand);
  expect(newsletters.toSorted(bySlug)).toEqual(expected.toSorted(bySlug));
});

test("a database that nobody has used names no paper, and takes the brand's texts", () => {
  const { newsletters, campaigns } = migrate("");
  expect(JSON.stringify([newsletters, campaigns])).not.toMatch(/Talblick|Vorarlberg/);
  expect([...newsletters, ...campaigns].map(({ from_brand }) => from_brand)).toEqual(Array(8).fill(1));
  expect(newsletters.find(({ slug }) => slug === "morgen")?.title).toBe("Guten Morgen");
  expect(campaigns.map(({ offer_short }) => offer_short)).toEqual([
    "Plus zum Print-Abo, ohne Aufpreis",
    "Plus Premium zum Print-Abo",
  ]);
});

function bySlug(a: Record<string, unknown>, b: Record<string, unknown>): number {
  return String(a.slug) < String(b.slug) ? -1 : 1;
}
