/** Posts that are written at the desk, wherever they came from: a post has one owner, and no import or bridge changes what is the desk's. */

/** The reason of a refused record. */
export const AT_DESK = "it is written at the desk by now: give it back before another system writes it (npm run desk)";

/** Of these sources of posts those that are the desk's. */
export async function readDeskOwned(db: D1Database, sources: readonly string[]): Promise<Set<string>> {
  if (sources.length === 0) return new Set();
  const { results } = await db
    .prepare("SELECT dp.source FROM json_each(?1) JOIN desk_posts dp ON dp.source = json_each.value")
    .bind(JSON.stringify(sources))
    .all<{ source: string }>();
  return new Set(results.map(({ source }) => source));
}
