/**
 * The signed link to a preview (decision 101), a word as in decision 44: for the audience `preview`, with the post's number and the mark of its text.
 * Another text has another mark, so a change revokes the link, as a new key does.
 */
import { SignJWT } from "jose";
import * as v from "valibot";
import { openSigned } from "#workers/backend/ground/secrets/open-signed.ts";

const claimsSchema = v.object({ post: v.pipe(v.number(), v.integer()), mark: v.string(), exp: v.number() });

/** Longer than any that is made here. */
const MAX_LENGTH = 600;
const MARK_LENGTH = 20;

const markSql = `SELECT substr(h.content_hash, 1, ${MARK_LENGTH}) AS mark FROM posts p
  JOIN content_hashes h ON h.kind = 'post' AND h.source = p.source WHERE p.id = ?1`;

async function readMark(db: D1Database, postId: number): Promise<string | null> {
  return (await db.prepare(markSql).bind(postId).first<{ mark: string }>())?.mark ?? null;
}

/** Null when there is no such post. `expires` in seconds since 1970. */
export async function signPreview(db: D1Database, secret: string, postId: number, expires: number): Promise<string | null> {
  const mark = await readMark(db, postId);
  if (mark === null) return null;
  const word = new SignJWT({ post: postId, mark }).setProtectedHeader({ alg: "HS256" }).setAudience("preview");
  return word.setExpirationTime(expires).sign(new TextEncoder().encode(secret));
}

/** What a link opens; null for one that is altered, over, for something else, or of a text that has changed since. */
export async function openPreview(
  db: D1Database,
  token: string,
  { secrets, now }: { secrets: readonly string[]; now: number },
): Promise<{ postId: number; expires: number } | null> {
  const claims = v.safeParse(claimsSchema, await openSigned(token, { audience: "preview", secrets, now, maxLength: MAX_LENGTH }));
  if (!claims.success) return null;
  const { post, mark, exp } = claims.output;
  return (await readMark(db, post)) === mark ? { postId: post, expires: exp } : null;
}
