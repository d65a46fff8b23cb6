import { MAX_MOUNTAINS, type MountainKind, type PassState } from "#shared/rules/mountain-rules.ts";
import type { Queries } from "#workers/backend/ground/database/tables/queries.ts";
import { MOUNTAINS, mountainColumns } from "./mountain.ts";

export type MountainRow = {
  id: number;
  revision: number;
  uid: string;
  is_ours: 0 | 1;
  is_shown: 0 | 1;
  kind: MountainKind;
  name: string;
  municipality: string | null;
  link: string | null;
  note: string;
  height: number | null;
  road: string;
  state: PassState | null;
  since: number | null;
  picture: string | null;
  owner: string;
  refresh_minutes: number | null;
  is_own: 0 | 1;
  changed_at: number;
};

/** Of `mountains m`. */
export const mountainRowColumns = ["id", "revision", "uid", "is_ours", "is_shown", ...mountainColumns, "changed_at"]
  .map((column) => `m.${column}`)
  .join(", ");

const shownSql = `SELECT ${mountainRowColumns} FROM mountains m WHERE m.is_shown = 1 AND m.kind = ?1 ORDER BY m.name, m.id LIMIT ${MAX_MOUNTAINS}`;

/** What readers see. */
export async function readMountains(queries: Queries): Promise<Record<MountainKind, MountainRow[]>> {
  queries.note("service", MOUNTAINS);
  const [pass, webcam] = await Promise.all([
    queries.all<MountainRow>(shownSql, "pass"),
    queries.all<MountainRow>(shownSql, "webcam"),
  ]);
  return { pass, webcam };
}

/** Invented by the demo paper, and nobody has written anything else since. */
export function isSampleMountain({ uid, is_ours }: Pick<MountainRow, "uid" | "is_ours">): boolean {
  return uid.startsWith("import:demo:") && is_ours === 0;
}
