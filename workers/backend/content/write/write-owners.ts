/**
 * Authors and terms are known by their slug alone, so two systems may bring the same one. Who brought it first keeps it: another
 * one's posts refer to it, and its texts stay. The publisher's own systems may change everything.
 */

/** Who brings records without saying it: a system of the publisher's. */
export const OWN = "own";

/** Whether a record of `owner` may change a row of `stands`; null has no owner. */
export function mayChange(stands: string | null, owner: string): boolean {
  return stands === null || stands === owner || owner === OWN;
}

/** Who brought a post: `demo` for `demo:{slug}`, `wp:{site}` for `wp:{site}:{id}`. */
export function toOwner(source: string): string {
  return /^(demo|wp:.+):[^:]*$/s.exec(source)?.[1] ?? OWN;
}

const questions = {
  // Who is only named by posts belongs to the first who says more of them.
  author: `SELECT 'author:' || t.slug AS key, iif(t.has_page = 1, t.owner, NULL) AS owner
    FROM json_each(?1) j JOIN authors t ON t.slug = j.value ->> 'slug'`,
  term: `SELECT t.taxonomy || ':' || t.slug AS key, t.owner FROM json_each(?1) j
    JOIN terms t ON t.taxonomy = j.value ->> 'taxonomy' AND t.slug = j.value ->> 'slug'`,
};

/** Owners of what stands there, by `author:{slug}` or `{taxonomy}:{slug}`. */
export async function readOwners(
  db: D1Database,
  kind: keyof typeof questions,
  records: { slug: string; taxonomy?: string }[],
): Promise<Map<string, string | null>> {
  const named = records.map(({ slug, taxonomy }) => ({ slug, taxonomy }));
  const { results } = await db.prepare(questions[kind]).bind(JSON.stringify(named)).all<{ key: string; owner: string | null }>();
  return new Map(results.map((row) => [row.key, row.owner]));
}

/** The note on a record whose row is another's. */
export function toKeptNote(owner: string | null | undefined): string {
  return `it came from ${owner === OWN ? "a system of the publisher's" : (owner ?? "elsewhere")} before and stays as it is`;
}
