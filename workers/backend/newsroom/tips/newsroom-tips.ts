/** Tips as the newsroom reads them (decision 84). */
import type { TipState } from "./tips.ts";

export type TipRow = {
  id: number;
  state: TipState;
  text: string;
  place: string;
  name: string;
  contact: string;
  file_count: number;
  created_at: number;
  delete_at: number;
};

export type TipFileRow = {
  id: string;
  tip_id: number;
  name: string;
  size: number;
  stored_size: number | null;
  type: string | null;
  is_ready: number;
  has_telemetry: number;
  created_at: number;
};

const TIPS_A_PAGE = 50;
const columns = "id, state, text, place, name, contact, file_count, created_at, delete_at";

/** Newest first, from the one before `before`. */
export async function readTips(db: D1Database, before: number | null): Promise<TipRow[]> {
  const sql = `SELECT ${columns} FROM tips WHERE id < ?1 ORDER BY id DESC LIMIT ${TIPS_A_PAGE}`;
  return (
    await db
      .prepare(sql)
      .bind(before ?? Number.MAX_SAFE_INTEGER)
      .all<TipRow>()
  ).results;
}

export async function readTip(db: D1Database, id: number): Promise<TipRow | null> {
  return db.prepare(`SELECT ${columns} FROM tips WHERE id = ?1`).bind(id).first<TipRow>();
}

/** Of several tips at once, each tip's in the order in which they were announced. */
export async function readTipFiles(db: D1Database, tips: readonly number[]): Promise<TipFileRow[]> {
  const sql = `SELECT f.id, f.tip_id, f.name, f.size, f.stored_size, f.type, f.is_ready, f.has_telemetry, f.created_at
    FROM json_each(?1) JOIN tip_files f ON f.tip_id = json_each.value`;
  const { results } = await db.prepare(sql).bind(JSON.stringify(tips)).all<TipFileRow>();
  return results.sort((one, other) => one.created_at - other.created_at);
}

/** False when there is no such tip. */
export async function setTipState(db: D1Database, id: number, state: TipState): Promise<boolean> {
  const { meta } = await db.prepare("UPDATE tips SET state = ?2 WHERE id = ?1").bind(id, state).run();
  return meta.changes > 0;
}
