import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { migrate } from "./migrate.ts";

/** What `migrate` needs of D1, on a SQLite of this process. */
function createDatabase() {
  const sqlite = new DatabaseSync(":memory:", { defensive: false } as object);
  const prepare = (sql: string, values: string[] = []) => ({
    bind: (...bound: unknown[]) => prepare(sql, bound as string[]),
    all: async () => ({ results: sqlite.prepare(sql).all(...values) }),
    run: async () => sqlite.prepare(sql).run(...values),
  });
  const batch = async (statements: ReturnType<typeof prepare>[]) => {
    for (const statement of statements) await statement.run();
  };
  const list = () => sqlite.prepare("SELECT name FROM sqlite_master ORDER BY name").all();
  return { database: { prepare, batch } as unknown as Parameters<typeof migrate>[0], sqlite, list };
}

test("a new database gets every migration once", async () => {
  const { database } = createDatabase();
  const applied = await migrate(database);
  expect(applied.length).toBeGreaterThan(15);
  expect(await migrate(database)).toEqual([]);
});

test("a database of a later version is left to it: going back to a former checkout is no reason to refuse", async () => {
  const { database, sqlite } = createDatabase();
  await migrate(database);
  sqlite.exec("INSERT INTO d1_migrations (name) VALUES ('9999_later.sql')");
  expect(await migrate(database)).toEqual([]);
});

test("a database of a former version is refused in one line, and stays as it is", async () => {
  const { database, sqlite, list } = createDatabase();
  sqlite.exec(
    "CREATE TABLE d1_migrations (name TEXT); INSERT INTO d1_migrations VALUES ('0001_content.sql'); CREATE TABLE posts (id)",
  );
  const before = list();
  await expect(migrate(database)).rejects.toThrow(
    /^The database was made by a former version \(0001_content\.sql\) .*: start anew with an empty one, or export the paper .*$/,
  );
  expect(list()).toEqual(before);
});
