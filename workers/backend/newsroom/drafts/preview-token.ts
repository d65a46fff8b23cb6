/**
 * The signed link to a preview (decision 101), a token as in decision 44: for the audience `preview`, with the post's number, the mark of its text and
 * who made it. Another text has another mark, so a change revokes the link, as a new key does; so do the end of the post's links and of the maker's
 * account.
 */
import { SignJWT } from "jose";
import * as v from "valibot";
import { openSigned } from "#workers/backend/ground/secrets/open-signed.ts";

const claimsSchema = v.object({
  post: v.pipe(v.number(), v.integer()),
  mark: v.string(),
  /** When the post's links were ended last, before this one was made; 0: never. */
  after: v.optional(v.number(), 0),
  /** Number of the member of staff; null of the operator's programs. */
  by: v.optional(v.nullable(v.number()), null),
  exp: v.number(),
});

/** Longer than any that is made here. */
const MAX_LENGTH = 600;
const MARK_LENGTH = 20;

const stateSql = `SELECT substr(h.content_hash, 1, ${MARK_LENGTH}) AS mark, coalesce(e.ended_at, 0) AS ended,
    ?2 IS NULL OR EXISTS (SELECT 1 FROM staff s WHERE s.id = ?2 AND s.state = 'active') AS isMakerThere
  FROM posts p JOIN content_hashes h ON h.kind = 'post' AND h.source = p.source
  LEFT JOIN preview_ends e ON e.post_id = p.id WHERE p.id = ?1`;

type State = { mark: string; ended: number; isMakerThere: 0 | 1 };

function readState(db: D1Database, postId: number, by: number | null): Promise<State | null> {
  return db.prepare(stateSql).bind(postId, by).first<State>();
}

type Wanted = { postId: number; expires: number; by: number | null };

/** Null when there is no such post. `expires` in seconds since 1970; `by`: the number of the member of staff, null of programs. */
export async function signPreview(db: D1Database, secret: string, { postId, expires, by }: Wanted): Promise<string | null> {
  const state = await readState(db, postId, by);
  if (state === null) return null;
  const token = new SignJWT({ post: postId, mark: state.mark, after: state.ended, by })
    .setProtectedHeader({ alg: "HS256" })
    .setAudience("preview");
  return token.setExpirationTime(expires).sign(new TextEncoder().encode(secret));
}

/** What a link opens; null for one that is altered, over, ended, for something else, or of a text that has changed since. */
export async function openPreview(
  db: D1Database,
  token: string,
  { secrets, now }: { secrets: readonly string[]; now: number },
): Promise<{ postId: number; expires: number } | null> {
  const claims = v.safeParse(claimsSchema, await openSigned(token, { audience: "preview", secrets, now, maxLength: MAX_LENGTH }));
  if (!claims.success) return null;
  const { post, mark, after, by, exp } = claims.output;
  const state = await readState(db, post, by);
  const isGood = state !== null && state.mark === mark && state.ended <= after && state.isMakerThere === 1;
  return isGood ? { postId: post, expires: exp } : null;
}
