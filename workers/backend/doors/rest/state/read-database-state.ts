import { logError } from "#shared/log/log.ts";
import { probe } from "./probe.ts";

/** Whether the database can be worked with: it answers, and every migration is in. */

const migrations = Object.keys(
  import.meta.glob("/workers/backend/ground/database/migrations/*.sql", { query: "?raw", eager: true }),
).map((path) => path.slice(path.lastIndexOf("/") + 1));

export type DatabaseState = { isThere: boolean; missing: readonly string[] };

/** Never rejects: a database that does not answer is not there. */
export async function readDatabaseState(db: D1Database): Promise<DatabaseState> {
  try {
    const { results } = await probe(db.prepare("SELECT name FROM d1_migrations").all<{ name: string }>());
    const applied = new Set(results.map(({ name }) => name));
    return { isThere: true, missing: migrations.filter((name) => !applied.has(name)) };
  } catch (error) {
    logError("The database does not answer", error);
    return { isThere: false, missing: [] };
  }
}
