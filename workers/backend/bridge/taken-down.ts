/** What was taken down here must never come back, neither text nor picture: asked before anything of it is fetched (decision 101). */

/** Of these sources those that were taken down. */
export async function readTakenDown(
  db: D1Database,
  kind: "post" | "media",
  sources: readonly string[],
): Promise<ReadonlySet<string>> {
  if (sources.length === 0) return new Set();
  const { results } = await db
    .prepare(
      `SELECT DISTINCT s.source FROM json_each(?1) j
       CROSS JOIN tombstone_sources s ON s.kind = ?2 AND s.source = j.value
       JOIN tombstones t ON t.post_id = s.post_id WHERE t.lifted_at IS NULL`,
    )
    .bind(JSON.stringify(sources), kind)
    .all<{ source: string }>();
  return new Set(results.map(({ source }) => source));
}
