/** Takedowns as staff and programs see them, with what the database still knows of the post. */
import * as v from "valibot";
import type { TakedownFacts } from "./takedown-facts.ts";

type TombstoneRow = {
  post_id: number;
  title: string;
  reason: string;
  taken_by: string;
  taken_at: number;
  facts: string;
  proof: string | null;
  lifted_by: string | null;
  lifted_at: number | null;
  is_unfinished: number;
};

/** What a program found on each surface. */
export const proofSchema = v.object({
  at: v.pipe(v.string(), v.isoTimestamp()),
  isGone: v.boolean(),
  surfaces: v.array(v.object({ surface: v.string(), address: v.string(), answer: v.string(), isGone: v.boolean() })),
});

/** `proof` is kept with the tombstone; whoever reads it parses it. */
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

const columns =
  "post_id, title, reason, taken_by, taken_at, facts, proof, lifted_by, lifted_at, work IS NOT NULL AND lifted_at IS NULL AS is_unfinished";

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

function toView(row: TombstoneRow): TakedownView {
  return {
    postId: row.post_id,
    title: row.title,
    reason: row.reason,
    by: row.taken_by,
    takenAt: row.taken_at,
    // Written by take-down.ts, and by keepProof.
    facts: JSON.parse(row.facts) as TakedownFacts,
    proof: row.proof === null ? null : (JSON.parse(row.proof) as unknown),
    liftedBy: row.lifted_by,
    liftedAt: row.lifted_at,
    isUnfinished: row.is_unfinished === 1,
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
  "most read":
    "SELECT (SELECT count(*) FROM most_read WHERE post_id = ?1) + (SELECT count(*) FROM post_views WHERE post_id = ?1) AS n",
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
