/** Keeps the passes and webcams of an operator's program. */
import * as v from "valibot";
import { MAX_MOUNTAINS } from "#shared/rules/mountain-rules.ts";
import { tagsOfWrite } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseVersionStatement, toTouches } from "#workers/backend/ground/changes/content-version.ts";
import { type MountainFacts, mountainColumns, mountainsTouched, toMountainValues } from "./mountain.ts";

export const mountainIdSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9:_.-]{0,99}$/, "must be small letters, digits and : _ . -"),
);

export type ImportedMountain = { id: string; facts: MountainFacts };
/** `left`: staff have written it since, or it is the same; `refused`: there is no room, or no such municipality. */
export type MountainOutcome = { id: string; outcome: "written" | "left" | "refused" };

const names = mountainColumns.join(", ");
const given = mountainColumns.map((column) => `?2 ->> '${column}'`).join(", ");
const writeSql = `INSERT INTO mountains (uid, changed_at, ${names}) SELECT ?1, ?3, ${given}
  WHERE (EXISTS (SELECT 1 FROM mountains m WHERE m.uid = ?1) OR (SELECT count(*) FROM mountains) < ${MAX_MOUNTAINS})
    AND (?2 ->> 'municipality' IS NULL OR EXISTS (SELECT 1 FROM municipalities mu WHERE mu.slug = ?2 ->> 'municipality'))
  ON CONFLICT (uid) DO UPDATE SET revision = revision + 1, changed_at = ?3,
    ${mountainColumns.map((column) => `${column} = excluded.${column}`).join(", ")}
  WHERE is_ours = 0 AND (${names}) IS NOT (${mountainColumns.map((column) => `excluded.${column}`).join(", ")})`;
const knownSql = "SELECT m.uid FROM mountains m WHERE m.uid IN (SELECT value FROM json_each(?1))";

/** What has the same id replaces what stood; nothing goes by itself. `now` in seconds. */
export async function importMountains(
  env: ChangeEnv,
  mountains: readonly ImportedMountain[],
  now: number,
): Promise<MountainOutcome[]> {
  if (mountains.length === 0) return [];
  const uids = mountains.map(({ id }) => `import:${id}`);
  const replies = await env.DB.batch<{ uid: string }>([
    ...mountains.map(({ id, facts }) =>
      env.DB.prepare(writeSql).bind(`import:${id}`, JSON.stringify(toMountainValues(facts)), now),
    ),
    env.DB.prepare(knownSql).bind(JSON.stringify(uids)),
  ]);
  const known = new Set(replies.at(-1)?.results.map(({ uid }) => uid));
  const outcomes = mountains.map(({ id }, at): MountainOutcome => {
    if ((replies[at]?.meta.changes ?? 0) > 0) return { id, outcome: "written" };
    return { id, outcome: known.has(`import:${id}`) ? "left" : "refused" };
  });
  if (outcomes.some(({ outcome }) => outcome === "written")) {
    await raiseVersionStatement(env.DB, toTouches(mountainsTouched)).run();
    await announceChange(env, new Set(tagsOfWrite([], mountainsTouched)));
  }
  return outcomes;
}
