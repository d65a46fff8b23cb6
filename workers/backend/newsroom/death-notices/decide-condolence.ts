/** Shows words of condolence to readers, takes them from them, or refuses them; who was slower undoes nothing unseen. */
import { tagsOfWrite } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseVersionStatement, toTouches } from "#workers/backend/ground/changes/content-version.ts";
import { isGuarded, toGuardSql } from "#workers/backend/ground/database/guard.ts";
import type { CondolenceState } from "#workers/backend/services/death-notices/condolence.ts";

const guardSql = toGuardSql("NOT EXISTS (SELECT 1 FROM condolences c WHERE c.id = ?1 AND c.revision = ?2)");
const stateSql = "UPDATE condolences SET state = ?1, revision = revision + 1, decided_at = ?3 WHERE id = ?2";

export type CondolenceOutcome = { kind: "done"; id: number } | { kind: "conflict" | "not found" };

/** `known`: the revision that was seen; `now` in seconds. */
export async function decideCondolence(
  env: ChangeEnv,
  { id, state, known }: { id: number; state: CondolenceState; known: number },
  now: number,
): Promise<CondolenceOutcome> {
  const notice = await env.DB.prepare("SELECT c.notice_id FROM condolences c WHERE c.id = ?1")
    .bind(id)
    .first<number>("notice_id");
  if (notice === null) return { kind: "not found" };
  const touched = [{ kind: "death-notice" as const, key: notice }];
  try {
    await env.DB.batch([
      env.DB.prepare(guardSql).bind(id, known),
      env.DB.prepare(stateSql).bind(state, id, now),
      raiseVersionStatement(env.DB, toTouches(touched)),
    ]);
  } catch (error) {
    if (!isGuarded(error)) throw error;
    return { kind: "conflict" };
  }
  await announceChange(env, new Set(tagsOfWrite([], touched)));
  return { kind: "done", id };
}
