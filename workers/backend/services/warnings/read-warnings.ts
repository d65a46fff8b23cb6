import type { Queries } from "#workers/backend/ground/database/tables/queries.ts";
import { readSnapshot, type Snapshot } from "#workers/backend/services/sources/snapshot.ts";
import type { Warning } from "./warning.ts";
import { type Warnings, warningsSource } from "./warnings-source.ts";

export type Warned = { snapshot: Snapshot<Warnings>; warnings: Warning[] };

/** What is in force or to come, of a municipality or of all; none where the last answer is too old to be believed. It is another when one ends or begins. */
export async function readWarnings(queries: Queries, municipality: string | null, now: number): Promise<Warned> {
  const snapshot = await readSnapshot(queries, warningsSource, now);
  const all = snapshot.isStale ? [] : (snapshot.data?.warnings ?? []);
  const warnings = all.filter(
    ({ ends, municipalities }) => ends > now && (municipality === null || municipalities.includes(municipality)),
  );
  for (const border of warnings.flatMap(({ starts, ends }) => [starts, ends])) if (border > now) queries.changesAt(border);
  return { snapshot, warnings };
}
