/** Keeps rotas (decision 81): a source's word on a period replaces its former one, and the same word twice changes nothing. */

import { type Touched, tagsOfWrite } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseVersionStatement, toTouches } from "#workers/backend/ground/changes/content-version.ts";
import type { Rota } from "./duty-shift.ts";

/** Cache tag `service:duty`. */
export const DUTY = "duty";
const touched: readonly Touched[] = [{ kind: "service", key: DUTY }];

/** Statements that make `source`'s rota what stands there of its period. */
export function toRotaStatements(db: D1Database, source: string, { from, until, shifts }: Rota): D1PreparedStatement[] {
  const rows = JSON.stringify(shifts.map(({ entry, ...times }) => ({ ...times, entry: JSON.stringify(entry) })));
  return [
    db
      .prepare(
        `DELETE FROM duty_shifts WHERE starts_at >= ?2 AND starts_at < ?3 AND source = ?1
           AND (starts_at, ends_at, entry) NOT IN
             (SELECT value ->> 'starts_at', value ->> 'ends_at', value ->> 'entry' FROM json_each(?4))`,
      )
      .bind(source, from, until, rows),
    db
      .prepare(
        `INSERT INTO duty_shifts (starts_at, ends_at, source, entry)
         SELECT value ->> 'starts_at', value ->> 'ends_at', ?1, value ->> 'entry' FROM json_each(?2) WHERE true
         ON CONFLICT DO NOTHING`,
      )
      .bind(source, rows),
  ];
}

/** What became of it: shifts that are there now, and how many came and went for it. */
export type WrittenRota = { shifts: number; added: number; removed: number };

export async function writeRota(env: ChangeEnv, source: string, rota: Rota): Promise<WrittenRota> {
  const { results } = await env.DB.prepare(
    "SELECT starts_at, ends_at, entry FROM duty_shifts WHERE starts_at >= ?2 AND starts_at < ?3 AND source = ?1",
  )
    .bind(source, rota.from, rota.until)
    .all<{ starts_at: number; ends_at: number; entry: string }>();
  const before = new Set(results.map(({ starts_at, ends_at, entry }) => `${starts_at} ${ends_at} ${entry}`));
  const isThere = rota.shifts.every(({ starts_at, ends_at, entry }) =>
    before.has(`${starts_at} ${ends_at} ${JSON.stringify(entry)}`),
  );
  if (isThere && before.size === rota.shifts.length) return { shifts: before.size, added: 0, removed: 0 };
  const [removed, added] = await env.DB.batch([
    ...toRotaStatements(env.DB, source, rota),
    raiseVersionStatement(env.DB, toTouches(touched)),
  ]);
  await announceChange(env, new Set(tagsOfWrite([], touched)));
  return { shifts: rota.shifts.length, added: added?.meta.changes ?? 0, removed: removed?.meta.changes ?? 0 };
}
