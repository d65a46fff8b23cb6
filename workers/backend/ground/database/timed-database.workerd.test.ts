import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { configureLog } from "#shared/log/log-settings.ts";
import { createScope, runInScope } from "#shared/log/request-scope.ts";
import { createTimedDatabase } from "./timed-database.ts";

let lines: Record<string, unknown>[];

beforeEach(() => {
  lines = [];
  vi.spyOn(console, "warn").mockImplementation((text: string) => void lines.push(JSON.parse(text)));
});
afterEach(() => {
  vi.restoreAllMocks();
  configureLog("backend", {});
});

test("a slow statement is told by its text, never by its values, and counts for its request", async () => {
  configureLog("backend", { LOG_SLOW_MS: "0" });
  const db = createTimedDatabase(env.DB);
  const scope = createScope("0db1c8af86584520", false);
  const row = await runInScope(scope, () =>
    db.prepare("SELECT ?1 AS mail\n  WHERE 1 = 1").bind("anna@example.at").first<{ mail: string }>(),
  );
  expect(row).toEqual({ mail: "anna@example.at" });
  expect(lines).toEqual([
    expect.objectContaining({
      level: "warning",
      requestId: "0db1c8af86584520",
      message: "slow statement",
      statement: "SELECT ?1 AS mail WHERE 1 = 1",
      statements: 1,
    }),
  ]);
  expect(scope.sql.statements).toBe(1);
});

test.each([
  ["alone", (db: D1Database) => db.prepare("SELECT no FROM no_table").bind().run(), 1],
  ["among others", (db: D1Database) => db.batch([db.prepare("SELECT 1"), db.prepare("SELECT no FROM no_table")]), 2],
])("one that fails, %s, took its time as well, and is told", async (_, ask, statements) => {
  configureLog("backend", { LOG_SLOW_MS: "0" });
  const scope = createScope("0db1c8af86584520", false);
  await expect(runInScope(scope, () => ask(createTimedDatabase(env.DB)))).rejects.toThrow(/no such table/);
  expect(scope.sql).toMatchObject({ statements, rows: 0 });
  expect(lines).toEqual([
    expect.objectContaining({ statement: expect.stringContaining("FROM no_table"), statements, hasFailed: true }),
  ]);
});

test("every way of asking answers as the database does, and fast statements are not told", async () => {
  configureLog("backend", { LOG_SLOW_MS: "60000" });
  const db = createTimedDatabase(env.DB);
  const statement = db.prepare("SELECT ?1 AS one").bind(7);
  const [first, second] = await db.batch<{ one: number }>([statement, db.prepare("SELECT 8 AS one")]);
  expect([first?.results, second?.results]).toEqual([[{ one: 7 }], [{ one: 8 }]]);
  expect((await statement.all()).results).toEqual([{ one: 7 }]);
  expect([await statement.raw(), await statement.first("one"), (await statement.run()).success]).toEqual([[[7]], 7, true]);
  await expect(db.prepare("SELECT no FROM no_table").all()).rejects.toThrow(/no such table/);
  expect(lines).toEqual([]);
});
