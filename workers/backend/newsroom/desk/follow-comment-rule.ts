/** A text of the desk may say where comments are taken at its post; so may whoever moderates them, at any time. */

import type { DeskText } from "#shared/content/desk-text.ts";
import type { ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { setCommentRules } from "#workers/backend/newsroom/comments/set-comment-rules.ts";

type Rule = DeskText["commentRule"];

const publishedSql = `SELECT text ->> 'commentRule' AS rule FROM desk_versions
  WHERE desk_id = ?1 AND kind IN ('published', 'planned') ORDER BY id DESC LIMIT 1`;

/** What the text said when it came out last; null where it never did. To be asked before it comes out again. */
export function readPublishedRule(db: D1Database, id: number): Promise<Rule> {
  return db.prepare(publishedSql).bind(id).first<Rule>("rule");
}

/** The rule of a text holds for its post from now on, where it says another one than it said `before`: else what was set since stays. */
export async function followCommentRule(
  env: ChangeEnv,
  { text, postId, before }: { text: Pick<DeskText, "commentRule">; postId: number; before: Rule },
): Promise<void> {
  if (text.commentRule !== before) await setCommentRules(env, [{ scope: "post", key: String(postId), rule: text.commentRule }]);
}
