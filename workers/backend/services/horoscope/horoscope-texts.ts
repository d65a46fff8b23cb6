/** Where texts of the horoscope are kept (decision 81): one a sign and period, the newest word counts. */

import { type Touched, tagsOfWrite } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseVersionStatement, toTouches } from "#workers/backend/ground/changes/content-version.ts";
import type { Queries } from "#workers/backend/ground/database/tables/queries.ts";
import type { Period } from "./horoscope-period.ts";
import type { HoroscopeText } from "./horoscope-record.ts";

/** Cache tag `service:horoscope`. */
export const HOROSCOPE = "horoscope";
const touched: readonly Touched[] = [{ kind: "service", key: HOROSCOPE }];

export function toHoroscopeStatement(db: D1Database, texts: readonly HoroscopeText[]): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO horoscopes (period, start, sign, text)
       SELECT value ->> 'period', value ->> 'start', value ->> 'sign', value ->> 'text' FROM json_each(?1) WHERE true
       ON CONFLICT (period, start, sign) DO UPDATE SET text = excluded.text WHERE text <> excluded.text`,
    )
    .bind(JSON.stringify(texts));
}

export async function writeHoroscopes(env: ChangeEnv, texts: readonly HoroscopeText[]): Promise<void> {
  await env.DB.batch([toHoroscopeStatement(env.DB, texts), raiseVersionStatement(env.DB, toTouches(touched))]);
  await announceChange(env, new Set(tagsOfWrite([], touched)));
}

const textsSql = "SELECT sign, text FROM horoscopes WHERE period = ?1 AND start = ?2";
const neighboursSql = `SELECT (SELECT MAX(start) FROM horoscopes WHERE period = ?1 AND start < ?2) AS previous,
  (SELECT MIN(start) FROM horoscopes WHERE period = ?1 AND start > ?2) AS next`;

type Neighbours = { previous: string | null; next: string | null };

/** The texts of a period, and the beginnings of those before and after it that have any. */
export async function readHoroscope(
  queries: Queries,
  period: Period,
  start: string,
): Promise<Neighbours & { texts: { sign: string; text: string }[] }> {
  const [texts, [neighbours]] = await Promise.all([
    queries.all<{ sign: string; text: string }>(textsSql, period, start),
    queries.all<Neighbours>(neighboursSql, period, start),
  ]);
  return { previous: neighbours?.previous ?? null, next: neighbours?.next ?? null, texts };
}
