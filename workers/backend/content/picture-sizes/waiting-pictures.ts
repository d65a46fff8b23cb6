/** Pictures whose sizes are to be made from one file: those that came as one original, and those that an editor has cut anew. */
import type { StoredCrop } from "#workers/backend/content/pictures/image-rule.ts";
import { toImageRule } from "#workers/backend/content/pictures/image-rule.ts";
import type { PictureFields } from "#workers/backend/content/pictures/rendition-plan.ts";
import { toCacheTag } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseVersionStatement, toTouches } from "#workers/backend/ground/changes/content-version.ts";

/** `cut` is its key (shared/content/picture-cut.ts), null without one. */
export type WaitingPicture = {
  id: number;
  src: string;
  width: number | null;
  height: number | null;
  crops: string;
  cut: string | null;
  is_cut_due: 0 | 1;
};

/** As long as mails and other sites show what they were sent. */
const LEFTOVER_S = 60 * 24 * 60 * 60;

const columns = "m.id, m.src, m.width, m.height, m.crops, f.cut, COALESCE(f.is_cut_due, 0) AS is_cut_due FROM media m";

/** Those of the file at the address `original`. */
export async function readWaiting(db: D1Database, original: string): Promise<WaitingPicture[]> {
  const { results } = await db
    .prepare(
      `SELECT ${columns} LEFT JOIN picture_facts f ON f.media_id = m.id
         WHERE m.src = ?1 AND m.crops = '[]' AND m.status = 'stored'
       UNION SELECT ${columns} JOIN picture_facts f ON f.media_id = m.id
         WHERE f.original = ?1 AND f.is_cut_due = 1 AND m.status = 'stored'`,
    )
    .bind(original)
    .all<WaitingPicture>();
  return results;
}

/**
 * Readers get the new sizes in the place of the former ones, whose files go after some time. Words stay as they are. False where the picture
 * has gone meanwhile, or was cut another way.
 */
export async function replaceSizes(
  env: ChangeEnv,
  { id, src, crops, cut }: WaitingPicture,
  fields: PictureFields,
  now: Date,
): Promise<boolean> {
  const { DB: db } = env;
  const isAsBefore = "COALESCE((SELECT cut FROM picture_facts WHERE media_id = ?1), '') = ?2";
  const named = cut ?? "";
  const list = JSON.stringify(fields.crops);
  const fresh = new Set(listFiles(fields));
  const left =
    crops === "[]" ? [] : listFiles({ src, crops: JSON.parse(crops) as StoredCrop[] }).filter((file) => !fresh.has(file));
  const replies = await db.batch<{ id: number }>([
    db
      .prepare(
        `UPDATE media SET src = ?3, mime = ?4, width = ?5, height = ?6, crops = ?7, rule = ?8
         WHERE id = ?1 AND ${isAsBefore} RETURNING id`,
      )
      .bind(id, named, fields.src, fields.mime, fields.width, fields.height, list, toImageRule(fields.crops) ?? ""),
    db
      .prepare(
        `INSERT INTO picture_leftovers (file, media_id, due_at) SELECT value, ?1, ?3 FROM json_each(?4)
         WHERE ${isAsBefore} AND EXISTS (SELECT 1 FROM media WHERE id = ?1)
         ON CONFLICT (file) DO UPDATE SET due_at = excluded.due_at`,
      )
      .bind(id, named, Math.floor(now.getTime() / 1000) + LEFTOVER_S, JSON.stringify(left)),
    db
      .prepare(`DELETE FROM picture_leftovers WHERE ${isAsBefore} AND file IN (SELECT value FROM json_each(?3))`)
      .bind(id, named, JSON.stringify([...fresh])),
    db.prepare(`UPDATE picture_facts SET is_cut_due = 0 WHERE media_id = ?1 AND ${isAsBefore}`).bind(id, named),
    raiseVersionStatement(db, toTouches([{ kind: "media", key: id }])),
  ]);
  const isDone = replies[0]?.results.length === 1;
  if (isDone) await announceChange(env, new Set([toCacheTag("media", id)]));
  return isDone;
}

/** Keys in R2 of its sizes, of those that are this house's. */
function listFiles({ src, crops }: { src: string; crops: readonly StoredCrop[] }): string[] {
  const addresses = new Set([src, ...crops.flatMap(({ srcset }) => srcset.map((entry) => entry.src))]);
  return [...addresses].flatMap((address) => (address.startsWith("/media/") ? [decodeURI(address.slice("/media/".length))] : []));
}
