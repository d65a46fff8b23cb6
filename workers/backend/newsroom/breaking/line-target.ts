/** Where a breaking line leads: a post of the paper, another of its pages, or another site. */
import { toPostLink } from "#workers/backend/content/views/to-post-link.ts";
import { findPostId } from "#workers/backend/newsroom/takedowns/post-facts.ts";

export type LineTarget = { link: string; postId: number | null; isTicker: boolean };

const MAX_LINK = 500;

/**
 * `text` is the number of a post, a path, or an https address. "unknown" is a post that readers do not have (yet), null what is no such
 * text. Throws when the database does not answer. `now` in seconds.
 */
export async function findTarget(db: D1Database, text: string, now: number): Promise<LineTarget | "unknown" | null> {
  if (text.length > MAX_LINK) return null;
  if (/^[1-9]\d{0,9}$/.test(text)) return readPost(db, Number(text), now);
  const link = parsePath(text) ?? parseAddress(text);
  if (link === null) return null;
  const postId = link.startsWith("/") ? await findPostId(db, link) : null;
  return postId === null ? { link, postId: null, isTicker: false } : readPost(db, postId, now);
}

async function readPost(db: D1Database, id: number, now: number): Promise<LineTarget | "unknown"> {
  const sql = "SELECT id, slug, is_liveticker FROM posts WHERE id = ?1 AND published_at <= ?2";
  const post = await db.prepare(sql).bind(id, now).first<{ id: number; slug: string; is_liveticker: number }>();
  return post === null ? "unknown" : { link: toPostLink(post), postId: post.id, isTicker: post.is_liveticker === 1 };
}

/** A path of the paper, as browsers read it; the newsroom's own pages and previews are nobody else's. */
function parsePath(text: string): string | null {
  if (!/^\/(?![/\\])\S*$/.test(text)) return null;
  const { pathname, search, hash, host } = new URL(text, "https://own.invalid");
  const isOurs = host === "own.invalid" && !pathname.startsWith("//") && !/^\/(?:redaktion|vorschau)(?:\/|$)/i.test(pathname);
  return isOurs ? pathname + search + hash : null;
}

function parseAddress(text: string): string | null {
  const url = /^https:\/\/\S+$/i.test(text) ? URL.parse(text) : null;
  return url === null || url.username !== "" || url.password !== "" ? null : url.href;
}
