/** What readers follow in their accounts: topics, authors, municipalities. */
import { MAX_FOLLOWS } from "#graphql/generated/contract.ts";
import type { Call } from "#workers/backend/ground/caller/caller.ts";
import { type SubjectKey, subjectExistsSql } from "#workers/backend/ground/database/tables/lists/followed.ts";
import { countAttempts, refuseAttempt } from "#workers/backend/ground/limits/rate-limits.ts";
import { profileChanges } from "#workers/backend/readers/accounts/account-rate-limits.ts";
import { findSession } from "#workers/backend/readers/accounts/session/sessions.ts";

type SessionInput = { h: string; t: string };
type Change = SessionInput & { subjects: readonly SubjectKey[] };
/** `subjects` are all that the account follows now, newest first. */
export type FollowResult =
  | { kind: "done"; subjects: SubjectKey[] }
  | { kind: "no-session" }
  | { kind: "too-many"; message: string };

// An account has a hundred at most: they are sorted here, and the table needs no index of their times.
const listSql = "SELECT kind, key, followed_at FROM follows WHERE account_id = ?1 LIMIT ?2";
type Row = SubjectKey & { followed_at: number };

/** What there is room for, in the order of the list. */
const followSql = `INSERT INTO follows (account_id, kind, key, followed_at)
  SELECT ?1, s.value ->> 'kind', s.value ->> 'key', ?3 FROM json_each(?2) s
  WHERE ${subjectExistsSql} AND NOT EXISTS (
    SELECT 1 FROM follows f WHERE f.account_id = ?1 AND f.kind = s.value ->> 'kind' AND f.key = s.value ->> 'key')
  LIMIT max(0, ?4 - (SELECT count(*) FROM follows WHERE account_id = ?1))
  ON CONFLICT DO NOTHING`;

const unfollowSql = `DELETE FROM follows WHERE account_id = ?1 AND (kind, key) IN (
  SELECT s.value ->> 'kind', s.value ->> 'key' FROM json_each(?2) s)`;

/** Following one, and joining a browser's own list with the account's, are the same: sent twice it does nothing more. */
export function follow(call: Call, { subjects, ...session }: Change): Promise<FollowResult> {
  const once = [...new Map(subjects.map(({ kind, key }) => [`${kind}:${key}`, { kind, key }])).values()];
  return change(call, session, (db, accountId) =>
    db.prepare(followSql).bind(accountId, JSON.stringify(once), call.now, MAX_FOLLOWS),
  );
}

export function unfollow(call: Call, { subjects, ...session }: Change): Promise<FollowResult> {
  return change(call, session, (db, accountId) => db.prepare(unfollowSql).bind(accountId, JSON.stringify(subjects)));
}

async function change(
  call: Call,
  { h, t }: SessionInput,
  toStatement: (db: D1Database, accountId: number) => D1PreparedStatement,
): Promise<FollowResult> {
  const session = await findSession(call, { hash: h, token: t });
  if (session === null) return { kind: "no-session" };
  const { id } = session.account;
  const [exceeded] = await countAttempts(call, [{ limit: profileChanges, subject: String(id) }]);
  if (exceeded !== undefined) return { kind: "too-many", message: refuseAttempt(exceeded).message };
  const { DB } = call.env;
  const replies = await DB.batch<Row>([toStatement(DB, id), DB.prepare(listSql).bind(id, MAX_FOLLOWS)]);
  return { kind: "done", subjects: toSubjects(replies.at(-1)?.results ?? []) };
}

/** What the reader of that session follows, newest first; null without a valid session. */
export async function readFollows(call: Call, { h, t }: SessionInput): Promise<SubjectKey[] | null> {
  const session = await findSession(call, { hash: h, token: t });
  if (session === null) return null;
  const { results } = await call.env.DB.prepare(listSql).bind(session.account.id, MAX_FOLLOWS).all<Row>();
  return toSubjects(results);
}

function toSubjects(rows: Row[]): SubjectKey[] {
  return rows.toSorted((one, other) => other.followed_at - one.followed_at).map(({ kind, key }) => ({ kind, key }));
}
