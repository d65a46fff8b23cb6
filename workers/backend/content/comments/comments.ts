/** Comments of a post as readers read them (decision 100): by conversations, of which each page costs the same. */

import type { Keyed, Queries } from "#workers/backend/ground/database/tables/queries.ts";

export type CommentRow = {
  id: number;
  source: string;
  author: string;
  html: string;
  created_at: number;
  edited_at: number | null;
  conversation: string;
  path: string;
  /** Of a conversation's first comment: how many answers can be read. */
  answers: number;
  useful: number;
  by_newsroom: number;
  /** 1 for one that nobody may read any more, and that stands for its answers. */
  is_hidden: number;
};

export const commentSorts = ["USEFUL", "NEWEST", "OLDEST"] as const;
export type CommentSort = (typeof commentSorts)[number];

/** The place behind a conversation, in the order of a sort. */
export type ConversationCursor = { useful: number; at: number; id: number };

export const CONVERSATIONS_A_PAGE = 20;
/** Answers of each conversation in a list; the rest has a page of the conversation's own. */
export const ANSWERS_IN_A_LIST = 10;
export const ANSWERS_A_PAGE = 50;
const BEST = 3;

const columns = `c.id, c.source, c.author, c.html, c.created_at, c.edited_at, c.conversation, c.path, c.answers, c.useful,
  c.by_newsroom, c.is_hidden`;
/** As the partial indexes have it. */
const begins = "c.path = '' AND (c.is_hidden = 0 OR c.answers > 0)";

const orders: Record<CommentSort, { after: string; by: string }> = {
  USEFUL: { after: "(c.useful, c.created_at, c.id) < (?2, ?3, ?4)", by: "c.useful DESC, c.created_at DESC, c.id DESC" },
  NEWEST: { after: "(c.created_at, c.id) < (?3, ?4) AND ?2 IS NOT NULL", by: "c.created_at DESC, c.id DESC" },
  OLDEST: { after: "(c.created_at, c.id) > (?3, ?4) AND ?2 IS NOT NULL", by: "c.created_at, c.id" },
};

const END = 9e15;
const starts: Record<CommentSort, ConversationCursor> = {
  USEFUL: { useful: END, at: END, id: END },
  NEWEST: { useful: 0, at: END, id: END },
  OLDEST: { useful: 0, at: -END, id: 0 },
};

/** The first comments of a page of conversations, and one more where there are more. */
export function readConversations(
  queries: Queries,
  postId: number,
  { sort, after }: { sort: CommentSort; after: ConversationCursor | null },
): Promise<CommentRow[]> {
  queries.note("comments", postId);
  const { useful, at, id } = after ?? starts[sort];
  const order = orders[sort];
  const sql = `SELECT ${columns} FROM comments c WHERE c.post_id = ?1 AND ${begins} AND ${order.after}
    ORDER BY ${order.by} LIMIT ${CONVERSATIONS_A_PAGE + 1}`;
  return queries.all<CommentRow>(sql, postId, useful, at, id);
}

const answersSql = `SELECT ${columns} FROM json_each(?1) CROSS JOIN comments c ON c.id IN (
    SELECT a.id FROM comments a WHERE a.conversation = json_each.value AND a.path > '' AND a.is_hidden = 0
    ORDER BY a.path LIMIT ${ANSWERS_IN_A_LIST})`;

/** The first answers of each of these conversations, in the order of reading, by conversation. */
export async function readFirstAnswers(queries: Queries, conversations: readonly string[]): Promise<Map<string, CommentRow[]>> {
  if (conversations.length === 0) return new Map();
  const rows = await queries.all<CommentRow>(answersSql, JSON.stringify(conversations));
  const byPath = rows.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  return Map.groupBy(byPath, ({ conversation }) => conversation);
}

const bestSql = `SELECT c.post_id AS key, ${columns} FROM json_each(?1) CROSS JOIN comments c ON c.id IN (
    SELECT b.id FROM comments b WHERE b.post_id = json_each.value AND b.path = '' AND (b.is_hidden = 0 OR b.answers > 0)
    ORDER BY b.useful DESC, b.created_at DESC, b.id DESC LIMIT ${2 * BEST})`;

/** The three that most readers called "lesenswert", the newest first among equals. */
export async function readBestComments(queries: Queries, postId: number): Promise<CommentRow[]> {
  queries.note("comments", postId);
  const rows = await queries.byKey<CommentRow & Keyed>(bestSql, postId);
  return rows
    .filter(({ is_hidden }) => is_hidden === 0)
    .toSorted((one, other) => other.useful - one.useful || other.created_at - one.created_at || other.id - one.id)
    .slice(0, BEST);
}

const ownSql = `SELECT ${columns} FROM comments c WHERE c.id = ?1 AND c.post_id = ?2 AND (c.is_hidden = 0 OR c.answers > 0)`;

/** A comment of the post that can be read, or that stands for its answers; null for any other. */
export async function readComment(queries: Queries, postId: number, id: number): Promise<CommentRow | null> {
  queries.note("comments", postId);
  const [row] = await queries.all<CommentRow>(ownSql, id, postId);
  return row ?? null;
}

const firstSql = `SELECT ${columns} FROM comments c WHERE c.source = ?1`;
const partSql = `SELECT ${columns} FROM comments c WHERE c.conversation = ?1 AND c.is_hidden = 0 AND c.path > ?2
  ORDER BY c.path LIMIT ${ANSWERS_A_PAGE + 1}`;

/** The first comment of a conversation, and a page of its answers behind the path `after`, with one more where there are more. */
export async function readConversation(
  queries: Queries,
  { conversation, after }: { conversation: string; after: string },
): Promise<{ first: CommentRow | null; answers: CommentRow[] }> {
  const [[first], answers] = await Promise.all([
    queries.all<CommentRow>(firstSql, conversation),
    queries.all<CommentRow>(partSql, conversation, after),
  ]);
  return { first: first ?? null, answers };
}
