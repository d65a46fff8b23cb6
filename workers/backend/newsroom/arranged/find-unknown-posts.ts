const unknownSql = "SELECT value AS id FROM json_each(?1) WHERE NOT EXISTS (SELECT 1 FROM posts WHERE id = value)";

/** Those of the numbers that are no post, or none any more. */
export async function findUnknownPosts(db: D1Database, ids: readonly number[]): Promise<Set<number>> {
  const { results } = await db.prepare(unknownSql).bind(JSON.stringify(ids)).all<{ id: number }>();
  return new Set(results.map(({ id }) => id));
}
