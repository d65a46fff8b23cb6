/** Begins posts and saves what is typed: by the window that writes, upon the text that it saw. Nothing that was sent is lost. */
import * as v from "valibot";
import { type DeskText, deskTextSchema, emptyDeskText, MAX_DESK_BYTES } from "#shared/content/desk-text.ts";
import { cleanText } from "#workers/backend/content/write/text/write-clean-text.ts";
import type { DeskState } from "./desk-rows.ts";
import { LOCK_S } from "./lock.ts";
import { keepBeforeStatement, keepVersionStatement, thinStatement, VERSION_EVERY_S, type VersionKind } from "./versions.ts";

export type Parsed = { text: DeskText } | { kind: "too large" | "no text"; fault: string };

/** What came as JSON. The fault is for operators: the desk itself sends nothing of the kind. */
export function parseSentText(json: string): Parsed {
  if (new TextEncoder().encode(json).byteLength > MAX_DESK_BYTES)
    return { kind: "too large", fault: `text: at most ${MAX_DESK_BYTES} bytes` };
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), deskTextSchema), json);
  return parsed.success ? { text: cleanText(parsed.output) } : { kind: "no text", fault: v.summarize(parsed.issues) };
}

/** A new draft. Returns its number. `now` in seconds. */
export async function createDeskPost(
  db: D1Database,
  { by, name }: { by: number | null; name: string | null },
  now: number,
): Promise<number> {
  const text: DeskText = name === null ? emptyDeskText : { ...emptyDeskText, authors: await findOwnByline(db, name) };
  const row = await db
    .prepare(
      // The source is its own number: it stands there once the number does.
      `INSERT INTO desk_posts (source, text, title, created_by, created_at, changed_by, changed_at)
       VALUES ('desk:new:' || lower(hex(randomblob(8))), ?1, '', ?2, ?3, ?2, ?3) RETURNING id`,
    )
    .bind(JSON.stringify(text), by, now)
    .first<{ id: number }>();
  if (row === null) throw new Error("A post was begun, and is not there");
  await db.prepare("UPDATE desk_posts SET source = 'desk:' || id WHERE id = ?1").bind(row.id).run();
  return row.id;
}

/** The author of the same name, where there is one. */
async function findOwnByline(db: D1Database, name: string): Promise<DeskText["authors"]> {
  const { results } = await db
    .prepare("SELECT slug, name FROM authors WHERE name = ?1 LIMIT 1")
    .bind(name)
    .all<{ slug: string; name: string }>();
  return results;
}

export type Save = { id: number; known: number; window: string; by: number; text: DeskText; kind?: VersionKind };

/** `late`: another one writes by now, or has written; what was sent is the version of this number. */
export type SaveOutcome = { kind: "saved"; revision: number } | { kind: "late"; version: number } | { kind: "unknown" };

const saveSql = `UPDATE desk_posts SET text = ?4, title = ?5, section = ?6, section_title = ?9, revision = revision + 1,
    version_at = CASE WHEN version_at <= ?8 - ${VERSION_EVERY_S} OR changed_by IS NOT ?7 THEN ?8 ELSE version_at END,
    changed_by = ?7, changed_at = ?8, lock_until = ?8 + ${LOCK_S}
  WHERE id = ?1 AND revision = ?2 AND lock_window = ?3 RETURNING revision`;

/** Throws when the database does not answer. `now` in seconds. */
export async function saveDeskText(db: D1Database, save: Save, now: number): Promise<SaveOutcome> {
  const { id, known, window, by, text, kind } = save;
  const json = JSON.stringify(text);
  const section = text.sections[0] ?? null;
  const [, saved] = await db.batch<{ revision: number }>([
    keepBeforeStatement(db, { id, known, window, by }, now),
    db.prepare(saveSql).bind(id, known, window, json, text.title, section?.slug ?? null, by, now, section?.title ?? null),
    ...(kind === undefined ? [] : [keepVersionStatement(db, { id, kind, by, isAfterChange: true }, now)]),
    thinStatement(db, id),
  ]);
  const revision = saved?.results[0]?.revision;
  return revision === undefined ? keepLate(db, { ...save, json }, now) : { kind: "saved", revision };
}

type Late = { id: number; known: number; by: number; json: string };
type Standing = { state: DeskState; revision: number; text: string; changed_by: number | null };

/** Sent twice, it was saved by the call before; else it is kept beside what stands there. */
async function keepLate(db: D1Database, { id, known, by, json }: Late, now: number): Promise<SaveOutcome> {
  const row = await db
    .prepare("SELECT state, revision, text, changed_by FROM desk_posts WHERE id = ?1")
    .bind(id)
    .first<Standing>();
  if (row === null) return { kind: "unknown" };
  if (row.revision === known + 1 && row.changed_by === by && row.text === json) return { kind: "saved", revision: row.revision };
  const before = await db
    .prepare("SELECT id, text FROM desk_versions WHERE desk_id = ?1 AND staff_id = ?2 AND kind = 'late' ORDER BY id DESC LIMIT 1")
    .bind(id, by)
    .first<{ id: number; text: string }>();
  if (before !== null && before.text === json) return { kind: "late", version: before.id };
  const insertSql =
    "INSERT INTO desk_versions (desk_id, kind, revision, staff_id, at, text) VALUES (?1, 'late', ?2, ?3, ?4, ?5) RETURNING id";
  const [kept] = await db.batch<{ id: number }>([db.prepare(insertSql).bind(id, known, by, now, json), thinStatement(db, id)]);
  const version = kept?.results[0]?.id;
  if (version === undefined) throw new Error("A late text was kept, and is not there");
  return { kind: "late", version };
}
