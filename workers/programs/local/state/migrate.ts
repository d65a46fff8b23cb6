/** Applies the migrations that a local database lacks, and books them as wrangler does (table d1_migrations). */
import { globSync, readFileSync } from "node:fs";
import { refuseFormerDatabase } from "#workers/programs/deploy/migrations/refuse-former-database.ts";

export const migrationsFolder = "workers/backend/ground/database/migrations";

type Database = {
  prepare: (sql: string) => {
    bind: (...values: unknown[]) => unknown;
    all: () => Promise<{ results: unknown[] }>;
    run: () => Promise<unknown>;
  };
  batch: (statements: never[]) => Promise<unknown>;
};

/** The names of the migrations applied now. Each is one transaction. Throws a `FormerDatabaseError`, and changes nothing then. */
export async function migrate(database: Database): Promise<string[]> {
  await database
    .prepare(
      "CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)",
    )
    .run();
  const { results } = await database.prepare("SELECT name FROM d1_migrations").all();
  const applied = results.map((row) => (row as { name: string }).name);
  const known = globSync("*.sql", { cwd: migrationsFolder }).sort();
  refuseFormerDatabase(applied, known);
  const missing = known.filter((name) => !applied.includes(name));
  if (missing.length === 0) return [];
  // It takes more memory than all else here, which a process that goes on to serve would keep.
  const { unstable_splitSqlQuery: splitSql } = await import("wrangler");
  // Loading it keeps this process from its connections, on a busy machine for seconds: one that was closed meanwhile fails this question, once.
  const ask = () => database.prepare("SELECT 1").all();
  await ask().catch(ask);
  for (const name of missing) {
    const statements = splitSql(readFileSync(`${migrationsFolder}/${name}`, "utf8")).map((sql) => database.prepare(sql));
    const booked = database.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name);
    await database.batch([...statements, booked] as never[]);
  }
  return missing;
}
