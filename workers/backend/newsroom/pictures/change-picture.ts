/** Changes a picture's words and its cut. Each change names the revision that its editor saw: others' work is never undone unseen. */
import { centredCut, isValidCut, type PictureCut, toCutKey } from "#shared/content/picture-cut.ts";
import { putPictureTaskStatement } from "#workers/backend/content/picture-sizes/picture-tasks.ts";
import { toCutSource } from "#workers/backend/content/pictures/size-keys.ts";
import { sanitizeInline } from "#workers/backend/content/records/sanitize.ts";
import { cleanText } from "#workers/backend/content/write/text/write-clean-text.ts";
import { toPlainText } from "#workers/backend/content/write/text/write-plain-text.ts";
import { toCacheTag } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseVersionStatement, toTouches } from "#workers/backend/ground/changes/content-version.ts";
import { readPicture } from "./read-library.ts";

/** `captionHtml` may have links; what else it has is taken out. */
export type DraftWords = { alt: string; captionHtml: string; credit: string };
export type Change = { id: number; known: number };
export type ChangeOutcome =
  | { kind: "done"; revision: number }
  | { kind: "conflict" | "not found" }
  | { kind: "bad input"; message: string };

export const MAX_ALT = 500;
const MAX_CAPTION_HTML = 5000;
const MAX_CREDIT = 300;

/** For what has never been changed by the desk there are no facts yet. */
const factsSql = "INSERT INTO picture_facts (media_id) SELECT id FROM media WHERE id = ?1 ON CONFLICT (media_id) DO NOTHING";

/** Pages that show it are told. Throws when the database does not answer. */
export async function saveWords(env: ChangeEnv, { id, known }: Change, words: DraftWords): Promise<ChangeOutcome> {
  const fault = findWordsFault(words);
  if (fault !== null) return { kind: "bad input", message: fault };
  const { alt, credit, captionHtml } = cleanText(words);
  const html = sanitizeInline(captionHtml.replace(/\s+/g, " ").trim());
  const caption = toPlainText(html);
  const { DB: db } = env;
  const replies = await db.batch<{ revision: number }>([
    db.prepare(factsSql).bind(id),
    db
      .prepare(
        `UPDATE picture_facts SET revision = revision + 1, proposed_caption = NULL, proposed_credit = NULL
         WHERE media_id = ?1 AND revision = ?2 RETURNING revision`,
      )
      .bind(id, known),
    db
      .prepare(`UPDATE media SET alt = ?2, caption = ?3, caption_html = ?4, credit = ?5 WHERE id = ?1 AND changes() > 0`)
      .bind(id, toLine(alt), caption || null, html.includes("<") ? html : null, toLine(credit) || null),
    raiseVersionStatement(db, toTouches([{ kind: "media", key: id }])),
  ]);
  return conclude(env, id, replies[1]?.results[0]?.revision);
}

function findWordsFault({ alt, captionHtml, credit }: DraftWords): string | null {
  if (alt.length > MAX_ALT) return `alt must have at most ${MAX_ALT} characters.`;
  if (credit.length > MAX_CREDIT) return `credit must have at most ${MAX_CREDIT} characters.`;
  return captionHtml.length > MAX_CAPTION_HTML ? `caption must have at most ${MAX_CAPTION_HTML} characters.` : null;
}

const toLine = (text: string) => text.replace(/\s+/g, " ").trim();

/**
 * From now on the picture is cut this way, null: around what attracts the eye. Readers see the former sizes until the new ones are made.
 * Throws when the database does not answer.
 */
export async function saveCut(
  env: ChangeEnv,
  { id, known }: Change,
  cut: PictureCut | null,
  now: number,
): Promise<ChangeOutcome> {
  if (cut !== null && !isValidCut(cut))
    return { kind: "bad input", message: `The cut must lie within the picture, such as ${toCutKey(centredCut)}.` };
  const picture = await readPicture(env.DB, id);
  if (picture === null) return { kind: "not found" };
  const original = picture.original ?? toCutSource(picture.media_src ?? "");
  if (original === null || picture.status !== "stored")
    return { kind: "bad input", message: "Only a picture that is stored here can be cut." };
  const { DB: db } = env;
  const replies = await db.batch<{ revision: number }>([
    db.prepare(factsSql).bind(id),
    db
      .prepare(
        `UPDATE picture_facts SET revision = revision + 1, cut = ?3, original = ?4, is_cut_due = 1
         WHERE media_id = ?1 AND revision = ?2 RETURNING revision`,
      )
      .bind(id, known, cut === null ? null : toCutKey(cut), original),
    putPictureTaskStatement(db, original, now),
  ]);
  return conclude(null, id, replies[1]?.results[0]?.revision, await isThere(db, id));
}

async function isThere(db: D1Database, id: number): Promise<boolean> {
  return (await db.prepare("SELECT 1 FROM media WHERE id = ?1").bind(id).first()) !== null;
}

async function conclude(
  env: ChangeEnv | null,
  id: number,
  revision: number | undefined,
  isKnown?: boolean,
): Promise<ChangeOutcome> {
  if (revision !== undefined) {
    if (env !== null) await announceChange(env, new Set([toCacheTag("media", id)]));
    return { kind: "done", revision };
  }
  const isStillThere = isKnown ?? (env !== null && (await isThere(env.DB, id)));
  return { kind: isStillThere ? "conflict" : "not found" };
}
