/** Changes what somebody saw, unless somebody else was faster; then pages hear of it. */
import { type Touched, tagsOfWrite } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { isGuarded } from "#workers/backend/ground/database/guard.ts";
import { announceChange, type ChangeEnv } from "./announce-change.ts";
import { raiseVersionStatement, toTouches } from "./content-version.ts";

export type Seen = { id: number /** The revision that was seen. */; known: number };

export type SeenChange = {
  /** Fails where there is no such revision (`toGuardSql`). */
  guard: D1PreparedStatement;
  writes: readonly D1PreparedStatement[];
  touched: readonly Touched[];
  /** Gives a row where there is one of that number, whatever its revision. */
  exists: D1PreparedStatement;
};

/** All in one batch; unless it is "done", nothing was written. */
export async function changeSeen(env: ChangeEnv, change: SeenChange): Promise<"done" | "conflict" | "not found"> {
  const { guard, writes, touched, exists } = change;
  try {
    await env.DB.batch([guard, ...writes, raiseVersionStatement(env.DB, toTouches(touched))]);
  } catch (error) {
    if (!isGuarded(error)) throw error;
    return (await exists.first()) === null ? "not found" : "conflict";
  }
  await announceChange(env, new Set(tagsOfWrite([], touched)));
  return "done";
}
