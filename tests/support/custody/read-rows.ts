/** What a machine's state holds, in a form in which two states can be compared. */
import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { exportedTables } from "#workers/backend/export/tables.ts";

/** The paper's tables (those that an export has), by name: number of rows and their digest. Throws where there is no paper. */
export function readRows(state: string): Record<string, string> {
  for (const file of globSync("v3/**/*.sqlite", { cwd: state })) {
    const database = new DatabaseSync(join(state, file), { readOnly: true });
    try {
      if (database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'post_bodies'").get() !== undefined)
        return readTables(database);
    } finally {
      database.close();
    }
  }
  throw new Error(`${state} holds no paper`);
}

function readTables(database: DatabaseSync): Record<string, string> {
  return Object.fromEntries(
    exportedTables.map(({ name, key }) => {
      const statement = database.prepare(`SELECT * FROM ${name} ORDER BY ${key.join(", ")}`);
      statement.setReadBigInts(true);
      const rows = statement.all();
      const text = JSON.stringify(rows, (_, value) => (typeof value === "bigint" ? `${value}` : value));
      return [name, `${rows.length} ${createHash("sha256").update(text).digest("hex").slice(0, 16)}`];
    }),
  );
}
