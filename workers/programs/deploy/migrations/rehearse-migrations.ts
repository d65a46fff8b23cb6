/** Migrations tried on a copy of the database, in a SQLite of this process. */
import { readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

export type Migration = { name: string; sql: string };

/**
 * Loads the copy (`null` is an empty database), applies the migrations in order and looks whether the database is whole. Throws an Error that names
 * the migration and what SQLite said.
 */
export function rehearseMigrations(copy: string | null, migrations: readonly Migration[]): void {
  // Tables of the search are written into the schema as they are: a dump does so.
  const database = new DatabaseSync(":memory:", { defensive: false } as object);
  try {
    if (copy !== null) {
      attempt("the copy of the database cannot be read", () => database.exec(readFileSync(copy, "utf8")));
      // Only then do statements find the tables of the search.
      database.exec("PRAGMA writable_schema = RESET");
    }
    for (const { name, sql } of migrations)
      attempt(`${name} fails on a copy of the database`, () => database.exec(`BEGIN;${sql};\nCOMMIT;`));
    attempt("the copy is not whole after the migrations", () => {
      const faults = database.prepare("PRAGMA foreign_key_check").all();
      if (faults.length > 0) throw new Error(`rows of ${String(faults[0]?.table)} refer to nothing`);
    });
  } finally {
    database.close();
  }
}

function attempt(what: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    throw new Error(`${what}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
