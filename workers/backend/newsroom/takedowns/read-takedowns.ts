/** Takedowns as staff and programs see them, with what the database still knows of the post. */
import * as v from "valibot";
import { findPost, findPostId, type TakenPost } from "./post-facts.ts";
import type { TakedownFacts } from "./takedown-facts.ts";

/** What a program found on each surface. */
export const proofSchema = v.object({
  at: v.pipe(v.string(), v.isoTimestamp()),
  isGone: v.boolean(),
  surfaces: v.array(v.object({ surface: v.string(), address: v.string(), answer: v.string(), isGone: v.boolean() })),
});

/** `proof` is kept with the tombstone; its readers parse it. */
export type TakedownView = {
  postId: number;
  title: string;
  reason: string;
  by: string;
  /** In seconds, as `liftedAt`. */
  takenAt: number;
  facts: TakedownFacts;
  proof: unknown;
  liftedBy: string | null;
  liftedAt: number | null;
  /** It was cut off, or still runs: the clock finishes it (takedown-work.ts). */
  isUnfinished: boolean;
};

type TombstoneRow = Omit<TakedownView, "facts" | "proof" | "isUnfinished"> & {
  facts: string;
  proof: string | null;
  isUnfinished: number;
};

const columns = `post_id AS postId, title, reason, taken_by AS "by", taken_at AS takenAt, facts, proof, lifted_by AS liftedBy,
  lifted_at AS liftedAt, work IS NOT NULL AND lifted_at IS NULL AS isUnfinished`;

const listSql = `SELECT ${columns} FROM tombstones
  WHERE taken_at <= ?2 AND (taken_at < ?2 OR post_id > ?3) ORDER BY taken_at DESC, post_id LIMIT ?1`;

/** Newest first, behind the post `before`; from the beginning when that is null, or no post that was taken down. */
export async function listTakedowns(db: D1Database, limit: number, before: number | null = null): Promise<TakedownView[]> {
  const last = before === null ? null : await readTakedown(db, before);
  const { results } = await db
    .prepare(listSql)
    .bind(limit, last?.takenAt ?? Number.MAX_SAFE_INTEGER, last?.postId ?? 0)
    .all<TombstoneRow>();
  return results.map(toView);
}

/** Null for a post that was never taken down. */
export async function readTakedown(db: D1Database, postId: number): Promise<TakedownView | null> {
  const row = await db.prepare(`SELECT ${columns} FROM tombstones WHERE post_id = ?1`).bind(postId).first<TombstoneRow>();
  return row === null ? null : toView(row);
}

/** What a number or an address would take down, for the confirmation before it (decision 101). `address` is a number, or a path of the post's, also of a former system. */
export async function findCandidate(
  db: D1Database,
  address: string,
): Promise<{ id: number | null; post: TakenPost | null; takedown: TakedownView | null }> {
  const id = /^\d{1,10}$/.test(address) ? Number(address) : await findPostId(db, address);
  if (id === null) return { id, post: null, takedown: null };
  const [post, takedown] = await Promise.all([findPost(db, id), readTakedown(db, id)]);
  return { id, post, takedown };
}

function toView({ facts, proof, isUnfinished, ...row }: TombstoneRow): TakedownView {
  return {
    ...row,
    // Written by take-down.ts, and by keepProof.
    facts: JSON.parse(facts) as TakedownFacts,
    proof: proof === null ? null : (JSON.parse(proof) as unknown),
    isUnfinished: isUnfinished === 1,
  };
}

/** False when the post was not taken down. */
export async function keepProof(db: D1Database, postId: number, proof: unknown): Promise<boolean> {
  const { meta } = await db
    .prepare("UPDATE tombstones SET proof = ?2 WHERE post_id = ?1")
    .bind(postId, JSON.stringify(proof))
    .run();
  return meta.changes === 1;
}

/** Lists that no address shows to everybody, by name, with how to count what they have of a post; and whether its takedown was cut off. */
const rowsOf = {
  unfinished: "SELECT count(*) AS n FROM tombstones WHERE post_id = ?1 AND work IS NOT NULL",
  posts: "SELECT count(*) AS n FROM posts WHERE id = ?1",
  texts: "SELECT count(*) AS n FROM post_bodies WHERE post_id = ?1",
  lists: "SELECT count(*) AS n FROM feed_entries WHERE post_id = ?1",
  "most read": `SELECT (SELECT count(*) FROM most_read WHERE post_id = ?1) + (SELECT count(*) FROM post_views WHERE post_id = ?1)
    + (SELECT count(*) FROM post_counts WHERE post_id = ?1) + (SELECT count(*) FROM post_hours WHERE post_id = ?1) AS n`,
  bookmarks: "SELECT count(*) AS n FROM bookmarks WHERE post_id = ?1",
  "former addresses": `SELECT count(*) AS n FROM redirects
    WHERE owner IN (SELECT 'post ' || source FROM tombstone_sources WHERE post_id = ?1 AND kind = 'post')`,
  pictures: `SELECT count(*) AS n FROM tombstone_sources s JOIN media m ON m.source = s.source
    WHERE s.post_id = ?1 AND s.kind = 'media'`,
} as const;

/** How many rows of each list still name the post. */
export async function countTraces(db: D1Database, postId: number): Promise<Record<string, number>> {
  const names = Object.keys(rowsOf) as (keyof typeof rowsOf)[];
  const replies = await db.batch<{ n: number }>(names.map((name) => db.prepare(rowsOf[name]).bind(postId)));
  return Object.fromEntries(names.map((name, index) => [name, replies[index]?.results[0]?.n ?? 0]));
}
