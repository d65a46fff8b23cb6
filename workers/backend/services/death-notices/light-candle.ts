/** Counts a candle: how often one was lit, never by whom. */
import { tagsOfWrite } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseComputedVersionStatement, toTouches } from "#workers/backend/ground/changes/content-version.ts";

const lightSql = `UPDATE death_notices SET candles = candles + 1
  WHERE id = ?1 AND state = 'shown' AND ends_at > ?2 AND takes_candles = 1 RETURNING candles`;

/** How many there are then; null where nobody sees the notice, or it takes none. Staff who change it meanwhile are not in the way: its revision stays. */
export async function lightCandle(env: ChangeEnv, id: number, now: number): Promise<number | null> {
  const touched = [{ kind: "death-notice" as const, key: id }];
  const [lit] = await env.DB.batch<{ candles: number }>([
    env.DB.prepare(lightSql).bind(id, now),
    raiseComputedVersionStatement(env.DB, toTouches(touched)),
  ]);
  const candles = lit?.results[0]?.candles ?? null;
  if (candles !== null) await announceChange(env, new Set(tagsOfWrite([], touched)));
  return candles;
}
