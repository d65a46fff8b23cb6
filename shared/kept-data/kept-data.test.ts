import { globSync, readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { expect, test } from "vitest";
import { jobTexts } from "#app/features/newsroom/status/status-texts.ts";
import { PORTAL_ID } from "#brand/portal-id.ts";
import { tables } from "#workers/backend/doors/registry/tables.ts";
import { toPrivacyTables } from "#workers/programs/privacy/to-privacy-tables.ts";
import { eventNames, impersonalBindings, impersonalCleanUps, impersonalTables } from "./impersonal-tables-for-test.ts";
import { type KeptData, keptData } from "./kept-data.ts";

const all = keptData.flatMap(({ data }) => data);
const listed = (...places: KeptData["place"][]) =>
  all.filter(({ place }) => places.includes(place)).flatMap(({ names }) => names);
const read = (path: string) => readFileSync(path, "utf8");
const sources = globSync("{app,shared,workers}/**/*.{ts,tsx}").filter(
  (path) => !/test\.tsx?$/.test(path) && !path.includes("clean-ups/"),
);
const unique = (names: Iterable<string>) => [...new Set(names)].toSorted();
const findAll = (texts: readonly string[], pattern: RegExp) =>
  unique(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = ""]) => name)));

test("what is kept is said once", () => {
  const tables = listed("database");
  expect(all.map(({ title }) => title).toSorted()).toEqual(unique(all.map(({ title }) => title)));
  expect(tables.toSorted()).toEqual(unique(tables));
});

test("readers learn of every table that holds something about them", () => {
  const migrations = globSync("workers/backend/ground/database/migrations/*.sql").toSorted().map(read);
  const tables = new Set<string>();
  for (const [, change, name = ""] of migrations
    .join("\n")
    .matchAll(/^(CREATE(?: VIRTUAL)?|DROP) TABLE (?:IF NOT EXISTS )?(\w+)/gm))
    change === "DROP" ? tables.delete(name) : tables.add(name);
  expect(unique(tables)).toEqual(unique([...listed("database"), ...impersonalTables]));
});

test("readers learn of every store, bucket, counter and queue", () => {
  const bindings = ["wrangler.toml", "workers/backend/wrangler.toml"].flatMap((path) => {
    const { kv_namespaces, d1_databases, r2_buckets, durable_objects, queues } = parse(read(path)) as Record<string, unknown>;
    const { bindings: objects } = (durable_objects ?? {}) as { bindings?: unknown };
    const { producers } = (queues ?? {}) as { producers?: unknown };
    const rows = [kv_namespaces, d1_databases, r2_buckets, objects, producers].flatMap((row) => (row ?? []) as object[]);
    return rows.map((row) => ("name" in row ? String(row.name) : String((row as { binding: string }).binding)));
  });
  expect(unique(bindings)).toEqual(unique([...listed("store", "bucket", "counter", "queue"), ...impersonalBindings]));
});

test("readers learn of every cookie", () => {
  const texts = sources.map(read).filter((text) => /stringifySetCookie|createCookie|_COOKIE = /.test(text));
  const cookies = findAll(texts, /\bconst (?:\w+_COOKIE|NAME) = "([^"]+)"/g);
  expect(unique([...cookies, "apollo:{Umgebung}.token"])).toEqual(unique(listed("cookie")));
});

test("readers learn of every key and every database in their browser", () => {
  const texts = sources.filter((path) => path.startsWith("app/")).map(read);
  const own = (names: string[]) => names.map((name) => `${PORTAL_ID}${name}`);
  const keys = findAll(texts, /= `\$\{PORTAL_ID\}(:[^`]+)`/g).filter((key) => !eventNames.includes(key.slice(1)));
  const databases = findAll(texts, /createStore\(`\$\{PORTAL_ID\}(-[^`]+)`, "/g);
  expect(unique([...own(keys), ...own(databases), "apollo:{Umgebung}.token"])).toEqual(unique(listed("browser")));
});

test("data listed as deleted automatically has a job of the clock, and each job is listed", () => {
  const text = read("workers/backend/doors/clock/clean-ups/clean-ups.ts");
  const due = tables.flatMap(({ cleanUps = {} }) => Object.keys(cleanUps));
  const jobs = unique([...due, ...findAll([text], /\{ name: "([a-z-]+)", run/g)]);
  expect(unique([...all.flatMap(({ cleanUps = [] }) => cleanUps), ...impersonalCleanUps])).toEqual(jobs);
  // On the status page each has words of its own.
  expect(jobs.filter((name) => jobTexts[`clean-${name}`] === undefined)).toEqual([]);
  const kept = all.filter(({ place, deletedBy }) => place === "database" && deletedBy.includes("automatisch"));
  expect(kept.filter(({ cleanUps }) => cleanUps === undefined)).toEqual([]);
});

test("operators read the same in docs/privacy.md", () => {
  const [, tables] = read("docs/privacy.md").split(/<!-- (?:begin|end) of the list -->\n/);
  expect(tables).toBe(toPrivacyTables(keptData));
});
