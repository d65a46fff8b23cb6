/**
 * Sets, changes and ends the breaking line. One stands at a time, and each write names the state that its writer saw: others' work is
 * never undone unseen. What is sent twice is done once.
 */
import * as v from "valibot";
import { toCacheTag } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseVersionIfChangedStatement, toTouches } from "#workers/backend/ground/changes/content-version.ts";
import { toLine } from "#workers/backend/ground/text/to-line.ts";
import { breakingStatement } from "#workers/backend/readers/push/messages/create-messages.ts";
import { findTarget, type LineTarget } from "./line-target.ts";

/** As it is typed. `push`: also sent as a notice, once for a line. */
export type DraftLine = { text: string; link: string; ends: string; push?: boolean | null };

/** `id` is the line's number, for the log; `isAgain`: the same call came before. */
export type LineOutcome =
  | { kind: "done"; id: number; isAgain: boolean }
  | { kind: "conflict" | "unknown post" }
  | { kind: "bad input"; message: string };

type Line = LineTarget & { text: string; endsAt: number; isPushed: boolean };
type Standing = { id: number; text: string; link: string; ends_at: number };

const MAX_TEXT = 120;
const MAX_HOURS = 48;
/** Clocks differ, and a form takes a moment. */
const LEEWAY_S = 60;

const draftSchema = v.object({
  text: v.pipe(
    v.string(),
    v.transform(toLine),
    v.minLength(1, "text must not be empty."),
    v.maxLength(MAX_TEXT, `text must have at most ${MAX_TEXT} characters.`),
  ),
  link: v.pipe(v.string(), v.trim()),
  ends: v.pipe(v.string(), v.isoTimestamp("ends must be a moment, as ISO 8601.")),
});

const nextRevision = "(SELECT COALESCE(MAX(revision), 0) + 1 FROM breaking_lines)";
const standingSql = "SELECT id, text, link, ends_at FROM breaking_lines WHERE ends_at > ?1 ORDER BY ends_at DESC LIMIT 1";
const endSql = `UPDATE breaking_lines SET ends_at = ?1, revision = ${nextRevision}
  WHERE revision = ?2 AND ends_at > ?1 RETURNING id`;
const insertSql = `INSERT INTO breaking_lines (revision, text, link, post_id, is_ticker, set_by, set_at, ends_at)
  SELECT ${nextRevision}, ?2, ?3, ?4, ?5, ?6, ?1, ?7 WHERE NOT EXISTS (SELECT 1 FROM breaking_lines WHERE ends_at > ?1)
  RETURNING id`;
const changeSql = `UPDATE breaking_lines SET text = ?2, link = ?3, post_id = ?4, is_ticker = ?5, ends_at = ?6, revision = ${nextRevision}
  WHERE revision = ?7 AND ends_at > ?1 RETURNING id`;

/** A new line in the place of the one that stands, of the revision `known`; null for none. Throws when the database does not answer. `now` in seconds. */
export async function setLine(
  env: ChangeEnv,
  { draft, known, by }: { draft: DraftLine; known: number | null; by: number | null },
  now: number,
): Promise<LineOutcome> {
  const line = await parseLine(env.DB, draft, now);
  if ("kind" in line) return line;
  const { text, link, postId, isTicker, endsAt } = line;
  const insert = env.DB.prepare(insertSql).bind(now, text, link, postId, isTicker ? 1 : 0, by, endsAt);
  return write(env, [env.DB.prepare(endSql).bind(now, known), insert], now, line);
}

/** Changes the line that stands. Throws as `setLine`. */
export async function changeLine(
  env: ChangeEnv,
  { draft, known }: { draft: DraftLine; known: number },
  now: number,
): Promise<LineOutcome> {
  const line = await parseLine(env.DB, draft, now);
  if ("kind" in line) return line;
  const { text, link, postId, isTicker, endsAt } = line;
  return write(env, [env.DB.prepare(changeSql).bind(now, text, link, postId, isTicker ? 1 : 0, endsAt, known)], now, line);
}

/** Ends the line that stands; null where none does. Throws as `setLine`. */
export async function endLine(env: ChangeEnv, known: number, now: number): Promise<LineOutcome | null> {
  return write(env, [env.DB.prepare(endSql).bind(now, known)], now, null);
}

/** The last of the statements says by its row whether it was done; `wanted` is what stands then. */
async function write(env: ChangeEnv, statements: D1PreparedStatement[], now: number, wanted: Line): Promise<LineOutcome>;
async function write(env: ChangeEnv, statements: D1PreparedStatement[], now: number, wanted: null): Promise<LineOutcome | null>;
async function write(
  env: ChangeEnv,
  statements: D1PreparedStatement[],
  now: number,
  wanted: Line | null,
): Promise<LineOutcome | null> {
  const replies = await env.DB.batch<Standing>([
    ...statements,
    raiseVersionIfChangedStatement(env.DB, toTouches([{ kind: "breaking", key: null }])),
    ...(wanted?.isPushed === true ? [breakingStatement(env.DB, wanted, now)] : []),
    env.DB.prepare(standingSql).bind(now),
  ]);
  const done = replies[statements.length - 1]?.results[0];
  // Also where nothing was done: the call before, which did it, may have ended before it could say so.
  await announceChange(env, new Set([toCacheTag("breaking")]));
  if (done !== undefined) return { kind: "done", id: done.id, isAgain: false };
  const standing = replies.at(-1)?.results[0];
  if (wanted === null && standing === undefined) return null;
  return wanted !== null && standing !== undefined && isSame(standing, wanted)
    ? { kind: "done", id: standing.id, isAgain: true }
    : { kind: "conflict" };
}

/** A form that was sent twice, with an end that was counted from either. */
function isSame(standing: Standing, { text, link, endsAt }: Line): boolean {
  return standing.text === text && standing.link === link && Math.abs(standing.ends_at - endsAt) <= LEEWAY_S;
}

async function parseLine(db: D1Database, draft: DraftLine, now: number): Promise<Line | Exclude<LineOutcome, { kind: "done" }>> {
  const parsed = v.safeParse(draftSchema, draft);
  if (!parsed.success) return { kind: "bad input", message: parsed.issues[0].message };
  const { text, link, ends } = parsed.output;
  const endsAt = Math.floor(Date.parse(ends) / 1000);
  if (!(endsAt > now && endsAt <= now + MAX_HOURS * 3600 + LEEWAY_S))
    return { kind: "bad input", message: `ends must lie within the next ${MAX_HOURS} hours.` };
  const target = await findTarget(db, link, now);
  if (target === null) return { kind: "bad input", message: "link must be a post's number, a path, or an https address." };
  return target === "unknown" ? { kind: "unknown post" } : { ...target, text, endsAt, isPushed: draft.push === true };
}
