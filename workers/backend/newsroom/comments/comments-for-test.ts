/** For tests: readers who comment on the posts of a small paper. */

import { raiseVersionStatement } from "#workers/backend/ground/changes/content-version.ts";
import { forgetVersion } from "#workers/backend/ground/changes/known-version.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { send } from "#workers/backend/readers/accounts/accounts-for-test.ts";
import type { SsoUser } from "#workers/backend/readers/accounts/replies/account-results.ts";

export const keysOf = ({ hash, token }: SsoUser) => ({ h: hash, t: token });

export const commentOperations = {
  send: `mutation ($h: String!, $t: String!, $comment: CommentInput!, $grant: String, $gift: GiftKey) {
    reply: sendComment(h: $h, t: $t, comment: $comment, grant: $grant, gift: $gift) { success id problem message } }`,
  edit: `mutation ($h: String!, $t: String!, $id: Int!, $text: String!) {
    reply: editComment(h: $h, t: $t, id: $id, text: $text) { success message } }`,
  withdraw:
    "mutation ($h: String!, $t: String!, $id: Int!) { reply: withdrawComment(h: $h, t: $t, id: $id) { success message } }",
  complain: `mutation ($h: String!, $t: String!, $id: Int!, $text: String!) {
    reply: complainOfComment(h: $h, t: $t, id: $id, text: $text) { success message } }`,
  mark: `mutation ($h: String!, $t: String!, $id: Int!, $is_useful: Boolean!) {
    reply: markComment(h: $h, t: $t, id: $id, is_useful: $is_useful) { count message } }`,
  react: `mutation ($h: String!, $t: String!, $post: Int!, $is_on: Boolean!) {
    reply: reactToPost(h: $h, t: $t, post: $post, is_on: $is_on) { count message } }`,
  name: "mutation ($h: String!, $t: String!, $name: String!) { reply: setPublicName(h: $h, t: $t, name: $name) { success message } }",
  own: `query ($h: String!, $t: String!, $before: Int) { reply: own_comments(h: $h, t: $t, before: $before) {
    public_name is_banned next items { id text html date is_edited state held_for editable_until useful_count post_id
      post_title post_link decision { ground reason date can_complain has_complained answer is_upheld } } } }`,
  one: "query ($h: String!, $t: String!, $id: Int!) { reply: own_comment(h: $h, t: $t, id: $id) { id state } }",
  marks: `query ($h: String!, $t: String!, $post: Int!, $comments: [Int!]!) {
    reply: own_marks(h: $h, t: $t, post: $post, comments: $comments) { comments has_reacted } }`,
} as const;

// biome-ignore lint/suspicious/noExplicitAny: the shape is what each test says
export type Reply = { reply: any; codes: (string | undefined)[] };

/** What a reader's call about comments is answered with. */
export async function call(env: Env, reader: SsoUser, name: keyof typeof commentOperations, args: object = {}): Promise<Reply> {
  const { answer } = await send(env, { query: commentOperations[name], variables: { ...keysOf(reader), ...args } });
  return { reply: answer.data?.reply ?? null, codes: (answer.errors ?? []).map(({ extensions }) => extensions?.code) };
}

/** Opens the posts of the paper for comments, or closes them. */
export async function setRule(env: Env, rule: "before" | "after" | "closed", scope = "all", key = ""): Promise<void> {
  await env.DB.batch([
    env.DB.prepare("INSERT OR REPLACE INTO comment_rules (scope, key, rule) VALUES (?1, ?2, ?3)").bind(scope, key, rule),
    raiseVersionStatement(env.DB),
  ]);
  forgetVersion(env.DB);
}

/** As if a comment of theirs could be read already. */
export async function makeKnown(env: Env, postId: number, ...readers: SsoUser[]): Promise<void> {
  for (const { user_id: id } of readers) {
    const source = `here:known-${id}`;
    await env.DB.batch([
      env.DB.prepare(
        `INSERT OR IGNORE INTO comments (source, post_id, author, html, created_at, conversation) VALUES (?1, ?2, 'x', '<p>Servus.</p>', 1, ?1)`,
      ).bind(source, postId),
      env.DB.prepare(
        "INSERT OR IGNORE INTO comment_authors (comment_id, account_id, sent_digest) SELECT id, ?2, ?1 FROM comments WHERE source = ?1",
      ).bind(source, Number(id)),
    ]);
  }
}
