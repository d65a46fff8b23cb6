/** Authors; their mail addresses stay inside, but for those that the publisher gives to readers. */
import { toColumnList, toJsonObject } from "#workers/backend/ground/database/tables/columns.ts";
import type { Keyed, Queries } from "#workers/backend/ground/database/tables/queries.ts";
import { type MediaColumns, mediaColumns } from "./media.ts";
import { findWholePost } from "./whole-posts.ts";

export type AuthorRow = {
  id: number;
  slug: string;
  name: string;
  role: string | null;
  description: string | null;
  has_page: number;
};

/** What the author's own page shows besides. */
export type AuthorPageRow = AuthorRow & MediaColumns & { contact: string | null };

const authorFields = {
  id: "a.id",
  slug: "a.slug",
  name: "a.name",
  role: "a.role",
  description: "a.description",
  has_page: "a.has_page",
} satisfies Record<keyof AuthorRow, string>;
const authorColumns = toColumnList(authorFields);

const pageSql = (key: string, which: string) => `SELECT ${key} ${authorColumns}, a.contact, ${mediaColumns}
  FROM authors a LEFT JOIN media m ON m.id = a.media_id WHERE ${which}`;
const authorSql = pageSql("", "a.slug = ?1");
const authorByIdSql = pageSql("a.id AS key,", "a.id IN (SELECT value FROM json_each(?1))");
/** The authors of posts, and one of them as JSON. */
export const authorsOfPostFrom = "post_authors pa CROSS JOIN authors a ON a.id = pa.author_id";
export const authorJson = toJsonObject({ position: "pa.position", ...authorFields });
const authorsOfPostSql = `SELECT pa.post_id AS key, pa.position, ${authorColumns}
  FROM ${authorsOfPostFrom}
  WHERE pa.post_id IN (SELECT value FROM json_each(?1))`;

type PlacedAuthor = AuthorRow & { position: number };

/** The list of an author's posts. */
export function toAuthorFeedKey(slug: string): string {
  return `author:${slug}`;
}

/** One author with all that their page shows, or null. */
export async function readAuthor(queries: Queries, slug: string): Promise<AuthorPageRow | null> {
  queries.note("author", slug);
  // A post may bring the author along.
  queries.note("feed", toAuthorFeedKey(slug));
  const [row] = await queries.all<AuthorPageRow>(authorSql, slug);
  return notePicture(queries, row);
}

/** What a page of an author shows besides what a post's byline knows. */
export async function readAuthorPage(queries: Queries, author: AuthorRow | AuthorPageRow): Promise<AuthorPageRow | null> {
  if ("contact" in author) return author;
  const [row] = await queries.byKey<AuthorPageRow & Keyed>(authorByIdSql, author.id);
  return notePicture(queries, row);
}

function notePicture(queries: Queries, row: AuthorPageRow | undefined): AuthorPageRow | null {
  if (row !== undefined && row.media_id !== null) queries.note("media", row.media_id);
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
