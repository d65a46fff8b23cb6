/** What a state says of itself: by which migrations it was prepared, and whether it holds the demo or a paper of its own. */
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { databasesFolder } from "#workers/programs/local/runtimes/create-runtime.ts";
import { migrationsFolder } from "./migrate.ts";
import { isDemo, stateFolder } from "./state.ts";

/** Beside the databases, so that it is deleted with them. */
const note = join(databasesFolder, "prepared.json");

/** Before the names of migrations. */
const OWN = "without the demo: ";

/** Whether this state has nothing to wait for. */
export function isPrepared(): boolean {
  return existsSync(note) && readFileSync(note, "utf8") === listMigrations();
}

export function notePrepared(): void {
  writeFileSync(note, listMigrations());
}

/** A demo paper is never published by mistake, and a publisher's paper never mixed with it: throws for a state of the other kind. */
export function requireOwnKind(): void {
  if (!existsSync(note) || readFileSync(note, "utf8").startsWith(OWN) === !isDemo) return;
  throw new Error(
    isDemo
      ? `${stateFolder} holds a paper of its own: start it with DEMO=off, or name another folder in TALBLICK_STATE`
      : `${stateFolder} holds the demo paper: name another folder in TALBLICK_STATE`,
  );
}

function listMigrations(): string {
  const names = JSON.stringify(globSync("*.sql", { cwd: migrationsFolder }).sort());
  return isDemo ? names : `${OWN}${names}`;
}
