/**
 * The tables of a former version came in many small migrations, whose numbers are below ours. A database that was made by them has our
 * tables already under other names: it is never migrated.
 */

/** Its message is shown to the operator unchanged. */
export class FormerDatabaseError extends Error {}

/** `applied` and `known` are names of migrations. Throws a `FormerDatabaseError` for a database that was made by former ones. */
export function refuseFormerDatabase(applied: readonly string[], known: readonly string[]): void {
  const [first = ""] = known.toSorted();
  const former = applied.find((name) => name < first);
  if (former === undefined) return;
  throw new FormerDatabaseError(
    `The database was made by a former version (${former}) and cannot go on with this one: start anew with an empty one, or export the paper with that version and import it here (docs/backup.md)`,
  );
}
