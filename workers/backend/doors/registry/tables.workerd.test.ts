import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { exportedTables, keptBack, readerRows, tables } from "./tables.ts";

type Named = { name: string };
const db = (env as unknown as { DB: D1Database }).DB;
const list = async <Row>(sql: string) => (await db.prepare(sql).all<Row>()).results;

test("every table is either exported or kept back for a reason", async () => {
  const tables = await list<Named>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT GLOB '_cf_*' AND name NOT GLOB '*_search_*' AND name NOT GLOB 'search_words_spelled_*'",
  );
  const known = [...exportedTables.map(({ name }) => name), ...Object.keys(keptBack)];
  expect(tables.map(({ name }) => name).toSorted()).toEqual(
    known.filter((name) => name !== "d1_migrations" || tables.some((one) => one.name === name)).toSorted(),
  );
});

test("an export is read on from its key by an index, and brought after what it refers to", async () => {
  const before = new Set<string>();
  for (const { name, key, identity = key, link } of exportedTables) {
    const plan = await list<{ detail: string }>(`EXPLAIN QUERY PLAN SELECT * FROM ${name} ORDER BY ${key.join(", ")}`);
    expect([name, plan.filter(({ detail }) => detail.includes("TEMP B-TREE"))]).toEqual([name, []]);
    const foreign = await list<{ table: string; from: string }>(`PRAGMA foreign_key_list(${name})`);
    const missing = foreign.filter(({ table, from }) => !before.has(table) && !(table === name && from === link));
    expect([name, missing]).toEqual([name, []]);
    before.add(name);
    // Throws where no index says that there is one row of a key: it could not be told whether a row is there already.
    await list(
      `EXPLAIN INSERT INTO ${name} (${identity}) SELECT ${identity} FROM ${name} WHERE true ON CONFLICT (${identity}) DO NOTHING`,
    );
  }
});

test("of readers' tables is said whose their rows are, as the database demands it", async () => {
  for (const { name, owners = [] } of exportedTables.filter(({ isPersonal }) => isPersonal)) {
    const foreign = await list<{ table: string; from: string; on_delete: string }>(`PRAGMA foreign_key_list(${name})`);
    const readers = foreign.filter(({ table }) => exportedTables.some((one) => one.isPersonal && one.name === table));
    const expected = readers.map(({ table, from, on_delete }) => ({
      column: from,
      table,
      ...(on_delete === "SET NULL" ? { orNull: true } : {}),
    }));
    expect([name, owners]).toEqual([name, expected]);
  }
});

test("a reader's own export holds every table that refers to accounts, or says why not", async () => {
  const silent: string[] = [];
  for (const { name, ofReader } of tables) {
    const foreign = await list<{ table: string }>(`PRAGMA foreign_key_list(${name})`);
    if (ofReader === undefined && foreign.some(({ table }) => table === "accounts")) silent.push(name);
  }
  expect(silent).toEqual([]);
  const names = readerRows.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(names).toContain("subscriptions");
});
