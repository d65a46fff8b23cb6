/** What a machine's state holds, all of it, in a form in which two states can be compared. */
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const digest = (data: string | Uint8Array) => createHash("sha256").update(data).digest("hex").slice(0, 16);

/**
 * Of each table of each database (D1, buckets, key-value stores, Durable Objects) its number of rows and their digest, by `file table`; of each
 * other file its digest. Without the log, and what each start, backup or restore makes anew.
 */
export function readState(state: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const entry of globSync("**", { cwd: state, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(state.length + 1);
    if (!entry.isFile() || /^(?:running|last-backup)\.json$|^log\/|^v3\/cache\/|-(?:wal|shm)$/.test(name)) continue;
    if (name.endsWith(".sqlite")) for (const [table, text] of readTables(path)) found[`${name} ${table}`] = text;
    else found[name] = digest(readFileSync(path));
  }
  return found;
}

/** How many rows a table of the paper's own database has. */
export function countRows(found: Record<string, string>, table: string): number {
  const [line = ""] = Object.entries(found).flatMap(([name, text]) => (name.endsWith(`.sqlite ${table}`) ? [text] : []));
  return Number.parseInt(line, 10) || 0;
}

function readTables(file: string): [table: string, text: string][] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    // What a virtual table holds lies in ordinary ones beside it.
    const tables = database
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' ORDER BY name")
      .all() as { name: string }[];
    return tables.map(({ name }) => {
      const statement = database.prepare(`SELECT * FROM "${name}"`);
      statement.setReadBigInts(true);
      const rows = statement.all();
      return [name, `${rows.length} ${digest(JSON.stringify(rows, toText))}`];
    });
  } finally {
    database.close();
  }
}

function toText(_: string, value: unknown): unknown {
  if (typeof value === "bigint") return `${value}`;
  return value instanceof Uint8Array ? Buffer.from(value).toString("hex") : value;
}
