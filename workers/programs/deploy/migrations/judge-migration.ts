/**
 * Whether the build before goes on working with a migration: portal and back end of that build answer readers while the new one
 * comes, and again after a roll-back (decision 91).
 */
import { unstable_splitSqlQuery as splitSql } from "wrangler";
import { reviewedMigrations } from "./reviewed-migrations.ts";

const adds = [
  /^CREATE (?:TEMP(?:ORARY)? )?(?:TABLE|VIEW|INDEX|VIRTUAL TABLE)\b/i,
  /^ALTER TABLE \S+ ADD (?:COLUMN )?(?!.*\bNOT NULL\b(?!.*\bDEFAULT\b))/is,
  // A row that is there stays as it is.
  /^INSERT\s+(?:OR\s+IGNORE\s+)?INTO\b(?!.*\bDO\s+UPDATE\b)/is,
  /^(?:SELECT|PRAGMA (?:optimize|defer_foreign_keys)|ANALYZE)\b/i,
];

/** What takes something away from the build before, the beginning of each statement; empty when the migration only adds. */
export function findTakings(sql: string): string[] {
  const statements = splitSql(sql).map((statement) => withoutComments(statement).trim());
  return statements.filter((statement) => statement !== "" && !adds.some((pattern) => pattern.test(statement))).map(toBeginning);
}

/** Whether it only adds, or a review says why it may do more. One English line when not, else null. */
export function judgeMigration(name: string, sql: string): string | null {
  const takings = findTakings(sql);
  if (takings.length === 0 || reviewedMigrations[name] !== undefined) return null;
  return `${name} does more than add: "${takings[0]}". The build before must go on working with it: split it, or say why it may in workers/programs/deploy/migrations/reviewed-migrations.ts`;
}

function withoutComments(statement: string): string {
  return statement.replace(/--[^\n]*/g, "").replace(/\/\*.*?\*\//gs, "");
}

function toBeginning(statement: string): string {
  return statement.replace(/\s+/g, " ").slice(0, 80);
}
