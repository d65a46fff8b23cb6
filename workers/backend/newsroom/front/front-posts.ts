/** Posts as staff see them on the front page: what they are called, and whether readers may see them. */
import { toIsPreviewSql } from "#workers/backend/content/records/desk-owned.ts";
import { findPostsByWords } from "#workers/backend/content/search/search.ts";
import { toPostLink } from "#workers/backend/content/views/to-post-link.ts";
import { DRAFT_DATE } from "#workers/backend/content/write/post/write-post-row.ts";
import type { Keyed, Queries } from "#workers/backend/ground/database/tables/queries.ts";
import { findPostId } from "#workers/backend/newsroom/takedowns/post-facts.ts";

export type FrontPost = { id: number; title: string; link: string; publishedAt: number | null; isOut: boolean };

const MAX_FOUND = 12;
const MAX_WAITING = 200;
const MAX_WORDS = 300;
/** Kinds of posts that a reader's list shows. */
const types = ["post", "video"];

type Row = Keyed & { id: number; slug: string; title: string; published_at: number };
const postsSql =
  "SELECT p.id AS key, p.id, p.slug, p.title, p.published_at FROM posts p WHERE p.id IN (SELECT value FROM json_each(?1))";
const waitingSql = `SELECT p.id, p.title FROM posts p WHERE p.published_at > ?1 AND NOT (${toIsPreviewSql("p.source")})
  ORDER BY p.published_at LIMIT ${MAX_WAITING}`;

/** Whether they are out or not; null for none of that number. `now` in seconds. */
export async function readFrontPost(queries: Queries, id: number, now: number): Promise<FrontPost | null> {
  const [row] = await queries.byKey<Row>(postsSql, id);
  if (row === undefined) return null;
  const { slug, title, published_at } = row;
  return {
    id: row.id,
    title,
    link: toPostLink({ id: row.id, slug }),
    publishedAt: published_at === DRAFT_DATE ? null : published_at,
    isOut: published_at <= now,
  };
}

/** By a number or an address the one post, by words those that wait with them in their headline, then the newest that have them. */
export async function findFrontPosts(db: D1Database, queries: Queries, words: string, now: number): Promise<FrontPost[]> {
  const text = words.trim().slice(0, MAX_WORDS);
  if (text === "") return [];
  const named = await findNamed(db, text);
  const ids = named === null ? await findByWords(queries, text, now) : [named];
  const found = await Promise.all(ids.map((id) => readFrontPost(queries, id, now)));
  return found.filter((post) => post !== null);
}

async function findNamed(db: D1Database, text: string): Promise<number | null> {
  if (/^[1-9]\d{0,9}$/.test(text)) return Number(text);
  return /^(?:https?:\/\/|\/)\S+$/i.test(text) ? findPostId(db, text) : null;
}

async function findByWords(queries: Queries, text: string, now: number): Promise<number[]> {
  const [waiting, out] = await Promise.all([
    queries.all<{ id: number; title: string }>(waitingSql, now),
    findPostsByWords(queries, text, { types, after: null, feed: null, now }),
  ]);
  const wanted = text.toLowerCase().split(/\s+/);
  const near = waiting.filter(({ title }) => wanted.every((word) => title.toLowerCase().includes(word))).map(({ id }) => id);
  return [...new Set([...near, ...out])].slice(0, MAX_FOUND);
}
