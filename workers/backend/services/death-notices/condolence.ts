/** Words of condolence: kept for the newsroom, and as readers see those that it has shown. */
import * as v from "valibot";
import { MAX_CONDOLENCE_NAME, MAX_CONDOLENCE_PLACE, MAX_CONDOLENCE_TEXT } from "#shared/rules/death-notice-rules.ts";
import type { Queries } from "#workers/backend/ground/database/tables/queries.ts";
import { line, paragraphs } from "#workers/backend/services/sources/plain-text.ts";

export type CondolenceState = "held" | "shown" | "refused";
export type CondolenceRow = {
  id: number;
  notice_id: number;
  revision: number;
  state: CondolenceState;
  name: string;
  place: string;
  text: string;
  sent_at: number;
};
export const condolenceColumns = "c.id, c.notice_id, c.revision, c.state, c.name, c.place, c.text, c.sent_at";
/** Of one page. */
export const CONDOLENCES_A_PAGE = 20;

export const condolenceSchema = v.object({
  name: v.pipe(line(MAX_CONDOLENCE_NAME), v.nonEmpty("is empty")),
  place: line(MAX_CONDOLENCE_PLACE),
  text: v.pipe(paragraphs(MAX_CONDOLENCE_TEXT), v.nonEmpty("is empty")),
});
export type Condolence = v.InferOutput<typeof condolenceSchema>;

const keepSql = `INSERT INTO condolences (notice_id, key, state, name, place, text, sent_at)
  SELECT n.id, ?2, 'held', ?3, ?4, ?5, ?6 FROM death_notices n
  WHERE n.id = ?1 AND n.state = 'shown' AND n.ends_at > ?6 AND n.takes_condolences = 1 ON CONFLICT (key) DO NOTHING`;
const senderSql = `INSERT INTO condolence_senders (condolence_id, email, sent_at)
  SELECT c.id, ?2, ?3 FROM condolences c WHERE c.key = ?1 AND ?2 <> '' ON CONFLICT (condolence_id) DO NOTHING`;

/** Whether one of this name was kept before. */
export async function isKnownCondolence(db: D1Database, key: string): Promise<boolean> {
  return (await db.prepare("SELECT 1 FROM condolences c WHERE c.key = ?1").bind(key).first()) !== null;
}

/** No reader sees anything of it until the newsroom shows it. `email` may be empty. False where nobody sees the notice, or it takes none. */
export async function keepCondolence(
  db: D1Database,
  { id, key, condolence, email }: { id: number; key: string; condolence: Condolence; email: string },
  now: number,
): Promise<boolean> {
  const { name, place, text } = condolence;
  await db.batch([db.prepare(keepSql).bind(id, key, name, place, text, now), db.prepare(senderSql).bind(key, email, now)]);
  return isKnownCondolence(db, key);
}

/** A page of what the newsroom has shown, newest first, and how many there are. */
export async function readShownCondolences(
  queries: Queries,
  notice: number,
  page: number,
): Promise<{ rows: CondolenceRow[]; total: number }> {
  const [rows, [counted]] = await Promise.all([
    queries.all<CondolenceRow>(
      `SELECT ${condolenceColumns} FROM condolences c WHERE c.notice_id = ?1 AND c.state = 'shown'
       ORDER BY c.sent_at DESC, c.id DESC LIMIT ${CONDOLENCES_A_PAGE} OFFSET ?2`,
      notice,
      (page - 1) * CONDOLENCES_A_PAGE,
    ),
    queries.all<{ n: number }>("SELECT count(*) AS n FROM condolences c WHERE c.notice_id = ?1 AND c.state = 'shown'", notice),
  ]);
  return { rows, total: counted?.n ?? 0 };
}
