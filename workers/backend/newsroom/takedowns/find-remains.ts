/** What the back end itself can say of a post that was taken down: its rows, the search, its addresses, its files (decision 101). */

import { readRedirect } from "#workers/backend/content/redirects/redirects.ts";
import { parseSearch, toMatchExpression } from "#workers/backend/content/search/parse-search.ts";
import { createQueries } from "#workers/backend/ground/database/tables/queries.ts";
import { countTraces, type TakedownView } from "./read-takedowns.ts";

/** `name` is the list or the address; of `looked` at `left` still have the post. */
export type Remains = { place: "rows" | "search" | "address" | "files"; name: string; looked: number; left: number };

/** A worker may ask R2 so often without being slow; the command looks at all. */
const MAX_FILES = 200;
const MAX_ADDRESSES = 20;

/** Looks now. Throws when the database or R2 does not answer. */
export async function findRemains(env: { DB: D1Database; MEDIA: R2Bucket }, takedown: TakedownView): Promise<Remains[]> {
  const { postId, facts } = takedown;
  const queries = createQueries(env.DB);
  const addresses = [`/${facts.slug}/${postId}`, ...facts.formerPaths].slice(0, MAX_ADDRESSES);
  const keys = facts.files.slice(0, MAX_FILES).map((path) => path.replace(/^\/media\//, ""));
  const [traces, search, answers, files] = await Promise.all([
    countTraces(env.DB, postId),
    countFound(env.DB, takedown),
    Promise.all(addresses.map((path) => readRedirect(queries, path))),
    Promise.all(keys.map((key) => env.MEDIA.head(key))),
  ]);
  return [
    ...Object.entries(traces).map(([name, left]): Remains => ({ place: "rows", name, looked: 1, left })),
    ...(search === null ? [] : [{ place: "search", name: "", looked: 1, left: search } as const]),
    ...addresses.map(
      (name, index): Remains => ({ place: "address", name, looked: 1, left: answers[index]?.status === 410 ? 0 : 1 }),
    ),
    { place: "files", name: "", looked: keys.length, left: files.filter((file) => file !== null).length },
  ];
}

/** Null where the title has no word that anybody could look for. */
async function countFound(db: D1Database, { postId, title, facts }: TakedownView): Promise<number | null> {
  const parsed = parseSearch(title);
  if (parsed === null) return null;
  // A row is numbered (published_at << 31) + id (migration 0028). D1 binds fractions: with one in the sum every row would match.
  const sql =
    "SELECT count(*) AS n FROM posts_search WHERE posts_search MATCH ?1 AND rowid = (CAST(?2 AS INTEGER) << 31) + CAST(?3 AS INTEGER)";
  const found = await db.prepare(sql).bind(toMatchExpression(parsed), facts.publishedAt, postId).first<{ n: number }>();
  return found?.n ?? 0;
}
