/**
 * Drafts of standing pages: one of each, everybody's. A save names the revision that its writer saw, and the first one also the last state:
 * who was slower is told, and keeps what they typed.
 */
import * as v from "valibot";
import { MAX_DESK_BYTES } from "#shared/content/desk-text.ts";
import { emptyPageText, type PageText, pageTextSchema } from "#shared/content/page-text.ts";
import { keepStatement } from "#workers/backend/content/write/arranged/states.ts";
import { cleanText } from "#workers/backend/content/write/text/write-clean-text.ts";
import { discardDraft, planDraft } from "#workers/backend/newsroom/arranged/drafts.ts";
import { laterStateSql } from "./page-rows.ts";

type ParsedPage = { text: PageText } | { kind: "too large" | "no text"; fault: string };

/** What came as JSON. The fault is for operators: the desk itself sends nothing of the kind. */
export function parseSentPage(json: string): ParsedPage {
  if (new TextEncoder().encode(json).byteLength > MAX_DESK_BYTES)
    return { kind: "too large", fault: `text: at most ${MAX_DESK_BYTES} bytes` };
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), pageTextSchema), json);
  return parsed.success ? { text: cleanText(parsed.output) } : { kind: "no text", fault: v.summarize(parsed.issues) };
}

/** A new page, which readers have not. Returns its number. `now` in seconds. */
export async function createPage(db: D1Database, by: number | null, now: number): Promise<number> {
  const row = await db
    .prepare(
      // The source is its own number: it stands there once the number does.
      "INSERT INTO desk_pages (source) VALUES ('desk-page:new:' || lower(hex(randomblob(8)))) RETURNING id",
    )
    .bind()
    .first<{ id: number }>();
  if (row === null) throw new Error("A page was begun, and is not there");
  const source = `desk-page:${row.id}`;
  await db.batch([
    db.prepare("UPDATE desk_pages SET source = ?2 WHERE id = ?1").bind(row.id, source),
    db
      .prepare(
        `INSERT INTO desk_drafts (kind, key, revision, content, base, changed_at, changed_by)
         VALUES ('page', ?1, 1, ?2, 0, ?3, ?4)`,
      )
      .bind(source, JSON.stringify(emptyPageText), now, by),
  ]);
  return row.id;
}

type Saving = { source: string; text: PageText; known: number; latest: number; by: number | null };
export type SaveOutcome = { kind: "saved"; revision: number } | { kind: "conflict" };

const lastSql = "(SELECT COALESCE(MAX(id), 0) FROM desk_states WHERE kind = 'page' AND key = ?1)";
const saveSql = `INSERT INTO desk_drafts (kind, key, revision, content, base, changed_at, changed_by)
  SELECT 'page', ?1, 1, ?3, ${lastSql}, ?4, ?5
    WHERE (?2 = 0 OR EXISTS (SELECT 1 FROM desk_drafts WHERE kind = 'page' AND key = ?1)) AND NOT (?2 = 0 AND ${laterStateSql("?1", "?6")})
  ON CONFLICT (kind, key) DO UPDATE SET revision = desk_drafts.revision + 1, content = excluded.content,
    base = iif(desk_drafts.content IS NULL, excluded.base, desk_drafts.base), changed_at = excluded.changed_at, changed_by = excluded.changed_by
  WHERE desk_drafts.revision = ?2 AND (desk_drafts.content IS NOT NULL OR NOT ${laterStateSql("?1", "?6")}) RETURNING revision`;

/** Keeps the draft as it was sent. What stands unnoted is kept with the first one, so that a later change of it shows. `now` in seconds. */
export async function savePage(db: D1Database, { source, text, known, latest, by }: Saving, now: number): Promise<SaveOutcome> {
  const json = JSON.stringify(text);
  const [, saved] = await db.batch<{ revision: number }>([
    keepStatement(db, { kind: "page", key: source }, { cause: "before", by: null, now }),
    db.prepare(saveSql).bind(source, known, json, now, by, latest),
  ]);
  const revision = saved?.results[0]?.revision;
  if (revision !== undefined) return { kind: "saved", revision };
  // Sent twice, it was saved by the call before.
  const row = await db
    .prepare("SELECT revision, content, changed_by FROM desk_drafts WHERE kind = 'page' AND key = ?1")
    .bind(source)
    .first<{ revision: number; content: string | null; changed_by: number | null }>();
  const isSame = row !== null && row.revision === known + 1 && row.content === json && row.changed_by === by;
  return isSame ? { kind: "saved", revision: row.revision } : { kind: "conflict" };
}

type Wanted = { source: string; known: number; by: number | null };

/** Throws the draft away; what stands stays. False where it is another one by now. Of a page that readers do not have it is all there is. */
export async function discardPage(db: D1Database, { source, ...seen }: Wanted, now: number): Promise<boolean> {
  const where = "AND EXISTS (SELECT 1 FROM pages WHERE source = ?2)";
  return (await discardDraft(db, { kind: "page", key: source, ...seen }, now, { where })) !== null;
}

export const MAX_PLAN_DAYS = 60;

/** At that moment (seconds) the clock publishes the draft as it is then; null takes that back. False as above. */
export async function planPage(
  db: D1Database,
  { source, at, ...seen }: Wanted & { at: number | null },
  now: number,
): Promise<boolean> {
  return (await planDraft(db, { kind: "page", key: source, ...seen }, at, now)) !== null;
}

/**
 * A page that readers do not have goes from the desk. Of one that came from elsewhere the mark stays that the desk owns it: no import brings
 * it back. False where it is another one by now, or readers have it.
 */
export async function deletePage(db: D1Database, { source, known }: { source: string; known: number }): Promise<boolean> {
  const sql = `UPDATE desk_drafts SET content = NULL, publish_at = NULL, revision = revision + 1
    WHERE kind = 'page' AND key = ?1 AND revision = ?2 AND NOT EXISTS (SELECT 1 FROM pages WHERE source = ?1) RETURNING revision`;
  const gone = await db.prepare(sql).bind(source, known).first();
  if (gone === null) return false;
  const isOwn = source.startsWith("desk-page:");
  await db.batch([
    db.prepare("DELETE FROM desk_states WHERE kind = 'page' AND key = ?1").bind(source),
    ...(isOwn
      ? ["DELETE FROM desk_drafts WHERE kind = 'page' AND key = ?1", "DELETE FROM desk_pages WHERE source = ?1"]
      : []
    ).map((statement) => db.prepare(statement).bind(source)),
  ]);
  return true;
}
