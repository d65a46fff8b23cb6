/** Authors; their mail addresses stay inside. */
import { toColumnList, toJsonObject } from "#workers/backend/ground/database/tables/columns.ts";
import type { Keyed, Queries } from "#workers/backend/ground/database/tables/queries.ts";
import { findWholePost } from "./whole-posts.ts";

export type AuthorRow = { id: number; slug: string; name: string; role: string | null; description: string | null };

const authorFields = {
  id: "a.id",
  slug: "a.slug",
  name: "a.name",
  role: "a.role",
  description: "a.description",
} satisfies Record<keyof AuthorRow, string>;
const authorColumns = toColumnList(authorFields);

const authorSql = `SELECT ${authorColumns} FROM authors a WHERE a.slug = ?1`;
/** The authors of posts, and one of them as JSON. */
export const authorsOfPostFrom = "post_authors pa CROSS JOIN authors a ON a.id = pa.author_id";
export const authorJson = toJsonObject({ position: "pa.position", ...authorFields });
const authorsOfPostSql = `SELECT pa.post_id AS key, pa.position, ${authorColumns}
  FROM ${authorsOfPostFrom}
  WHERE pa.post_id IN (SELECT value FROM json_each(?1))`;

type PlacedAuthor = AuthorRow & { position: number };

/** One author, or null. */
export async function readAuthor(queries: Queries, slug: string): Promise<AuthorRow | null> {
  queries.note("author", slug);
  const [row] = await queries.all<AuthorRow>(authorSql, slug);
  return row ?? null;
}

/** The authors of a post in the order of the byline. */
export async function readAuthorsOfPost(queries: Queries, postId: number): Promise<AuthorRow[]> {
  const whole = await findWholePost(queries, postId);
  const rows =
    whole === undefined
      ? await queries.byKey<PlacedAuthor & Keyed>(authorsOfPostSql, postId)
      : (JSON.parse(whole?.authors ?? "[]") as PlacedAuthor[]);
  for (const { slug } of rows) queries.note("author", slug);
  return rows.toSorted((one, other) => one.position - other.position);
}
