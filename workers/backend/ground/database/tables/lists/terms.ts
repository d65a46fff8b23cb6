/** Categories, tags and topics. */

import { toColumnList, toJsonObject } from "#workers/backend/ground/database/tables/columns.ts";
import { type MediaColumns, mediaFields } from "#workers/backend/ground/database/tables/posts/media.ts";
import { findWholePost } from "#workers/backend/ground/database/tables/posts/whole-posts.ts";
import type { Keyed, Queries } from "#workers/backend/ground/database/tables/queries.ts";
import { termPlacesSql, termTotalSql } from "./term-blocks.ts";

export type Taxonomy = "category" | "tag" | "topic";
export type TermRow = MediaColumns & {
  id: number;
  taxonomy: Taxonomy;
  slug: string;
  title: string;
  description: string | null;
  parent_id: number | null;
  button_text: string | null;
  button_link: string | null;
};

const termFields = {
  id: "t.id",
  taxonomy: "t.taxonomy",
  slug: "t.slug",
  title: "t.title",
  description: "t.description",
  parent_id: "t.parent_id",
  button_text: "t.button_text",
  button_link: "t.button_link",
  ...mediaFields,
} satisfies Record<keyof TermRow, string>;
export const termColumns = toColumnList(termFields);

const termSql = `SELECT ${termColumns} FROM terms t LEFT JOIN media m ON m.id = t.media_id
  WHERE t.taxonomy = ?1 AND t.slug = ?2`;
/** The terms of posts, and one of them as JSON. */
export const termsOfPostFrom = `post_terms pt CROSS JOIN terms t ON t.id = pt.term_id LEFT JOIN media m ON m.id = t.media_id`;
export const termJson = toJsonObject({ position: "pt.position", ...termFields });
const termsOfPostSql = `SELECT pt.post_id AS key, pt.position, ${termColumns}
  FROM ${termsOfPostFrom}
  WHERE pt.post_id IN (SELECT value FROM json_each(?1))`;
const termListSql = `SELECT t.list_key, ${termColumns} FROM (${termPlacesSql}) entry CROSS JOIN terms t ON t.id = entry.id
  LEFT JOIN media m ON m.id = t.media_id`;

type PlacedTerm = TermRow & { position: number };
type ListedTerm = TermRow & { list_key: string };
export type TermPage = { rows: TermRow[]; total: number };

/** One term, or null. */
export async function readTerm(queries: Queries, taxonomy: Taxonomy, slug: string): Promise<TermRow | null> {
  queries.note("term", toFeedKey({ taxonomy, slug }));
  const [row] = noteTerms(queries, await queries.all<TermRow>(termSql, taxonomy, slug));
  return row ?? null;
}

/** Whose terms have their page among the topics: the tag where there is no topic of that slug. */
export const topicTaxonomies = ["topic", "tag"] as const;

/** The term whose page stands among the topics, or null. */
export async function readTopic(queries: Queries, slug: string): Promise<TermRow | null> {
  // A post may bring the topic along, which then stands in the tag's place.
  queries.note("feed", toFeedKey({ taxonomy: "topic", slug }));
  const found = await Promise.all(topicTaxonomies.map((taxonomy) => readTerm(queries, taxonomy, slug)));
  return found.find((term) => term !== null) ?? null;
}

/** The list of a term's posts. */
export function toFeedKey({ taxonomy, slug }: Pick<TermRow, "taxonomy" | "slug">): string {
  return `${taxonomy}:${slug}`;
}

/** The terms of a post in the newsroom's order. */
export async function readTermsOfPost(queries: Queries, postId: number): Promise<TermRow[]> {
  const whole = await findWholePost(queries, postId);
  const rows =
    whole === undefined
      ? await queries.byKey<PlacedTerm & Keyed>(termsOfPostSql, postId)
      : (JSON.parse(whole?.terms ?? "[]") as PlacedTerm[]);
  return noteTerms(queries, rows).toSorted((one, other) => one.position - other.position);
}

/** A page of a taxonomy's list: categories and tags by slug, topics by title, without the children of a place. */
export async function readTerms(queries: Queries, taxonomy: Taxonomy, limit: number, offset: number): Promise<TermPage> {
  queries.note("terms");
  const [rows, [count]] = await Promise.all([
    queries.all<ListedTerm>(termListSql, taxonomy, limit, offset),
    queries.all<{ total: number }>(termTotalSql, taxonomy),
  ]);
  return { rows: noteTerms(queries, rows).toSorted(compareListed), total: count?.total ?? 0 };
}

/** As the list's index has them. */
function compareListed(one: ListedTerm, other: ListedTerm): number {
  if (one.list_key === other.list_key) return one.id - other.id;
  return one.list_key < other.list_key ? -1 : 1;
}

/** Notes that the answer shows these terms, and their pictures. */
export function noteTerms<Row extends TermRow>(queries: Queries, rows: Row[]): Row[] {
  for (const row of rows) {
    queries.note("term", toFeedKey(row));
    if (row.media_id !== null) queries.note("media", row.media_id);
  }
  return rows;
}
