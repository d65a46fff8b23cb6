/** Authors; their mail addresses stay inside. */
import type { Keyed, Queries } from "#workers/backend/ground/database/tables/queries.ts";

export type AuthorRow = { id: number; slug: string; name: string; role: string | null; description: string | null };

const authorSql = "SELECT id, slug, name, role, description FROM authors WHERE slug = ?1";
const authorsOfPostSql = `SELECT pa.post_id AS key, pa.position, a.id, a.slug, a.name, a.role, a.description
  FROM post_authors pa CROSS JOIN authors a ON a.id = pa.author_id
  WHERE pa.post_id IN (SELECT value FROM json_each(?1))`;

/** One author, or null. */
export async function readAuthor(queries: Queries, slug: string): Promise<AuthorRow | null> {
  queries.note("author", slug);
  const [row] = await queries.all<AuthorRow>(authorSql, slug);
  return row ?? null;
}

/** The authors of a post in the order of the byline. */
export async function readAuthorsOfPost(queries: Queries, postId: number): Promise<AuthorRow[]> {
  const rows = await queries.byKey<AuthorRow & Keyed & { position: number }>(authorsOfPostSql, postId);
  for (const { slug } of rows) queries.note("author", slug);
  return rows.toSorted((one, other) => one.position - other.position);
}
