/** What a reader wrote here, and what became of it (decision 100): for its author alone. */
import type { CommentGroundName } from "#shared/rules/comment-grounds.ts";
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { findSession } from "#workers/backend/readers/accounts/session/sessions.ts";
import type { HoldReason } from "./comment-rules.ts";

export type OwnComment = {
  id: number;
  html: string;
  created_at: number;
  edited_at: number | null;
  is_hidden: number;
  held_for: HoldReason | null;
  useful: number;
  answers: number;
  post_id: number;
  title: string;
  slug: string;
  decision_id: number | null;
  ground: CommentGroundName | null;
  reason: string | null;
  decided_at: number | null;
  complained_at: number | null;
  answer: string | null;
  is_upheld: number | null;
};

export type OwnPage = { author: { public_name: string | null; is_banned: boolean }; items: OwnComment[]; next: number | null };

const COMMENTS_A_PAGE = 20;

const columns = `c.id, c.html, c.created_at, c.edited_at, c.is_hidden, c.held_for, c.useful, c.answers, c.post_id, p.title, p.slug,
  d.id AS decision_id, d.ground, d.reason, d.decided_at, d.complained_at, d.answer, d.is_upheld`;
/** The last decision stands; a ban that was taken back says nothing of the comment. */
const joins = `CROSS JOIN comments c ON c.id = o.comment_id CROSS JOIN posts p ON p.id = c.post_id
  LEFT JOIN comment_decisions d ON d.id = (
    SELECT max(id) FROM comment_decisions WHERE comment_id = c.id AND kind <> 'unbanned')`;
const listSql = `SELECT ${columns} FROM comment_authors o ${joins}
  WHERE o.account_id = ?1 AND o.comment_id < ?2 ORDER BY o.comment_id DESC LIMIT ${COMMENTS_A_PAGE + 1}`;
const oneSql = `SELECT ${columns} FROM comment_authors o ${joins} WHERE o.comment_id = ?2 AND o.account_id = ?1`;

/** The newest first, behind the comment `before`; null without a valid session. */
export async function readOwnComments(
  call: Call,
  keys: { h: string; t: string },
  before: number | null,
): Promise<OwnPage | null> {
  const account = await findAuthor(call, keys);
  if (account === null) return null;
  const { DB } = call.env;
  const [authors, comments] = await DB.batch([
    DB.prepare("SELECT public_name, comment_banned_at FROM accounts WHERE id = ?1").bind(account),
    DB.prepare(listSql).bind(account, before ?? Number.MAX_SAFE_INTEGER),
  ]);
  const author = authors?.results[0] as { public_name: string | null; comment_banned_at: number | null } | undefined;
  const rows = (comments?.results ?? []) as OwnComment[];
  const items = rows.slice(0, COMMENTS_A_PAGE);
  return {
    author: { public_name: author?.public_name ?? null, is_banned: (author?.comment_banned_at ?? null) !== null },
    items,
    next: rows.length > items.length ? (items.at(-1)?.id ?? null) : null,
  };
}

/** One of the reader's comments; null without a valid session, and for one that is somebody else's. */
export async function readOwnComment(call: Call, keys: { h: string; t: string }, id: number): Promise<OwnComment | null> {
  const account = await findAuthor(call, keys);
  return account === null ? null : call.env.DB.prepare(oneSql).bind(account, id).first<OwnComment>();
}

async function findAuthor(call: Call, { h, t }: { h: string; t: string }): Promise<number | null> {
  return (await findSession(call, { hash: h, token: t }))?.account.id ?? null;
}
