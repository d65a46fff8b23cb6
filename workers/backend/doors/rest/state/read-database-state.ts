/** Whether what the back end works with answers: the database, with every migration in, and whatever else is probed. */
import { logError } from "#shared/log/log.ts";

const migrations = Object.keys(
  import.meta.glob("/workers/backend/ground/database/migrations/*.sql", { query: "?raw", eager: true }),
).map((path) => path.slice(path.lastIndexOf("/") + 1));

export type DatabaseState = { isThere: boolean; missing: readonly string[] };

/** Never rejects: a database that does not answer has `isThere` false. */
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

/** Less than the portal waits for the whole answer (decision 97): so the part that hangs is named. */
const PATIENCE_MS = 2000;

/** The answer of a part of the back end. Rejects when the part does, and when no answer comes within two seconds. */
export async function probe<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${PATIENCE_MS} ms`)), PATIENCE_MS);
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
}
